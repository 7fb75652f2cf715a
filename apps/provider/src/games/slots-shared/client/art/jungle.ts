import { glint, gold, linear, path, radial, ribbon, svg } from '../../../../client/svg.ts';

const rays = (count: number, inner: number, outer: number, fill: string, y = 50): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path d="M${50 - 5} ${y - inner} L50 ${y - outer} L${50 + 5} ${y - inner} Z"
        fill="${fill}" stroke="#7a4305" stroke-width="1.2" stroke-linejoin="round"
        transform="rotate(${(360 / count) * index} 50 ${y})"/>`,
  ).join('');

const mask = svg(`<defs>
    ${linear('gilt', gold)}
    ${radial('face', ['#fff3b0', '#ffcb3d', '#d07f10', '#7f4506'], 0.42, 0.3, 0.8)}
    ${linear('turquoise', ['#8ffff0', '#12c2b4', '#0a6d78'])}
  </defs>
  ${rays(12, 32, 48, 'url(#gilt)')}
  <circle cx="50" cy="50" r="35" fill="url(#turquoise)" stroke="#06454f" stroke-width="2"/>
  ${Array.from(
    { length: 16 },
    (_, index) => `<circle cx="50" cy="18.6" r="2.2" fill="#ffe27a" transform="rotate(${index * 22.5} 50 50)"/>`,
  ).join('')}
  <circle cx="50" cy="50" r="28" fill="url(#face)" stroke="#7a4305" stroke-width="2"/>
  ${path(
    'M28 40 Q37 31 46 40 M54 40 Q63 31 72 40',
    'fill="none" stroke="#7a3d05" stroke-width="3" stroke-linecap="round"',
  )}
  <ellipse cx="38" cy="45" rx="6.5" ry="4.6" fill="#fff8dc" stroke="#7a3d05" stroke-width="1.6"/>
  <ellipse cx="62" cy="45" rx="6.5" ry="4.6" fill="#fff8dc" stroke="#7a3d05" stroke-width="1.6"/>
  <circle cx="38" cy="45" r="3" fill="#0a6d78"/>
  <circle cx="62" cy="45" r="3" fill="#0a6d78"/>
  ${path('M50 42 L44 57 Q50 61 56 57 Z', 'fill="#e09a1c" stroke="#7a3d05" stroke-width="1.6" stroke-linejoin="round"')}
  <rect x="38" y="63" width="24" height="8.5" rx="3.6" fill="#7a1f0c" stroke="#5c1405"
    stroke-width="1.2"/>
  ${path(
    'M42 63.5 v7.5 M46 63.5 v7.5 M50 63.5 v7.5 M54 63.5 v7.5 M58 63.5 v7.5',
    'stroke="#fff3c9" stroke-width="2.6"',
  )}
  ${path('M30 56 h8 M62 56 h8', 'stroke="#d0312d" stroke-width="3.4" stroke-linecap="round"')}
  ${path('M50 24 l5 6 l-5 6 l-5 -6 Z', 'fill="#12c2b4" stroke="#06454f" stroke-width="1.2"')}
  ${glint(34, 28, 5)}`);

const toucan = svg(`<defs>
    ${linear('beak', ['#fff27a', '#ffb02e', '#ff5a1f', '#b31414'], -60)}
    ${radial('plumage', ['#4a5cb8', '#1b1f52', '#0a0b26'], 0.35, 0.25, 0.9)}
    ${radial('bib', ['#fffde8', '#ffe27a', '#ffb02e'], 0.45, 0.35)}
    ${linear('leaf', ['#8ff07a', '#1f8f4a', '#0a4a2c'], 60)}
  </defs>
  ${path('M6 88 Q50 76 96 90', 'fill="none" stroke="#5c3412" stroke-width="7" stroke-linecap="round"')}
  ${path('M70 86 C80 70 94 72 98 78 C90 88 80 90 70 86 Z', 'fill="url(#leaf)" stroke="#0a4028" stroke-width="1.2"')}
  ${path('M24 58 C8 66 6 88 10 98 L24 94 L32 78 Z', 'fill="url(#plumage)" stroke="#05061a" stroke-width="1.6"')}
  ${path(
    'M38 8 C58 6 66 22 62 40 C68 58 60 78 44 84 C28 88 16 76 18 58 C20 44 22 40 22 28 C22 16 28 9 38 8 Z',
    'fill="url(#plumage)" stroke="#05061a" stroke-width="1.8"',
  )}
  ${path('M44 24 C58 24 62 36 58 48 C52 60 36 58 34 46 C32 34 36 26 44 24 Z', 'fill="url(#bib)"')}
  ${path(
    'M50 15 C70 8 94 20 97 44 C98 49 94 51 91 47 C84 38 72 36 54 36 C50 30 48 22 50 15 Z',
    'fill="url(#beak)" stroke="#7a1a0a" stroke-width="1.8"',
  )}
  ${path('M54 31 C70 29 84 34 93 45', 'fill="none" stroke="#7a1a0a" stroke-width="1.4"')}
  ${path('M90 28 C97 36 99 46 95 49 C92 48 91 42 88 38 Z', 'fill="#1a0f1f"')}
  ${path(
    'M57 18 C68 15 79 19 86 26',
    'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"',
  )}
  <circle cx="42" cy="22" r="7.6" fill="#29b6f6"/>
  <circle cx="42" cy="22" r="4.6" fill="#0a0b26"/>
  <circle cx="40.4" cy="20.4" r="1.6" fill="#fff"/>
  ${path(
    'M24 62 C26 74 34 80 44 80',
    'fill="none" stroke="#6f82e8" stroke-opacity=".6" stroke-width="2.2" stroke-linecap="round"',
  )}
  ${path('M36 82 v7 M48 81 v8', 'stroke="#5b86b8" stroke-width="4" stroke-linecap="round"')}`);

const cacao = svg(`<defs>
    ${linear('pod', ['#ffb35c', '#e8641b', '#a02c10', '#5c1408'], -40)}
    ${linear('leaf', ['#a4f07a', '#2fa04a', '#0f5a34'], 40)}
    ${radial('bean', ['#b3714a', '#6b3418', '#34150a'], 0.35, 0.3)}
  </defs>
  ${path('M52 20 C40 2 18 4 10 14 C22 26 38 28 52 20 Z', 'fill="url(#leaf)" stroke="#0a4028" stroke-width="1.6"')}
  ${path('M14 14 Q34 14 50 20', 'fill="none" stroke="#d8ffb0" stroke-opacity=".7" stroke-width="1.4"')}
  ${path('M54 20 C64 4 84 6 92 18 C80 28 66 28 54 20 Z', 'fill="url(#leaf)" stroke="#0a4028" stroke-width="1.6"')}
  ${path('M52 10 L53 24', 'stroke="#6b3a12" stroke-width="5" stroke-linecap="round"')}
  ${path(
    'M53 18 C76 22 84 46 76 68 C71 82 60 93 50 96 C40 93 27 82 23 68 C16 46 30 22 53 18 Z',
    'fill="url(#pod)" stroke="#4a0f06" stroke-width="2"',
  )}
  ${path(
    'M52 20 C42 40 40 70 50 95 M52 20 C62 40 64 70 50 95 M44 22 C28 42 28 70 40 90 M62 23 C76 42 74 70 60 90',
    'fill="none" stroke="#4a0f06" stroke-opacity=".5" stroke-width="1.8"',
  )}
  ${path(
    'M34 34 C27 46 27 58 31 68',
    'fill="none" stroke="#ffe3b0" stroke-opacity=".8" stroke-width="3.4" stroke-linecap="round"',
  )}
  <ellipse cx="76" cy="86" rx="12" ry="8" fill="url(#bean)" stroke="#240c04"
    stroke-width="1.4" transform="rotate(-24 76 86)"/>
  <ellipse cx="24" cy="89" rx="10.5" ry="7" fill="url(#bean)" stroke="#240c04"
    stroke-width="1.4" transform="rotate(20 24 89)"/>
  ${path('M68 88 q8 -2 15 -6 M17 86 q7 2 13 6', 'fill="none" stroke="#e0a578" stroke-opacity=".7" stroke-width="1.4"')}
  ${glint(62, 38, 4.6)}`);

const flower = svg(`<defs>
    ${radial('petal', ['#fff27a', '#ff6ab0', '#e01a78', '#8a0f5c'], 0.5, 0.95, 1)}
    ${linear('leaf', ['#8ff0a0', '#1f9c5c', '#0a4a34'])}
    ${linear('stamen', ['#fff8c9', '#ffc52e'])}
  </defs>
  ${[30, 105, 180, 255, 330]
    .map(
      (angle) => `<g transform="rotate(${angle} 50 52)">
          ${path('M50 52 C40 66 42 86 50 98 C58 86 60 66 50 52 Z', 'fill="url(#leaf)" stroke="#06382a" stroke-width="1.4"')}
        </g>`,
    )
    .join('')}
  ${[0, 72, 144, 216, 288]
    .map(
      (angle) => `<g transform="rotate(${angle} 50 50)">
          ${path(
            'M50 52 C28 44 24 16 38 7 C44 3 48 8 50 10 C52 8 56 3 62 7 C76 16 72 44 50 52 Z',
            'fill="url(#petal)" stroke="#7a0c4c" stroke-width="1.6"',
          )}
          ${path(
            'M50 46 V16 M50 40 Q42 28 40 18 M50 40 Q58 28 60 18',
            'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"',
          )}
        </g>`,
    )
    .join('')}
  ${[-40, -15, 10, 35]
    .map(
      (angle) => `<g transform="rotate(${angle + 20} 50 50)">
          ${path('M50 50 L50 30', 'stroke="url(#stamen)" stroke-width="2.6" stroke-linecap="round"')}
          <circle cx="50" cy="29" r="3" fill="#ffd23d" stroke="#a8620b" stroke-width=".8"/>
        </g>`,
    )
    .join('')}
  <circle cx="50" cy="50" r="6.5" fill="#ffe66b" stroke="#a8620b" stroke-width="1.2"/>
  ${glint(36, 24, 5)}`);

const sunWild = svg(`<defs>
    ${linear('gilt', gold)}
    ${radial('disc', ['#fffbe0', '#ffe04a', '#ff9a1f', '#d9420b'], 0.4, 0.35, 0.75)}
    ${radial('halo', ['#ffe27a', '#ff9a1f00'], 0.5, 0.5, 0.5)}
  </defs>
  <circle cx="50" cy="44" r="48" fill="url(#halo)" opacity=".65"/>
  ${rays(16, 28, 43, 'url(#gilt)', 44)}
  <circle cx="50" cy="44" r="29" fill="url(#gilt)" stroke="#7a4305" stroke-width="1.6"/>
  <circle cx="50" cy="44" r="24.5" fill="url(#disc)"/>
  ${path(
    'M36 36 q5 -5 10 0 M54 36 q5 -5 10 0',
    'fill="none" stroke="#8f2f06" stroke-width="2.8" stroke-linecap="round"',
  )}
  <circle cx="41" cy="41" r="2.8" fill="#8f2f06"/>
  <circle cx="59" cy="41" r="2.8" fill="#8f2f06"/>
  ${path(
    'M38 50 Q50 61 62 50 Q50 55 38 50 Z',
    'fill="#fff3c9" stroke="#8f2f06" stroke-width="2" stroke-linejoin="round"',
  )}
  ${glint(37, 29, 5)}
  ${ribbon('WILD', '#2fd6a8', '#08705c')}`);

const pyramid = svg(`<defs>
    ${linear('gilt', gold)}
    ${linear('dawn', ['#0d3b66', '#1f8f8a', '#ffd27a'])}
    ${linear('lit', ['#ffe9b0', '#e0a04a'])}
    ${linear('shade', ['#b3702c', '#6b3a12'])}
    ${linear('trees', ['#2fa04a', '#0a4a2c'])}
  </defs>
  <circle cx="50" cy="46" r="43" fill="url(#gilt)" stroke="#7a4305" stroke-width="1.6"/>
  <circle cx="50" cy="46" r="37.5" fill="url(#dawn)"/>
  <circle cx="50" cy="30" r="13" fill="#fff6c9" opacity=".9"/>
  ${path(
    'M43 28 h14 v7 h6 v8 h7 v8 h7 v9 h7 v12 H16 v-12 h7 v-9 h7 v-8 h7 v-8 h6 Z',
    'fill="url(#shade)" stroke="#4a2408" stroke-width="1.4"',
  )}
  ${path('M43 28 h9 v7 h-1 v37 H16 v-12 h7 v-9 h7 v-8 h7 v-8 h6 Z', 'fill="url(#lit)" opacity=".92"')}
  ${path('M45 35 h10 L60 72 H40 Z', 'fill="#8a4f1c"')}
  ${path(
    'M44.6 40 h10.8 M44 46 h12 M43 52 h14 M42.4 58 h15.2 M41.6 64 h16.8',
    'stroke="#ffe0a0" stroke-opacity=".65" stroke-width="1.6"',
  )}
  <rect x="47" y="29" width="6" height="6" fill="#34150a"/>
  ${path(
    'M14 62 q8 -10 14 0 q8 -8 14 2 q8 -7 15 0 q8 -9 14 -1 q8 -8 14 0 C80 78 66 83.5 50 83.5 C34 83.5 20 78 14 62 Z',
    'fill="url(#trees)"',
  )}
  ${glint(26, 30, 4.6)}
  ${glint(76, 28, 5.6)}
  ${ribbon('SCATTER', '#35d0a0', '#0b5c6b')}`);

/** Symbols of the theme "jungle with an old city". The sun is the wild, the pyramid the scatter. */
export const jungle = { h1: mask, h2: toucan, h3: cacao, h4: flower, wild: sunWild, scatter: pyramid };
