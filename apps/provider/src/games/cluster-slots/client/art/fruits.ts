import { glint, path, radial, ribbon, svg } from '../../../../client/dom/svg.ts';
import { createGlossyShape, tone, createWavyPath } from './glossy.ts';

const leaf = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    ${path(
      'M0 0 C6 -14 20 -18 32 -12 C26 2 14 8 0 0 Z',
      `fill="${tone(112, 62, 44)}" stroke="${tone(120, 70, 17)}" stroke-width="2" stroke-linejoin="round"`,
    )}
    ${path('M2 -1 C12 -8 20 -11 30 -12', `fill="none" stroke="${tone(100, 80, 78, 0.7)}" stroke-width="1.6"`)}
  </g>`;
const stalk = (d: string): string =>
  path(d, `fill="none" stroke="${tone(90, 48, 25)}" stroke-width="4.4" stroke-linecap="round"`);

const strawberry = createGlossyShape({
  d: 'M50 95 C32 86 10 60 13 38 C15 24 30 20 50 25 C70 20 85 24 87 38 C90 60 68 86 50 95 Z',
  hue: 352,
  inside:
    [
      [30, 44],
      [46, 42],
      [62, 43],
      [74, 46],
      [24, 56],
      [38, 57],
      [54, 56],
      [69, 58],
      [33, 70],
      [47, 71],
      [62, 70],
      [42, 82],
      [55, 82],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="1.9" ry="2.9" fill="#ffe9a0" stroke="#8e0f22" stroke-width=".9"/>`,
      )
      .join('') +
    path(
      'M50 30 C40 36 24 36 20 26 C30 22 38 16 46 16 L50 6 L54 16 C62 16 70 22 80 26 C76 36 60 36 50 30 Z',
      `fill="${tone(116, 62, 42)}" stroke="${tone(122, 70, 17)}" stroke-width="2.2"`,
    ),
  behind: path(
    'M50 30 C36 36 22 32 17 22 C28 22 38 15 46 16 L50 4 L54 16 C62 15 72 22 83 22 C78 32 64 36 50 30 Z',
    `fill="${tone(116, 62, 42)}" stroke="${tone(122, 70, 17)}" stroke-width="2.2"`,
  ),
  shine: { x: 29, y: 47, rx: 9, ry: 14, turn: 24 },
});

const orange = createGlossyShape({
  d: 'M50 14 A39 39 0 1 1 49.9 14 Z',
  hue: 30,
  saturation: 98,
  inside: `<circle cx="50" cy="53" r="32" fill="#fff3d6"/>
    <circle cx="50" cy="53" r="29.5" fill="${tone(32, 100, 58)}"/>
    ${Array.from({ length: 9 }, (_, i) =>
      path('M50 53 L50 22', `stroke="#fff3d6" stroke-width="3" transform="rotate(${i * 40} 50 53)"`),
    ).join('')}
    <circle cx="50" cy="53" r="4" fill="#fff3d6"/>`,
  shine: { x: 32, y: 28, rx: 15, ry: 7, turn: -36 },
});

const lemon = createGlossyShape({
  d: `M8 62 C4 56 8 50 14 48 C20 26 44 12 66 20 C72 14 82 14 86 20 C92 24 90 34 86 38
    C92 60 72 84 46 82 C36 82 28 78 22 72 C14 74 10 68 8 62 Z`,
  hue: 52,
  saturation: 98,
  behind: leaf(72, 22, -64, 0.8),
  shine: { x: 38, y: 36, rx: 18, ry: 8, turn: -34 },
});

const plum = createGlossyShape({
  d: 'M50 20 C70 8 94 26 90 54 C87 78 68 93 50 92 C32 93 13 78 10 54 C6 26 30 8 50 20 Z',
  hue: 286,
  saturation: 66,
  inside: path('M50 20 C44 40 44 64 52 90', `fill="none" stroke="${tone(286, 70, 24, 0.55)}" stroke-width="4"`),
  behind: stalk('M50 20 C50 12 52 8 56 4') + leaf(54, 14, 6, 0.9),
  shine: { x: 30, y: 36, rx: 9, ry: 14, turn: 28 },
});

const lime = createGlossyShape({
  d: 'M50 12 A38 38 0 0 1 88 50 C88 74 70 90 50 90 C30 90 12 74 12 50 A38 38 0 0 1 50 12 Z',
  hue: 96,
  saturation: 68,
  inside: `<path d="M14 52 C30 40 70 40 86 52 C84 78 66 88 50 88 C34 88 16 78 14 52 Z"
      fill="${tone(350, 86, 58)}"/>
    <path d="M13 50 C30 38 70 38 87 50" fill="none" stroke="#f2ffd8" stroke-width="6"/>
    ${[
      [34, 60],
      [50, 58],
      [66, 60],
      [42, 72],
      [58, 72],
    ]
      .map(([x, y]) => `<path d="M${x} ${y} q3 5 0 9 q-3 -4 0 -9 Z" fill="#2b0710"/>`)
      .join('')}`,
  shine: { x: 34, y: 26, rx: 15, ry: 7, turn: -30 },
});

