import { linear, path, radial, svg } from '../../../../client/dom/svg.ts';
import { eye, shine } from './creature-parts.ts';

export const minnow = svg(
  `<defs>
    ${linear('b', ['#e9fbff', '#7fd8ff', '#2f7fd6'])}
  </defs>
  ${path('M24 22 L4 8 C8 18 8 26 4 36 Z', 'fill="#4fb4f0" stroke="#134a86" stroke-width="2" stroke-linejoin="round"')}
  ${path(
    'M18 22 C32 4 62 2 92 20 C94 22 94 23 92 25 C62 42 32 40 18 22 Z',
    'fill="url(#b)" stroke="#134a86" stroke-width="2.2"',
  )}
  ${path(
    'M48 8 C52 2 60 1 66 5 L66 9 Z M50 36 C54 42 60 42 64 38 L62 34 Z',
    'fill="#4fb4f0" stroke="#134a86" stroke-width="1.8"',
  )}
  ${path('M30 23 H70', 'stroke="#ffd76a" stroke-width="4" stroke-linecap="round" opacity=".9"')}
  ${path('M74 12 C70 18 70 26 74 32', 'fill="none" stroke="#134a86" stroke-width="2"')}
  ${eye(81, 19, 4.6)}
  ${shine('M36 13 C48 7 60 7 70 11', 3)}`,
  100,
  46,
);

export const clown = svg(
  `<defs>
    ${linear('b', ['#ffb45e', '#ff7a1a', '#d94a06'])}
    <clipPath id="c">
      <path d="M20 40 C30 10 70 2 104 34 C108 38 108 42 104 46 C70 78 30 70 20 40 Z"/>
    </clipPath>
  </defs>
  ${path(
    'M26 40 C14 26 6 22 2 24 C8 34 8 46 2 56 C6 58 14 54 26 40 Z',
    'fill="#ff7a1a" stroke="#5a1c00" stroke-width="2.6" stroke-linejoin="round"',
  )}
  ${path(
    'M44 16 C50 2 70 0 80 14 Z M48 64 C54 78 68 78 74 66 Z',
    'fill="#ff8a2c" stroke="#5a1c00" stroke-width="2.4" stroke-linejoin="round"',
  )}
  ${path('M20 40 C30 10 70 2 104 34 C108 38 108 42 104 46 C70 78 30 70 20 40 Z', 'fill="url(#b)"')}
  <g clip-path="url(#c)">
    ${path(
      `M76 0 C66 22 66 58 76 80 L88 80 C80 58 80 22 88 0 Z M44 0 C50 24 50 56 44 80 L58 80
        C64 56 64 24 58 0 Z M22 20 C28 32 28 48 22 60 L32 62 C36 48 36 32 32 18 Z`,
      'fill="#fff" stroke="#2a0d00" stroke-width="2.4"',
    )}
  </g>
  ${path(
    'M20 40 C30 10 70 2 104 34 C108 38 108 42 104 46 C70 78 30 70 20 40 Z',
    'fill="none" stroke="#5a1c00" stroke-width="2.6"',
  )}
  ${path('M62 44 C54 42 48 50 52 60 C60 58 66 52 62 44 Z', 'fill="#ffa04a" stroke="#5a1c00" stroke-width="2"')}
  ${eye(92, 32, 5.6)}
  ${path('M102 46 Q96 50 92 48', 'fill="none" stroke="#5a1c00" stroke-width="2.2" stroke-linecap="round"')}
  ${shine('M40 20 C52 13 66 13 76 18', 4)}`,
  110,
  80,
);

