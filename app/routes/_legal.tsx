export { loader, default } from "./_public.tsx";
