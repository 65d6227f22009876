/** What brought the person back to this page went wrong. Announced at once. */
export function PublicBanner({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p role="alert" className="flex gap-2 rounded-card border border-bad bg-bad-wash p-4 font-semibold text-bad">
      <span aria-hidden="true">!</span>
      {text}
    </p>
  );
}