const berry = (x: number, y: number, r = 15): string =>
  `<g>
    <circle cx="${x}" cy="${y}" r="${r}" fill="url(#body)" stroke="${tone(218, 70, 19)}"
      stroke-width="2.2"/>
    <ellipse cx="${x - r * 0.32}" cy="${y - r * 0.36}" rx="${r * 0.3}" ry="${r * 0.2}"
      fill="#fff" opacity=".9" transform="rotate(-30 ${x} ${y})"/>
  </g>`;
const grapes = svg(`<defs>
    <radialGradient id="body" cx=".36" cy=".3" r=".8">
      <stop offset="0" stop-color="${tone(210, 96, 76)}"/>
      <stop offset=".5" stop-color="${tone(220, 82, 52)}"/>
      <stop offset="1" stop-color="${tone(236, 72, 28)}"/>
    </radialGradient>
  </defs>
  <g transform="translate(0 4)" opacity=".3">
    ${[
      [28, 36],
      [50, 33],
      [72, 36],
      [38, 56],
      [61, 56],
      [50, 77],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16"/>`)
      .join('')}
  </g>
  ${stalk('M50 30 C50 18 54 12 58 6')}
  ${leaf(54, 16, -4, 1)}
  ${berry(28, 36)}
  ${berry(72, 36)}
  ${berry(50, 33)}
  ${berry(38, 56)}
  ${berry(61, 56)}
  ${berry(50, 77)}`);

const cherries = svg(`<defs>
    ${radial('left', ['#ff9aa2', '#dd1c36', '#72041a'], 0.35, 0.3)}
  </defs>
  <g transform="translate(0 4)" opacity=".3">
    <circle cx="30" cy="66" r="21"/>
    <circle cx="70" cy="70" r="20"/>
  </g>
  ${stalk('M32 48 C36 26 50 14 62 8')}
  ${stalk('M68 52 C68 30 66 18 62 8')}
  ${leaf(58, 12, 10, 1.1)}
  ${[
    [30, 66, 21],
    [70, 70, 20],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#left)" stroke="#4e0212" stroke-width="2.4"/>
        <ellipse cx="${x - 8}" cy="${y - 9}" rx="6" ry="4" fill="#fff" opacity=".85"
          transform="rotate(-34 ${x - 8} ${y - 9})"/>`,
    )
    .join('')}`);

const wild = svg(
  `<defs>
    ${radial('sun', ['#fffbe0', '#ffe066', '#ff9f1c', '#c44d00'], 0.42, 0.36, 0.7)}
  </defs>
  ${path(createWavyPath(14, 49, 36), 'fill="#ffb020" stroke="#8a3a00" stroke-width="2"')}
  <circle cx="50" cy="50" r="31" fill="url(#sun)" stroke="#a04a00" stroke-width="2"/>
  ${glint(40, 36, 9)}
  ${ribbon('WILD', '#7fe07a', '#1f7a32')}`,
);

const scatter = svg(`<defs>
    <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#e0a562"/>
      <stop offset="1" stop-color="#8a5122"/>
    </linearGradient>
    ${radial('red', ['#ff9aa2', '#dd1c36', '#72041a'], 0.35, 0.3)}
    ${radial('yellow', ['#fff6b8', '#ffd21f', '#c98a00'], 0.35, 0.3)}
    ${radial('green', ['#d6ff9a', '#6cc52b', '#2a6b0a'], 0.35, 0.3)}
  </defs>
  ${path('M20 50 C20 8 80 8 80 50', 'fill="none" stroke="#7a4316" stroke-width="6"')}
  ${path('M20 50 C20 8 80 8 80 50', 'fill="none" stroke="#d99a57" stroke-width="2.4"')}
  <circle cx="32" cy="46" r="15" fill="url(#red)"/>
  <circle cx="68" cy="46" r="15" fill="url(#yellow)"/>
  <circle cx="50" cy="38" r="16" fill="url(#green)"/>
  ${path(
    'M10 54 L90 54 L80 92 Q50 97 20 92 Z',
    'fill="url(#wood)" stroke="#4a2709" stroke-width="2.4" stroke-linejoin="round"',
  )}
  ${[62, 71, 80].map((y) => path(`M14 ${y} H86`, 'stroke="#4a2709" stroke-opacity=".4" stroke-width="2.2"')).join('')}
  ${ribbon('FREE', '#ffd45a', '#d06a08')}`);

/** Symbols of the theme "fruits": fruits of a market stall. */
export const fruits = {
  h1: strawberry,
  h2: orange,
  h3: plum,
  l1: lemon,
  l2: lime,
  l3: grapes,
  l4: cherries,
  wild,
  scatter,
};
