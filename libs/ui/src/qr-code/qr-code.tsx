import { encode } from 'uqr';

/**
 * Width of the light border around the QR code, in cells (modules) of the code. Scanners need this
 * border.
 */
const border = 3;

/**
 * A QR code for a text. It is dark on a light background in every theme, because scanners need
 * this contrast.
 */
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
