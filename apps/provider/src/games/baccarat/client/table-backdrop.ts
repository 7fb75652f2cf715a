import { linear, path, radial, svg } from '../../../client/dom/svg.ts';

const width = 800;
const height = 600;

const lamp = (x: number, y: number, hue: number): string =>
  `<g transform="translate(${x} ${y})">
    ${path('M0 -120 V-26', 'stroke="#caa04a" stroke-width="2.4"')}
    ${path('M-46 6 Q-40 -30 0 -30 Q40 -30 46 6 Z', `fill="hsl(${hue} 46% 24%)" stroke="#e6bf63" stroke-width="2.4"`)}
    <ellipse cx="0" cy="7" rx="46" ry="8" fill="#fff3c4"/>
    <circle cx="0" cy="40" r="150" fill="url(#pool)"/>
  </g>`;

const gradients = (hue: number): string => `<defs>
    ${linear('wall', [`hsl(${hue} 40% 6%)`, `hsl(${hue} 44% 15%)`])}
    ${radial('cloth', [`hsl(${hue} 62% 36%)`, `hsl(${hue} 66% 24%)`, `hsl(${hue} 72% 11%)`], 0.5, 0.32, 0.78)}
    ${linear('rail', ['#6d3f16', '#3a1d07', '#8a5a26', '#2a1404'])}
    ${radial('pool', ['#ffe9a8aa', '#ffd98022', '#ffd98000'], 0.5, 0.5, 0.5)}
  </defs>`;

const wall = (hue: number): string => {
  const panels = Array.from(
    { length: 11 },
    (_, index) =>
      `<rect x="${index * 80 - 34}" y="0" width="50" height="150" fill="hsl(${hue} 38% 19%)" opacity=".5"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/>
    ${panels.join('')}
    ${lamp(150, 44, hue)}
    ${lamp(650, 44, hue)}`;
};

const line = 'fill="none" stroke="#f5d98a" stroke-width="2.4"';
const table = `${path('M-60 150 Q400 70 860 150 V700 H-60 Z', 'fill="url(#rail)"')}
    ${path('M-60 168 Q400 92 860 168 V700 H-60 Z', 'fill="url(#cloth)" stroke="#d9ab4b" stroke-width="3"')}
    ${path('M20 600 Q60 190 400 178 Q740 190 780 600', `${line} stroke-opacity=".3"`)}
    ${path('M400 200 V600', `${line} stroke-opacity=".22"`)}
    <g transform="translate(400 330)" fill="none" stroke="#f5d98a" stroke-opacity=".2" stroke-width="3">
      <circle r="58"/>
      <circle r="48"/>
      ${path('M0 -40 L12 -12 L40 0 L12 12 L0 40 L-12 12 L-40 0 L-12 -12 Z', '')}
    </g>`;

/**
 * Renders the room and the table felt as an SVG image with a view box of 800 by 600. The top fifth shows the room.
 * `hue` is the hue of the felt, in degrees.
 */
export const renderTableBackdrop = (hue: number): string =>
  svg(`${gradients(hue)}${wall(hue)}${table}`, width, height).replace(
    / width="3200" height="2400"/,
    ' preserveAspectRatio="xMidYMin slice"',
  );
