import { encode } from 'uqr';

/** Light cells around the code, which scanners need. */
const border = 3;

/** A QR code of a text: dark on light in every brand, as scanners need it. */
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
