import { linear, path, radial, svg } from '../../../../client/svg.ts';

/** Eye with a highlight. */
const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="#1b1020" stroke-width="${(r * 0.22).toFixed(1)}"/><circle cx="${x + r * 0.22}" cy="${y}" r="${r * 0.62}" fill="#14101c"/><circle cx="${x - r * 0.05}" cy="${y - r * 0.3}" r="${r * 0.26}" fill="#fff"/>`;
const shine = (d: string, width: number): string =>
  path(d, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${width}" stroke-linecap="round"`);

const minnow = svg(
  `<defs>${linear('b', ['#e9fbff', '#7fd8ff', '#2f7fd6'])}</defs>
  ${path('M24 22 L4 8 C8 18 8 26 4 36 Z', 'fill="#4fb4f0" stroke="#134a86" stroke-width="2" stroke-linejoin="round"')}
  ${path('M18 22 C32 4 62 2 92 20 C94 22 94 23 92 25 C62 42 32 40 18 22 Z', 'fill="url(#b)" stroke="#134a86" stroke-width="2.2"')}
  ${path('M48 8 C52 2 60 1 66 5 L66 9 Z M50 36 C54 42 60 42 64 38 L62 34 Z', 'fill="#4fb4f0" stroke="#134a86" stroke-width="1.8"')}
  ${path('M30 23 H70', 'stroke="#ffd76a" stroke-width="4" stroke-linecap="round" opacity=".9"')}${path('M74 12 C70 18 70 26 74 32', 'fill="none" stroke="#134a86" stroke-width="2"')}${eye(81, 19, 4.6)}${shine('M36 13 C48 7 60 7 70 11', 3)}`,
  100,
  46,
);

const clown = svg(
  `<defs>${linear('b', ['#ffb45e', '#ff7a1a', '#d94a06'])}<clipPath id="c"><path d="M20 40 C30 10 70 2 104 34 C108 38 108 42 104 46 C70 78 30 70 20 40 Z"/></clipPath></defs>
  ${path('M26 40 C14 26 6 22 2 24 C8 34 8 46 2 56 C6 58 14 54 26 40 Z', 'fill="#ff7a1a" stroke="#5a1c00" stroke-width="2.6" stroke-linejoin="round"')}${path('M44 16 C50 2 70 0 80 14 Z M48 64 C54 78 68 78 74 66 Z', 'fill="#ff8a2c" stroke="#5a1c00" stroke-width="2.4" stroke-linejoin="round"')}
  ${path('M20 40 C30 10 70 2 104 34 C108 38 108 42 104 46 C70 78 30 70 20 40 Z', 'fill="url(#b)"')}
  <g clip-path="url(#c)">${path('M76 0 C66 22 66 58 76 80 L88 80 C80 58 80 22 88 0 Z M44 0 C50 24 50 56 44 80 L58 80 C64 56 64 24 58 0 Z M22 20 C28 32 28 48 22 60 L32 62 C36 48 36 32 32 18 Z', 'fill="#fff" stroke="#2a0d00" stroke-width="2.4"')}</g>
  ${path('M20 40 C30 10 70 2 104 34 C108 38 108 42 104 46 C70 78 30 70 20 40 Z', 'fill="none" stroke="#5a1c00" stroke-width="2.6"')}${path('M62 44 C54 42 48 50 52 60 C60 58 66 52 62 44 Z', 'fill="#ffa04a" stroke="#5a1c00" stroke-width="2"')}${eye(92, 32, 5.6)}${path('M102 46 Q96 50 92 48', 'fill="none" stroke="#5a1c00" stroke-width="2.2" stroke-linecap="round"')}${shine('M40 20 C52 13 66 13 76 18', 4)}`,
  110,
  80,
);