const spikes = Array.from({ length: 20 }, (_, i) =>
  path(
    'M50 -1 L53 13 L47 13 Z',
    `transform="rotate(${i * 18} 50 50)" fill="#f5d06a" stroke="#6b4708" stroke-width="1"`,
  ),
).join('');
export const puffer = svg(`<defs>
    ${radial('b', ['#fff6c4', '#ffd24d', '#d9911a', '#8f5a0a'], 0.45, 0.3, 0.8)}
  </defs>
  ${path(
    'M14 50 L-2 38 C2 46 2 54 -2 62 Z',
    'transform="translate(3 0)" fill="#f0a92a" stroke="#6b4708" stroke-width="2.2" stroke-linejoin="round"',
  )}
  ${spikes}
  <circle cx="50" cy="50" r="38" fill="url(#b)" stroke="#6b4708" stroke-width="2.4"/>
  ${path('M18 60 C28 92 72 92 82 60 C66 72 34 72 18 60 Z', 'fill="#fffbe6" opacity=".85"')}
  ${[
    [36, 26],
    [52, 20],
    [28, 42],
    [46, 38],
    [62, 30],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4.4" ry="3.2" fill="#a3660c" opacity=".6"/>`)
    .join('')}
  ${path('M40 54 C32 50 26 58 30 68 C38 68 44 62 40 54 Z', 'fill="#f7bd3f" stroke="#6b4708" stroke-width="2"')}
  ${eye(72, 42, 8.4)}
  ${path('M82 58 q5 1 6 4 q-4 3 -9 1', 'fill="#ff9c8a" stroke="#6b4708" stroke-width="2"')}
  ${shine('M30 26 C36 19 44 16 52 16', 4)}`);

export const angel = svg(
  `<defs>
    ${linear('b', ['#fff2a8', '#ffd23f', '#ff8f1f'])}
    <clipPath id="c">
      <path d="M24 60 C36 34 66 28 102 58 C106 61 106 62 102 65 C66 94 36 88 24 60 Z"/>
    </clipPath>
  </defs>
  ${path(
    'M30 61 L4 42 C10 56 10 68 4 82 Z',
    'fill="#2b6fe0" stroke="#0b225c" stroke-width="2.4" stroke-linejoin="round"',
  )}
  ${path(
    'M88 46 C76 24 52 8 22 2 C34 16 36 28 40 42 Z M84 76 C72 98 52 112 24 120 C34 106 36 94 42 80 Z',
    'fill="#2b6fe0" stroke="#0b225c" stroke-width="2.4" stroke-linejoin="round"',
  )}
  ${path(
    'M80 42 C66 26 50 16 34 9 M78 80 C64 96 50 106 36 113',
    'fill="none" stroke="#9cd0ff" stroke-width="2.4" opacity=".8"',
  )}
  ${path('M24 60 C36 34 66 28 102 58 C106 61 106 62 102 65 C66 94 36 88 24 60 Z', 'fill="url(#b)"')}
  <g clip-path="url(#c)">
    ${path(
      'M42 20 C50 46 50 78 42 104 L54 104 C62 78 62 46 54 20 Z M66 20 C74 46 74 78 66 104 L76 104 C84 78 84 46 76 20 Z',
      'fill="#1c55c9"',
    )}
  </g>
  ${path(
    'M24 60 C36 34 66 28 102 58 C106 61 106 62 102 65 C66 94 36 88 24 60 Z',
    'fill="none" stroke="#0b225c" stroke-width="2.6"',
  )}
  ${eye(91, 56, 5.4)}
  ${path('M104 64 q-5 4 -9 3', 'fill="none" stroke="#0b225c" stroke-width="2" stroke-linecap="round"')}
  ${shine('M42 48 C54 40 66 39 78 43', 4)}`,
  110,
  122,
);

export const squid = svg(
  `<defs>
    ${linear('b', ['#ffb3e6', '#e254b8', '#8a1f86'], 90)}
  </defs>
  ${[18, 28, 38, 48, 58, 68]
    .map((y, i) =>
      path(
        `M52 ${34 + i * 4} C36 ${y} 22 ${y + (i % 2 ? 10 : -8)} 4 ${y - 4 + (i % 2 ? -6 : 8)}`,
        `fill="none" stroke="#6b1266" stroke-width="8" stroke-linecap="round"`,
      ),
    )
    .join('')}
  ${[18, 28, 38, 48, 58, 68]
    .map((y, i) =>
      path(
        `M52 ${34 + i * 4} C36 ${y} 22 ${y + (i % 2 ? 10 : -8)} 4 ${y - 4 + (i % 2 ? -6 : 8)}`,
        `fill="none" stroke="#f07fcf" stroke-width="4.6" stroke-linecap="round"`,
      ),
    )
    .join('')}
  ${path(
    'M92 44 C98 20 112 14 124 14 C118 28 118 58 124 74 C112 74 98 66 92 44 Z',
    'fill="#d13fab" stroke="#5a0e56" stroke-width="2.6" stroke-linejoin="round"',
  )}
  ${path(
    'M46 44 C44 26 58 18 74 20 C96 22 116 34 128 44 C116 54 96 66 74 68 C58 70 44 62 46 44 Z',
    'fill="url(#b)" stroke="#5a0e56" stroke-width="2.6"',
  )}
  ${eye(60, 36, 8)}
  ${[
    [82, 34],
    [94, 42],
    [84, 52],
    [104, 46],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#fff" opacity=".35"/>`)
    .join('')}
  ${shine('M66 27 C80 26 94 31 104 36', 4)}`,
  130,
  88,
);
