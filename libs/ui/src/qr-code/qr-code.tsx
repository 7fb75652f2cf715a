import { encode } from 'uqr';

/** Light cells around the code, without which no camera finds it. */
const border = 3;

/** A text as a code to scan: dark on light whatever the brand, as cameras want it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} rx={border} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
};
