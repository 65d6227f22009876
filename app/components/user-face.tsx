/** Fixed pairs (blob, page) that read in both themes. */
const COLOURS = [
  ["#e8a598", "#5b2333"],
  ["#e9b872", "#4a2f12"],
  ["#a9c6a0", "#21382a"],
  ["#9fbfd6", "#1e3346"],
  ["#bfaedb", "#34264d"],
  ["#e3a7c0", "#4c1f38"],
  ["#93c7c0", "#16393a"],
  ["#d9b99b", "#432d1f"],
] as const;

const BLOBS = [
  "M20 3c9 0 16 6 16 16s-6 18-16 18S3 30 3 20 10 3 20 3z",
  "M22 3c9 1 15 9 14 18s-9 16-17 16S3 29 4 19 13 2 22 3z",
  "M18 4c7-3 16 1 18 10s-1 20-12 22S4 32 3 22 10 7 18 4z",
  "M20 4c6-2 13 0 15 7s3 16-3 21-16 5-23 1S2 20 6 12 14 6 20 4z",
] as const;

const MOUTHS = ["M14 24c2 4 10 4 12 0", "M15 25c3 3 7 3 11-1", "M14 24c1 6 11 6 12 0z", "M16 25c2 2 6 2 8 0"] as const;

type Props = { id: string; imageUrl?: string | null; className?: string };

/** A person's own picture, or a friendly face that is always the same for the same id. Decorative: the name is beside it. */
export function UserFace({ id, imageUrl, className = "size-10" }: Props) {
  if (imageUrl)
    return <img src={imageUrl} alt="" referrerPolicy="no-referrer" className={`flex-none rounded-full ${className}`} />;
  const { colour, blob, mouth, look, tilt } = faceOf(id);
  const [fill, ink] = colour;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`flex-none ${className}`}>
      <g transform={`rotate(${tilt} 20 20)`}>
        <path d={blob} fill={fill} />
      </g>
      <g fill={ink}>
        <circle cx={15 + look} cy="17" r="2" />
        <circle cx={25 + look} cy="17" r="2" />
      </g>
      <path
        d={mouth}
        fill={mouth.endsWith("z") ? ink : "none"}
        stroke={ink}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The features that belong to an id; total and stable. */
export function faceOf(id: string) {
  const hash = hashOf(id);
  return {
    colour: COLOURS[hash % COLOURS.length] ?? COLOURS[0],
    blob: BLOBS[(hash >>> 4) % BLOBS.length] ?? BLOBS[0],
    mouth: MOUTHS[(hash >>> 8) % MOUTHS.length] ?? MOUTHS[0],
    look: ((hash >>> 12) % 3) - 1,
    tilt: (hash >>> 16) % 360,
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}
