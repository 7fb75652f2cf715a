import { glint, linear, svg } from '../../../../client/dom/svg.ts';

type Point = readonly [x: number, y: number];

/**
 * Returns the corner points of a gem, seen from above. Each angle in degrees is the position of one corner on a unit
 * circle. `stretch` contains the factors for the width and the height.
 */
const corners = (angles: readonly number[], stretch: Point = [1, 1]): Point[] =>
  angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle) * stretch[0], Math.sin(angle) * stretch[1]];
  });

const evenly = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, index) => from + (360 / count) * index);

/** Outlines of the gems for the four low-paying symbols: hexagon, brilliant, emerald and kite. */
export const cuts = {
  hexagon: corners(evenly(6, 0), [1, 1]),
  brilliant: corners(evenly(10, 18), [1, 1]),
  emerald: corners([28, 62, 118, 152, 208, 242, 298, 332], [1.02, 0.94]),
  kite: corners([-90, -22, 22, 90, 158, 202], [0.98, 1.04]),
} as const;

const at = ([x, y]: Point, radius: number): string => `${(50 + x * radius).toFixed(2)},${(50 + y * radius).toFixed(2)}`;

/**
 * Brightness from 0 to 1 of a gem face that points outwards in the direction (x, y). The light comes from the upper
 * left.
 */
const lit = (x: number, y: number): number => 0.5 - 0.5 * ((x * 0.55 + y * 0.83) / Math.hypot(x, y));

/**
 * Renders a gem as SVG: a flat top with two rings of faces around it. The direction to the light decides the brightness
 * of each face.
 */
export const createGem = (cut: readonly Point[], hue: number, saturation = 82): string => {
  const colour = (lightness: number, shift = 0): string =>
    `hsl(${hue + shift} ${saturation}% ${lightness.toFixed(0)}%)`;
  const rings = [40, 31, 19] as const;
  const facets = cut.map((corner, index) => {
    const next = cut[(index + 1) % cut.length] ?? corner;
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const light = lit(...middle);
    const outer = `${at(corner, rings[0])} ${at(next, rings[0])} ${at(next, rings[1])} ${at(corner, rings[1])}`;
    const inner = `${at(corner, rings[1])} ${at(next, rings[1])} ${at(next, rings[2])} ${at(corner, rings[2])}`;
    return `<polygon points="${outer}" fill="${colour(20 + light * 42, light * 8)}"/>
      <polygon points="${inner}" fill="${colour(30 + (1 - light) * 30 + (index % 2) * 6, -light * 10)}"/>`;
  });
  const outline = cut.map((corner) => at(corner, rings[0])).join(' ');
  const table = cut.map((corner) => at(corner, rings[2])).join(' ');
  return svg(`<defs>
      ${linear('table', [colour(88), colour(58), colour(42)], -25)}
    </defs>
    <polygon points="${outline}" fill="#000" opacity=".35" transform="translate(0 4)"/>
    <polygon points="${outline}" fill="${colour(16)}" stroke="${colour(12)}"
      stroke-width="3.4" stroke-linejoin="round"/>
    ${facets.join('')}
    <polygon points="${table}" fill="url(#table)" stroke="${colour(90)}"
      stroke-opacity=".5" stroke-width=".8"/>
    <polygon points="${outline}" fill="none" stroke="${colour(86)}" stroke-opacity=".65"
      stroke-width="1.2" stroke-linejoin="round"/>
    ${glint(36, 34, 9)}
    ${glint(63, 60, 4)}`);
};