const spikes = Array.from({ length: 20 }, (_, i) =>
  path(
    'M50 -1 L53 13 L47 13 Z',
    `transform="rotate(${i * 18} 50 50)" fill="#f5d06a" stroke="#6b4708" stroke-width="1"`,
  ),
).join('');
const puffer = svg(`<defs>${radial('b', ['#fff6c4', '#ffd24d', '#d9911a', '#8f5a0a'], 0.45, 0.3, 0.8)}</defs>
  ${path('M14 50 L-2 38 C2 46 2 54 -2 62 Z', 'transform="translate(3 0)" fill="#f0a92a" stroke="#6b4708" stroke-width="2.2" stroke-linejoin="round"')}${spikes}
  <circle cx="50" cy="50" r="38" fill="url(#b)" stroke="#6b4708" stroke-width="2.4"/>${path('M18 60 C28 92 72 92 82 60 C66 72 34 72 18 60 Z', 'fill="#fffbe6" opacity=".85"')}
  ${[
    [36, 26],
    [52, 20],
    [28, 42],
    [46, 38],
    [62, 30],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4.4" ry="3.2" fill="#a3660c" opacity=".6"/>`)
    .join('')}
  ${path('M40 54 C32 50 26 58 30 68 C38 68 44 62 40 54 Z', 'fill="#f7bd3f" stroke="#6b4708" stroke-width="2"')}${eye(72, 42, 8.4)}${path('M82 58 q5 1 6 4 q-4 3 -9 1', 'fill="#ff9c8a" stroke="#6b4708" stroke-width="2"')}${shine('M30 26 C36 19 44 16 52 16', 4)}`);

export const angel = svg(
  `<defs>${linear('b', ['#fff2a8', '#ffd23f', '#ff8f1f'])}<clipPath id="c"><path d="M24 60 C36 34 66 28 102 58 C106 61 106 62 102 65 C66 94 36 88 24 60 Z"/></clipPath></defs>
  ${path('M30 61 L4 42 C10 56 10 68 4 82 Z', 'fill="#2b6fe0" stroke="#0b225c" stroke-width="2.4" stroke-linejoin="round"')}
  ${path('M88 46 C76 24 52 8 22 2 C34 16 36 28 40 42 Z M84 76 C72 98 52 112 24 120 C34 106 36 94 42 80 Z', 'fill="#2b6fe0" stroke="#0b225c" stroke-width="2.4" stroke-linejoin="round"')}${path('M80 42 C66 26 50 16 34 9 M78 80 C64 96 50 106 36 113', 'fill="none" stroke="#9cd0ff" stroke-width="2.4" opacity=".8"')}
  ${path('M24 60 C36 34 66 28 102 58 C106 61 106 62 102 65 C66 94 36 88 24 60 Z', 'fill="url(#b)"')}<g clip-path="url(#c)">${path('M42 20 C50 46 50 78 42 104 L54 104 C62 78 62 46 54 20 Z M66 20 C74 46 74 78 66 104 L76 104 C84 78 84 46 76 20 Z', 'fill="#1c55c9"')}</g>
  ${path('M24 60 C36 34 66 28 102 58 C106 61 106 62 102 65 C66 94 36 88 24 60 Z', 'fill="none" stroke="#0b225c" stroke-width="2.6"')}${eye(91, 56, 5.4)}${path('M104 64 q-5 4 -9 3', 'fill="none" stroke="#0b225c" stroke-width="2" stroke-linecap="round"')}${shine('M42 48 C54 40 66 39 78 43', 4)}`,
  110,
  122,
);

const squid = svg(
  `<defs>${linear('b', ['#ffb3e6', '#e254b8', '#8a1f86'], 90)}</defs>
  ${[18, 28, 38, 48, 58, 68].map((y, i) => path(`M52 ${34 + i * 4} C36 ${y} 22 ${y + (i % 2 ? 10 : -8)} 4 ${y - 4 + (i % 2 ? -6 : 8)}`, `fill="none" stroke="#6b1266" stroke-width="8" stroke-linecap="round"`)).join('')}${[18, 28, 38, 48, 58, 68].map((y, i) => path(`M52 ${34 + i * 4} C36 ${y} 22 ${y + (i % 2 ? 10 : -8)} 4 ${y - 4 + (i % 2 ? -6 : 8)}`, `fill="none" stroke="#f07fcf" stroke-width="4.6" stroke-linecap="round"`)).join('')}
  ${path('M92 44 C98 20 112 14 124 14 C118 28 118 58 124 74 C112 74 98 66 92 44 Z', 'fill="#d13fab" stroke="#5a0e56" stroke-width="2.6" stroke-linejoin="round"')}
  ${path('M46 44 C44 26 58 18 74 20 C96 22 116 34 128 44 C116 54 96 66 74 68 C58 70 44 62 46 44 Z', 'fill="url(#b)" stroke="#5a0e56" stroke-width="2.6"')}${eye(60, 36, 8)}${[
    [82, 34],
    [94, 42],
    [84, 52],
    [104, 46],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#fff" opacity=".35"/>`)
    .join('')}${shine('M66 27 C80 26 94 31 104 36', 4)}`,
  130,
  88,
);

const scute = (x: number, y: number, r: number): string =>
  `<polygon points="${Array.from({ length: 6 }, (_, i) => `${(x + Math.cos((i * Math.PI) / 3) * r).toFixed(1)},${(y + Math.sin((i * Math.PI) / 3) * r * 0.86).toFixed(1)}`).join(' ')}" fill="url(#s)" stroke="#1d4a16" stroke-width="2"/>`;
export const turtle = svg(
  `<defs>${radial('b', ['#c9f58a', '#6cbf3a', '#2c7a22', '#123f14'], 0.42, 0.3, 0.8)}${radial('s', ['#f1ffb8', '#a3d94a', '#4f9128'], 0.4, 0.3)}${linear('f', ['#9fe0a0', '#3c9a66', '#17614a'])}</defs>
  ${path('M84 26 C92 6 112 0 122 6 C118 20 106 32 92 36 Z M84 84 C92 104 112 110 122 104 C118 90 106 78 92 74 Z M36 30 C24 18 12 18 6 26 C12 36 24 40 34 40 Z M36 80 C24 92 12 92 6 84 C12 74 24 70 34 70 Z', 'fill="url(#f)" stroke="#0d3d2c" stroke-width="2.6" stroke-linejoin="round"')}
  ${path('M104 55 C104 42 116 36 128 40 C138 44 142 50 142 55 C142 60 138 66 128 70 C116 74 104 68 104 55 Z', 'fill="url(#f)" stroke="#0d3d2c" stroke-width="2.6"')}${path('M22 55 L6 50 V60 Z', 'fill="url(#f)" stroke="#0d3d2c" stroke-width="2"')}
  <ellipse cx="66" cy="55" rx="47" ry="39" fill="url(#b)" stroke="#12330f" stroke-width="3"/>${scute(66, 55, 16)}${scute(41, 41, 12)}${scute(41, 69, 12)}${scute(91, 41, 12)}${scute(91, 69, 12)}${scute(66, 27, 11)}${scute(66, 83, 11)}
  ${[
    [110, 12],
    [104, 24],
    [110, 98],
    [104, 86],
    [22, 28],
    [22, 82],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="2.2" fill="#0f5a44" opacity=".55"/>`)
    .join(
      '',
    )}${eye(129, 48, 4.4)}${path('M140 60 q-6 3 -10 2', 'fill="none" stroke="#0d3d2c" stroke-width="2" stroke-linecap="round"')}${shine('M36 34 C46 24 58 20 70 20', 4)}`,
  146,
  110,
);

const ray = svg(
  `<defs>${radial('b', ['#b9c8ff', '#6f7fe0', '#35409c', '#171c54'], 0.6, 0.36, 0.8)}</defs>
  ${path('M54 62 C34 64 14 60 -2 66', 'transform="translate(4 0)" fill="none" stroke="#232b78" stroke-width="6" stroke-linecap="round"')}
  ${path('M142 62 C134 50 118 44 110 40 C102 22 86 6 66 2 C66 20 56 40 44 62 C56 84 66 104 66 122 C86 118 102 102 110 84 C118 80 134 74 142 62 Z', 'fill="url(#b)" stroke="#11154a" stroke-width="2.8" stroke-linejoin="round"')}
  ${[
    [82, 26],
    [76, 44],
    [92, 50],
    [68, 62],
    [92, 74],
    [76, 82],
    [82, 98],
    [108, 62],
  ]
    .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${3 + (i % 3)}" fill="#dfe6ff" opacity=".6"/>`)
    .join('')}
  ${eye(124, 51, 4.6)}${eye(124, 73, 4.6)}${path('M134 56 C138 60 138 64 134 68', 'fill="none" stroke="#11154a" stroke-width="2"')}${shine('M74 14 C88 20 98 30 104 42', 4)}`,
  146,
  124,
);

const shark = svg(
  `<defs>${linear('b', ['#7fa0c4', '#4a6c94', '#f2f6fa', '#dfe8f0'])}</defs>
  ${path('M30 52 C18 40 10 22 8 6 C22 14 34 28 42 44 Z M30 56 C20 66 14 76 12 90 C24 84 34 72 42 60 Z', 'fill="#43648b" stroke="#14253c" stroke-width="2.8" stroke-linejoin="round"')}${path('M92 34 C94 16 104 4 118 0 C116 14 122 26 130 34 Z', 'fill="#43648b" stroke="#14253c" stroke-width="2.8" stroke-linejoin="round"')}
  ${path('M28 54 C58 26 130 20 184 44 C194 49 196 54 190 58 C186 60 178 60 172 60 C170 68 162 74 150 78 C110 92 58 80 28 54 Z', 'fill="url(#b)" stroke="#14253c" stroke-width="3" stroke-linejoin="round"')}
  ${path('M112 70 C104 84 92 96 78 100 C80 86 86 74 94 66 Z', 'fill="#43648b" stroke="#14253c" stroke-width="2.8" stroke-linejoin="round"')}${path('M150 70 C160 70 168 66 173 60 L150 58 Z', 'fill="#7a1628" stroke="#14253c" stroke-width="2"')}${path('M152 59 l3 5 l3 -5 l3 5 l3 -5 l3 5 l3 -5', 'fill="#fff" stroke="#14253c" stroke-width=".8"')}
  ${[134, 140, 146].map((x) => path(`M${x} 46 q-4 9 0 18`, 'fill="none" stroke="#14253c" stroke-width="2.2" stroke-linecap="round"')).join('')}${eye(164, 45, 5)}${path('M157 38 L170 41', 'stroke="#14253c" stroke-width="3" stroke-linecap="round"')}${shine('M72 36 C96 29 124 28 146 32', 4)}`,
  198,
  102,
);

const whale = svg(
  `<defs>${linear('b', ['#ffe9a8', '#ffc83d', '#e08a12', '#fff3cf'])}${linear('t', ['#ffd95e', '#c97a0c'])}</defs>
  ${path('M34 64 C20 56 6 52 2 34 C14 36 24 42 32 48 C34 36 42 26 54 22 C54 38 48 54 42 66 Z', 'fill="url(#t)" stroke="#5a3202" stroke-width="3" stroke-linejoin="round"')}
  ${path('M34 60 C54 78 70 40 108 30 C158 18 214 34 220 72 C222 96 196 116 150 116 C100 118 56 98 34 60 Z', 'fill="url(#b)" stroke="#5a3202" stroke-width="3.2"')}
  ${path('M222 80 C212 92 186 96 158 92 C150 104 156 112 164 115 C196 112 220 98 222 80 Z', 'fill="#fffaf0" stroke="#5a3202" stroke-width="2.2"')}${[170, 182, 194, 206].map((x, i) => path(`M${x} ${94 - i * 1.5} C${x - 4} 100 ${x - 3} 107 ${x - 1} ${112 - i * 3}`, 'fill="none" stroke="#b98a3a" stroke-width="2"')).join('')}
  ${path('M120 92 C116 108 124 122 138 128 C142 114 140 102 134 92 Z', 'fill="url(#t)" stroke="#5a3202" stroke-width="2.8" stroke-linejoin="round"')}${eye(186, 72, 6)}${path('M176 62 q9 -5 18 0', 'fill="none" stroke="#5a3202" stroke-width="2.4" stroke-linecap="round"')}
  ${path('M96 46 l5 9 l10 1 l-7 7 l2 10 l-10 -5 l-9 5 l2 -10 l-8 -7 l11 -1 Z M138 38 l3 6 l7 1 l-5 5 l1 7 l-6 -4 l-6 4 l1 -7 l-5 -5 l7 -1 Z', 'fill="#fff6cf" opacity=".8"')}${shine('M98 38 C130 24 172 26 200 44', 5)}${path('M146 26 C142 12 132 8 124 10 M148 26 C150 10 160 4 170 8', 'fill="none" stroke="#bfefff" stroke-width="4" stroke-linecap="round"')}`,
  226,
  132,
);

const chest = svg(
  `<defs>${linear('w', ['#c98a4a', '#8a5222', '#5a300f'])}${linear('g', ['#fff6c9', '#ffd95e', '#e8a321', '#a8620b', '#f3c04a'])}${radial('glow', ['#fffbe0', '#ffe27a', '#ffb02000'], 0.5, 0.5, 0.5)}</defs>
  <circle cx="60" cy="46" r="58" fill="url(#glow)" opacity=".75"/>${path('M12 44 C12 10 108 10 108 44 Z', 'fill="url(#w)" stroke="#3a1c06" stroke-width="3"')}${path('M20 44 C26 30 94 30 100 44 Z', 'fill="#ffe27a"')}${[32, 46, 60, 74, 88].map((x, i) => `<circle cx="${x}" cy="${i % 2 ? 40 : 43}" r="8" fill="url(#g)" stroke="#8a4f07" stroke-width="1.4"/>`).join('')}
  <rect x="10" y="46" width="100" height="48" rx="6" fill="url(#w)" stroke="#3a1c06" stroke-width="3"/>${[26, 94].map((x) => `<rect x="${x - 6}" y="46" width="12" height="48" fill="url(#g)" stroke="#6b3a04" stroke-width="1.6"/>`).join('')}<rect x="10" y="46" width="100" height="10" fill="url(#g)" stroke="#6b3a04" stroke-width="1.6"/><circle cx="60" cy="62" r="11" fill="url(#g)" stroke="#6b3a04" stroke-width="2"/>${path('M60 58 v8', 'stroke="#4a2704" stroke-width="5" stroke-linecap="round"')}
  ${path('M84 36 l4 -9 l4 9 l9 3 l-9 3 l-4 9 l-4 -9 l-9 -3 Z', 'fill="#fff"')}`,
  120,
  98,
);

/** All creatures in side view, heads to the right, each with its own proportions. */
export const swimmers = { minnow, clown, puffer, angel, squid, turtle, ray, shark, whale, chest };
