import { path } from '../../../../client/dom/svg.ts';

export const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="#1b1020"
    stroke-width="${(r * 0.22).toFixed(1)}"/>
  <circle cx="${x + r * 0.22}" cy="${y}" r="${r * 0.62}" fill="#14101c"/>
  <circle cx="${x - r * 0.05}" cy="${y - r * 0.3}" r="${r * 0.26}" fill="#fff"/>`;
/**
 * Returns SVG markup for a white line that looks like reflected light on a creature. `d` is the path data of the line,
 * and `width` is the width of the line.
 */
export const shine = (d: string, width: number): string =>
  path(d, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${width}" stroke-linecap="round"`);
