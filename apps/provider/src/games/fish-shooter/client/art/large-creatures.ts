import { linear, path, radial, svg } from '../../../../client/dom/svg.ts';
import { eye, shine } from './creature-parts.ts';

const scute = (x: number, y: number, r: number): string =>
  `<polygon points="${Array.from(
    { length: 6 },
    (_, i) =>
      `${(x + Math.cos((i * Math.PI) / 3) * r).toFixed(1)},${(y + Math.sin((i * Math.PI) / 3) * r * 0.86).toFixed(1)}`,
  ).join(' ')}"
    fill="url(#s)" stroke="#1d4a16" stroke-width="2"/>`;
export const turtle = svg(
  `<defs>
    ${radial('b', ['#c9f58a', '#6cbf3a', '#2c7a22', '#123f14'], 0.42, 0.3, 0.8)}
    ${radial('s', ['#f1ffb8', '#a3d94a', '#4f9128'], 0.4, 0.3)}
    ${linear('f', ['#9fe0a0', '#3c9a66', '#17614a'])}
  </defs>
  ${path(
    `M84 26 C92 6 112 0 122 6 C118 20 106 32 92 36 Z M84 84 C92 104 112 110 122 104
      C118 90 106 78 92 74 Z M36 30 C24 18 12 18 6 26 C12 36 24 40 34 40 Z M36 80
      C24 92 12 92 6 84 C12 74 24 70 34 70 Z`,
    'fill="url(#f)" stroke="#0d3d2c" stroke-width="2.6" stroke-linejoin="round"',
  )}
  ${path(
    'M104 55 C104 42 116 36 128 40 C138 44 142 50 142 55 C142 60 138 66 128 70 C116 74 104 68 104 55 Z',
    'fill="url(#f)" stroke="#0d3d2c" stroke-width="2.6"',
  )}
  ${path('M22 55 L6 50 V60 Z', 'fill="url(#f)" stroke="#0d3d2c" stroke-width="2"')}
  <ellipse cx="66" cy="55" rx="47" ry="39" fill="url(#b)" stroke="#12330f" stroke-width="3"/>
  ${scute(66, 55, 16)}
  ${scute(41, 41, 12)}
  ${scute(41, 69, 12)}
  ${scute(91, 41, 12)}
  ${scute(91, 69, 12)}
  ${scute(66, 27, 11)}
  ${scute(66, 83, 11)}
  ${[
    [110, 12],
    [104, 24],
    [110, 98],
    [104, 86],
    [22, 28],
    [22, 82],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="2.2" fill="#0f5a44" opacity=".55"/>`)
    .join('')}
  ${eye(129, 48, 4.4)}
  ${path('M140 60 q-6 3 -10 2', 'fill="none" stroke="#0d3d2c" stroke-width="2" stroke-linecap="round"')}
  ${shine('M36 34 C46 24 58 20 70 20', 4)}`,
  146,
  110,
);

export const ray = svg(
  `<defs>
    ${radial('b', ['#b9c8ff', '#6f7fe0', '#35409c', '#171c54'], 0.6, 0.36, 0.8)}
  </defs>
  ${path(
    'M54 62 C34 64 14 60 -2 66',
    'transform="translate(4 0)" fill="none" stroke="#232b78" stroke-width="6" stroke-linecap="round"',
  )}
  ${path(
    `M142 62 C134 50 118 44 110 40 C102 22 86 6 66 2 C66 20 56 40 44 62
      C56 84 66 104 66 122 C86 118 102 102 110 84 C118 80 134 74 142 62 Z`,
    'fill="url(#b)" stroke="#11154a" stroke-width="2.8" stroke-linejoin="round"',
  )}
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
  ${eye(124, 51, 4.6)}
  ${eye(124, 73, 4.6)}
  ${path('M134 56 C138 60 138 64 134 68', 'fill="none" stroke="#11154a" stroke-width="2"')}
  ${shine('M74 14 C88 20 98 30 104 42', 4)}`,
  146,
  124,
);

export const shark = svg(
  `<defs>
    ${linear('b', ['#7fa0c4', '#4a6c94', '#f2f6fa', '#dfe8f0'])}
  </defs>
  ${path(
    'M30 52 C18 40 10 22 8 6 C22 14 34 28 42 44 Z M30 56 C20 66 14 76 12 90 C24 84 34 72 42 60 Z',
    'fill="#43648b" stroke="#14253c" stroke-width="2.8" stroke-linejoin="round"',
  )}
  ${path(
    'M92 34 C94 16 104 4 118 0 C116 14 122 26 130 34 Z',
    'fill="#43648b" stroke="#14253c" stroke-width="2.8" stroke-linejoin="round"',
  )}
  ${path(
    `M28 54 C58 26 130 20 184 44 C194 49 196 54 190 58 C186 60 178 60 172 60
      C170 68 162 74 150 78 C110 92 58 80 28 54 Z`,
    'fill="url(#b)" stroke="#14253c" stroke-width="3" stroke-linejoin="round"',
  )}
  ${path(
    'M112 70 C104 84 92 96 78 100 C80 86 86 74 94 66 Z',
    'fill="#43648b" stroke="#14253c" stroke-width="2.8" stroke-linejoin="round"',
  )}
  ${path('M150 70 C160 70 168 66 173 60 L150 58 Z', 'fill="#7a1628" stroke="#14253c" stroke-width="2"')}
  ${path('M152 59 l3 5 l3 -5 l3 5 l3 -5 l3 5 l3 -5', 'fill="#fff" stroke="#14253c" stroke-width=".8"')}
  ${[134, 140, 146]
    .map((x) => path(`M${x} 46 q-4 9 0 18`, 'fill="none" stroke="#14253c" stroke-width="2.2" stroke-linecap="round"'))
    .join('')}
  ${eye(164, 45, 5)}
  ${path('M157 38 L170 41', 'stroke="#14253c" stroke-width="3" stroke-linecap="round"')}
  ${shine('M72 36 C96 29 124 28 146 32', 4)}`,
  198,
  102,
);

export const whale = svg(
  `<defs>
    ${linear('b', ['#ffe9a8', '#ffc83d', '#e08a12', '#fff3cf'])}
    ${linear('t', ['#ffd95e', '#c97a0c'])}
  </defs>
  ${path(
    'M34 64 C20 56 6 52 2 34 C14 36 24 42 32 48 C34 36 42 26 54 22 C54 38 48 54 42 66 Z',
    'fill="url(#t)" stroke="#5a3202" stroke-width="3" stroke-linejoin="round"',
  )}
  ${path(
    'M34 60 C54 78 70 40 108 30 C158 18 214 34 220 72 C222 96 196 116 150 116 C100 118 56 98 34 60 Z',
    'fill="url(#b)" stroke="#5a3202" stroke-width="3.2"',
  )}
  ${path(
    'M222 80 C212 92 186 96 158 92 C150 104 156 112 164 115 C196 112 220 98 222 80 Z',
    'fill="#fffaf0" stroke="#5a3202" stroke-width="2.2"',
  )}
  ${[170, 182, 194, 206]
    .map((x, i) =>
      path(
        `M${x} ${94 - i * 1.5} C${x - 4} 100 ${x - 3} 107 ${x - 1} ${112 - i * 3}`,
        'fill="none" stroke="#b98a3a" stroke-width="2"',
      ),
    )
    .join('')}
  ${path(
    'M120 92 C116 108 124 122 138 128 C142 114 140 102 134 92 Z',
    'fill="url(#t)" stroke="#5a3202" stroke-width="2.8" stroke-linejoin="round"',
  )}
  ${eye(186, 72, 6)}
  ${path('M176 62 q9 -5 18 0', 'fill="none" stroke="#5a3202" stroke-width="2.4" stroke-linecap="round"')}
  ${path(
    `M96 46 l5 9 l10 1 l-7 7 l2 10 l-10 -5 l-9 5 l2 -10 l-8 -7 l11 -1 Z M138 38 l3 6
      l7 1 l-5 5 l1 7 l-6 -4 l-6 4 l1 -7 l-5 -5 l7 -1 Z`,
    'fill="#fff6cf" opacity=".8"',
  )}
  ${shine('M98 38 C130 24 172 26 200 44', 5)}
  ${path(
    'M146 26 C142 12 132 8 124 10 M148 26 C150 10 160 4 170 8',
    'fill="none" stroke="#bfefff" stroke-width="4" stroke-linecap="round"',
  )}`,
  226,
  132,
);

export const chest = svg(
  `<defs>
    ${linear('w', ['#c98a4a', '#8a5222', '#5a300f'])}
    ${linear('g', ['#fff6c9', '#ffd95e', '#e8a321', '#a8620b', '#f3c04a'])}
    ${radial('glow', ['#fffbe0', '#ffe27a', '#ffb02000'], 0.5, 0.5, 0.5)}
  </defs>
  <circle cx="60" cy="46" r="58" fill="url(#glow)" opacity=".75"/>
  ${path('M12 44 C12 10 108 10 108 44 Z', 'fill="url(#w)" stroke="#3a1c06" stroke-width="3"')}
  ${path('M20 44 C26 30 94 30 100 44 Z', 'fill="#ffe27a"')}
  ${[32, 46, 60, 74, 88]
    .map(
      (x, i) => `<circle cx="${x}" cy="${i % 2 ? 40 : 43}" r="8" fill="url(#g)" stroke="#8a4f07" stroke-width="1.4"/>`,
    )
    .join('')}
  <rect x="10" y="46" width="100" height="48" rx="6" fill="url(#w)" stroke="#3a1c06"
    stroke-width="3"/>
  ${[26, 94]
    .map(
      (x) => `<rect x="${x - 6}" y="46" width="12" height="48" fill="url(#g)" stroke="#6b3a04"
          stroke-width="1.6"/>`,
    )
    .join('')}
  <rect x="10" y="46" width="100" height="10" fill="url(#g)" stroke="#6b3a04" stroke-width="1.6"/>
  <circle cx="60" cy="62" r="11" fill="url(#g)" stroke="#6b3a04" stroke-width="2"/>
  ${path('M60 58 v8', 'stroke="#4a2704" stroke-width="5" stroke-linecap="round"')}
  ${path('M84 36 l4 -9 l4 9 l9 3 l-9 3 l-4 9 l-4 -9 l-9 -3 Z', 'fill="#fff"')}`,
  120,
  98,
);
