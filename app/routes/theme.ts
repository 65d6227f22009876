import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { safeRedirect } from "../session.server.ts";
import { themeCookie } from "../theme.server.ts";
import { THEMES } from "../theme.ts";

/** POST /theme: keeps the choice in a cookie and returns to the page it was made on. */
export async function action({ request }: ActionFunctionArgs) {
  const formData = await request.formData();
  const theme = THEMES.find((one) => one === formData.get("theme")) ?? "system";
  return redirect(safeRedirect(formData.get("returnTo")), { headers: { "Set-Cookie": themeCookie(theme) } });
}

export function loader() {
  return redirect("/");
}
