import { linear, path, svg } from '../../../../client/dom/svg.ts';

/** Returns a CSS colour. `saturation` and `lightness` are in percent. */
const tone = (hue: number, saturation: number, lightness: number, alpha = 1): string =>
  `hsl(${hue} ${saturation}% ${lightness}% / ${alpha})`;

export interface GlossyShapeOptions {
  readonly d: string;
  readonly hue: number;
  readonly saturation?: number;
  /** SVG markup that is painted on the coloured shape and below its shine. */
  readonly inside?: string;
  /** SVG markup that is painted behind the coloured shape. */
  readonly behind?: string;
  readonly shine?: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly turn: number;
  };
}

/** Draws a shape with a glossy surface. The light comes from the upper left. The edge is dark, and the bottom glows. */
export const createGlossyShape = ({
  d,
  hue,
  saturation = 88,
  inside = '',
  behind = '',
  shine = { x: 36, y: 28, rx: 17, ry: 9, turn: -28 },
}: GlossyShapeOptions): string =>
  svg(`<defs>
      ${linear('body', [tone(hue, saturation, 74), tone(hue, saturation, 56), tone(hue - 8, saturation, 38)], -18)}
      <radialGradient id="foot" cx=".56" cy=".95" r=".62">
        <stop offset="0" stop-color="${tone(hue + 12, 100, 78, 0.85)}"/>
        <stop offset="1" stop-color="${tone(hue, 100, 60, 0)}"/>
      </radialGradient>
      <linearGradient id="shine" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".95"/>
        <stop offset="1" stop-color="#fff" stop-opacity=".06"/>
      </linearGradient>
      <clipPath id="edge">
        <path d="${d}"/>
      </clipPath>
    </defs>
    <g transform="translate(0 4)">
      ${path(d, 'fill="#000" opacity=".32"')}
    </g>
    ${behind}
    ${path(d, `fill="url(#body)"`)}
    <g clip-path="url(#edge)">
      ${inside}
      ${path(d, 'fill="url(#foot)"')}
      ${path(d, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5"`)}
      <ellipse cx="${shine.x}" cy="${shine.y}" rx="${shine.rx}" ry="${shine.ry}"
        transform="rotate(${shine.turn} ${shine.x} ${shine.y})" fill="url(#shine)"/>
    </g>
    ${path(d, `fill="none" stroke="${tone(hue - 10, saturation, 21)}" stroke-width="2.6" stroke-linejoin="round"`)}`);

/**
 * Returns the SVG path of a closed curve with `count` tips around the centre of the drawing, e.g. a star or a flower.
 * The curve goes in and out between the radius `inner` and the radius `outer`, approximately. `turn` is the direction
 * of the first tip in degrees, e.g. -90 for a tip at the top.
 */
export const createWavyPath = (count: number, outer: number, inner: number, turn = -90): string => {
  const at = (step: number, radius: number): string => {
    const angle = ((turn + (step * 180) / count) * Math.PI) / 180;
    return `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  };
  const middle = (inner + outer) / 2;
  let d = `M${at(-0.5, middle)}`;
  for (let step = 0; step < count * 2; step += 1)
    d += ` Q${at(step, step % 2 ? inner * 2 - middle : outer * 2 - middle)} ${at(step + 0.5, middle)}`;
  return `${d} Z`;
};

export { tone };
