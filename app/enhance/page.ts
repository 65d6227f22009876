/** The only script of pages that ship no React: small helps over markup that works without them (docs: at most 3 KB). */
import { THEME_STORAGE_KEY } from "../theme.ts";

const YEAR_SECONDS = 31_536_000;
const CODE_DIGITS = 6;
const TOAST_MS = 5_000;
const root = document.documentElement;

rememberTimeZone();
keepTheme();
forgetErrorParameter();
each("[data-countdown]", countDown);
each<HTMLInputElement>("[data-digits]", takeDigitsOnly);
each("[data-reveal]", (button) => (button.hidden = false));
each("[data-toasts]", dismissToasts);
each("[data-play]", playWhenSeen);
document.addEventListener("click", onClick);
document.addEventListener("submit", onSubmit);

/** Streaks and greetings follow the person's own clock. */
function rememberTimeZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) setCookie("tz", encodeURIComponent(zone));
}

/** The cookie decides, because the server reads it; storage keeps a copy that outlives a cleared cookie. */
function keepTheme() {
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY);
    const isUnset = !/(^|; )theme=/.test(document.cookie);
    if (isUnset && (kept === "light" || kept === "dark")) setTheme(kept);
    else localStorage.setItem(THEME_STORAGE_KEY, root.dataset.theme ?? "system");
  } catch {
    // Storage may be forbidden.
  }
}

function setTheme(theme: string) {
  root.dataset.theme = theme;
  setCookie("theme", theme);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage may be forbidden.
  }
}

/** Its banner is on the page; a reload or a shared link should not repeat it. */
function forgetErrorParameter() {
  const url = new URL(location.href);
  if (!/^\/(login|signup)$/.test(url.pathname) || !url.searchParams.has("error")) return;
  url.searchParams.delete("error");
  history.replaceState(history.state, "", url);
}

/** Holds the form's button back until the seconds are over. */
function countDown(line: HTMLElement) {
  const shown = line.querySelector("span");
  const button = line.closest("form")?.querySelector("button");
  const end = Date.now() + Number(line.dataset.countdown) * 1_000;
  if (!shown || !button) return;
  button.disabled = true;
  const timer = setInterval(() => {
    const left = Math.ceil((end - Date.now()) / 1_000);
    shown.textContent = String(Math.max(0, left));
    if (left > 0) return;
    clearInterval(timer);
    button.disabled = false;
    line.textContent = "Nothing there? Look in your spam folder, or send another code.";
  }, 250);
}

function takeDigitsOnly(input: HTMLInputElement) {
  const button = input.form?.querySelector("button");
  const read = () => {
    const digits = input.value.replace(/\D/g, "").slice(0, CODE_DIGITS);
    if (digits !== input.value) input.value = digits;
    if (button) button.disabled = digits.length !== CODE_DIGITS;
  };
  input.addEventListener("input", read);
  read();
}

/** Hides a toast after five seconds, never while it is pointed at or focused. React may fill the same node again. */
function dismissToasts(region: HTMLElement) {
  let timer = 0;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (region.matches(":hover, :focus-within")) start();
      else region.hidden = true;
    }, TOAST_MS);
  };
  new MutationObserver(() => {
    region.hidden = false;
    start();
  }).observe(region, { childList: true, characterData: true, subtree: true });
  for (const leave of ["mouseleave", "focusout"]) region.addEventListener(leave, start);
  start();
}

/** On a phone the sample conversation lies below the first screen: it should not be over before it is seen. */
function playWhenSeen(figure: HTMLElement) {
  figure.dataset.waiting = "";
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      delete figure.dataset.waiting;
      observer.disconnect();
    },
    { threshold: 0.4 },
  ).observe(figure);
}

function onClick(event: Event) {
  const target = event.target instanceof Element ? event.target : undefined;
  const reveal = target?.closest<HTMLButtonElement>("[data-reveal]");
  if (reveal) toggleReveal(reveal);
  if (target?.closest("[data-reload]")) {
    event.preventDefault();
    location.reload();
  }
  if (target?.closest("[data-back]") && document.referrer.startsWith(`${location.origin}/`)) {
    event.preventDefault();
    history.back();
  }
}

function toggleReveal(button: HTMLButtonElement) {
  const input = document.getElementById(button.dataset.reveal ?? "");
  if (!(input instanceof HTMLInputElement)) return;
  const isShown = input.type === "password";
  input.type = isShown ? "text" : "password";
  button.textContent = isShown ? "Hide" : "Show";
  button.setAttribute("aria-pressed", String(isShown));
}

function onSubmit(event: SubmitEvent) {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || !target.matches("[data-theme-form]")) return;
  if (!(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  setTheme(submitter.value);
  // The pressed button gives its place to the other one; the focus goes along.
  target.querySelector<HTMLButtonElement>(`button:not([value="${submitter.value}"])`)?.focus();
}

function setCookie(name: string, value: string) {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

function each<T extends HTMLElement = HTMLElement>(selector: string, enhance: (element: T) => void) {
  document.querySelectorAll<T>(selector).forEach(enhance);
}
