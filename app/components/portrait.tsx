/** A partner's drawn portrait. Decorative: the name is always beside it. */
export function Portrait({ src, size, className = "" }: { src: string; size: number; className?: string }) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`flex-none rounded-full bg-sunken object-cover ${className}`.trim()}
    />
  );
}
