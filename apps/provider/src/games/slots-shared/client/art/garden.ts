import { glint, gold, linear, path, radial, ribbon, svg } from '../../../../client/svg.ts';

const koi = svg(`<defs>
    ${linear('body', ['#fffdf6', '#ffe9d2', '#f7b98a'], -20)}
    ${radial('patch', ['#ff9a4d', '#f4511e', '#b71c1c'], 0.4, 0.3)}
    ${linear('fin', ['#ffd0a8', '#ff6f3c', '#c62828'], 20)}
  </defs>
  <g transform="translate(50 50) scale(1.02) translate(-51 -51)">
    ${path(
      'M73 66 C85 66 94 74 92 90 C84 86 78 88 70 84 C74 92 70 97 62 98 C62 88 60 80 64 72 Z',
      'fill="url(#fin)" stroke="#8e1b0b" stroke-width="1.2"',
    )}
    ${path(
      'M30 44 C18 46 10 54 9 66 C20 64 30 62 36 55 Z M58 32 C68 22 78 22 86 28 C78 36 72 42 62 42 Z',
      'fill="url(#fin)" stroke="#8e1b0b" stroke-width="1.2"',
    )}
    ${path(
      'M15 14 C34 4 58 12 66 32 C72 48 68 60 76 72 C72 78 66 78 61 74 C44 70 32 56 26 42 C21 31 16 24 15 14 Z',
      'fill="url(#body)" stroke="#8e3b1b" stroke-width="1.8"',
    )}
    ${path('M17 15 C28 8 40 10 46 15 C44 23 34 27 26 25 C22 24 18 20 17 15 Z', 'fill="url(#patch)"')}
    ${path('M42 32 C52 24 62 30 64 40 C62 48 52 52 45 47 C40 43 38 37 42 32 Z', 'fill="url(#patch)"')}
    ${path('M56 56 C62 52 68 56 69 62 C70 66 72 69 73 71 C68 74 62 72 58 67 C55 63 53 59 56 56 Z', 'fill="url(#patch)"')}
    ${path(
      'M34 30 q5 -1 7 4 M38 38 q5 -1 7 4 M48 52 q5 -1 7 4 M30 38 q4 1 6 6 M38 50 q4 1 7 6',
      'fill="none" stroke="#d98b5f" stroke-width="1.2" stroke-linecap="round"',
    )}
    <circle cx="27" cy="18.5" r="3.4" fill="#1b1020"/>
    <circle cx="26" cy="17.5" r="1.2" fill="#fff"/>
    ${path(
      'M15 14 q-6 1 -8 6 M18 11 q-3 -5 -9 -5',
      'fill="none" stroke="#8e3b1b" stroke-width="1.6" stroke-linecap="round"',
    )}
    ${path(
      'M28 13.5 C40 12 53 18 60 32',
      'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"',
    )}
  </g>`);

const petal = (angle: number, scale: number, fill: string): string =>
  `<g transform="translate(50 76) rotate(${angle}) scale(${scale})">
    ${path(
      'M0 0 C-17 -16 -16 -42 0 -62 C16 -42 17 -16 0 0 Z',
      `fill="url(#${fill})" stroke="#a01458" stroke-width="1.4"`,
    )}
    ${path(
      'M0 -6 C-5 -20 -5 -38 0 -54',
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" stroke-linecap="round"',
    )}
  </g>`;

const lotus = svg(`<defs>
    ${linear('back', ['#ff8fc4', '#e0387f', '#8d1257'])}
    ${linear('mid', ['#ffd3e8', '#ff78b4', '#c11f6d'])}
    ${linear('front', ['#fff7fb', '#ffb6d7', '#f04a93'])}
    ${radial('leaf', ['#8fe38a', '#2f9e52', '#0f5a3a'], 0.5, 0.2)}
  </defs>
  <ellipse cx="50" cy="82" rx="43" ry="11" fill="url(#leaf)" stroke="#0a4028" stroke-width="1.6"/>
  ${[-84, 84].map((angle) => petal(angle, 0.72, 'back')).join('')}
  ${[-58, 58].map((angle) => petal(angle, 0.88, 'back')).join('')}
  ${petal(0, 1.08, 'back')}
  ${[-32, 32].map((angle) => petal(angle, 1.02, 'mid')).join('')}
  ${[-56, 56].map((angle) => petal(angle, 0.66, 'front')).join('')}
  ${petal(0, 0.9, 'mid')}
  ${[-22, 22].map((angle) => petal(angle, 0.74, 'front')).join('')}
  ${petal(0, 0.6, 'front')}
  ${glint(36, 34, 5)}
  ${glint(68, 46, 4)}`);

const blade = (index: number): string =>
  `<g transform="rotate(${-66 + index * 12} 50 84)">
    ${path(
      'M50 84 L44.2 23 Q50 17 55.8 23 Z',
      `fill="url(#${index % 2 ? 'silk' : 'fold'})" stroke="#7a1020" stroke-width=".8"`,
    )}
    ${path('M50 84 L50 42', 'stroke="#f6cf6a" stroke-width="1.5"')}
  </g>`;

const fan = svg(`<defs>
    ${linear('silk', ['#ff6b6b', '#d81f3f', '#8f0f2e'])}
    ${linear('fold', ['#ff8c7a', '#c2153a', '#7a0c29'])}
    ${radial('sun', ['#fff8d6', '#ffd75e', '#f0a020'])}
    ${linear('gilt', gold)}
  </defs>
  <g transform="translate(50 50) scale(.9) translate(-50 -52)">
    ${Array.from({ length: 12 }, (_, index) => blade(index)).join('')}
    ${path(
      'M5.4 59.5 A50.6 50.6 0 0 1 94.6 59.5 L88 62.6 A43.4 43.4 0 0 0 12 62.6 Z',
      'fill="url(#gilt)" stroke="#7a4708" stroke-width="1" transform="translate(0 1)"',
    )}
    <circle cx="50" cy="46" r="9.5" fill="url(#sun)" stroke="#a86a10" stroke-width="1"/>
    ${path(
      'M22 58 q6 -7 12 0 q5 -5 9 1 M58 59 q5 -6 9 0 q5 -6 11 0',
      'fill="none" stroke="#ffe7a6" stroke-width="1.8" stroke-linecap="round"',
    )}
    <circle cx="50" cy="84" r="6.5" fill="url(#gilt)" stroke="#7a4708" stroke-width="1.4"/>
    ${path('M50 90 q-3 5 0 9', 'fill="none" stroke="#d81f3f" stroke-width="3" stroke-linecap="round"')}
  </g>`);

const ingot = svg(`<defs>
    ${linear('gilt', gold)}
    ${linear('side', ['#ffe27a', '#eda61f', '#9a5406'])}
    ${radial('dome', ['#fffbe0', '#ffd857', '#d48a12'], 0.4, 0.25)}
  </defs>
  <ellipse cx="50" cy="85" rx="36" ry="6" fill="#000" opacity=".3"/>
  ${path(
    `M6 36 C12 33 18 36 22 42 C34 50 66 50 78 42 C82 36 88 33 94 36 C96 56 86 80 74 84
      C60 88 40 88 26 84 C14 80 4 56 6 36 Z`,
    'fill="url(#side)" stroke="#7a4305" stroke-width="2"',
  )}
  <ellipse cx="50" cy="42" rx="31" ry="8.5" fill="#b46d0b"/>
  ${path(
    'M24 42 C26 20 38 13 50 13 C62 13 74 20 76 42 C68 49 32 49 24 42 Z',
    'fill="url(#dome)" stroke="#8a4f07" stroke-width="1.6"',
  )}
  ${path(
    'M6 36 C12 33 18 36 22 42 C34 50 66 50 78 42 C82 36 88 33 94 36',
    'fill="none" stroke="#fff3b8" stroke-width="2.2" stroke-linecap="round"',
  )}
  ${path(
    'M34 26 C38 20 44 18 49 18',
    'fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".9"',
  )}
  <circle cx="50" cy="66" r="11" fill="none" stroke="#8a4f07" stroke-width="2"/>
  <rect x="45.4" y="61.4" width="9.2" height="9.2" fill="none" stroke="#8a4f07" stroke-width="2"/>
  ${glint(76, 24, 8)}
  ${glint(22, 62, 4)}`);

const lantern = svg(`<defs>
    ${radial('paper', ['#fff0a8', '#ff9d3c', '#e5261f', '#8d0a1d'], 0.5, 0.5, 0.62)}
    ${linear('gilt', gold)}
    ${radial('halo', ['#ffd36e', '#ff7a1800'], 0.5, 0.5, 0.5)}
  </defs>
  <circle cx="50" cy="44" r="48" fill="url(#halo)" opacity=".6"/>
  ${path('M50 1 V12', 'stroke="#ffd95e" stroke-width="2.4"')}
  <rect x="34" y="9" width="32" height="8" rx="3" fill="url(#gilt)" stroke="#7a4305"
    stroke-width="1.2"/>
  <ellipse cx="50" cy="43" rx="38" ry="28" fill="url(#paper)" stroke="#7d0d12" stroke-width="1.8"/>
  ${path(
    `M50 15 V71 M38 16 C26 28 26 58 38 70 M62 16 C74 28 74 58 62 70 M27 22
      C14 34 14 52 27 64 M73 22 C86 34 86 52 73 64`,
    'fill="none" stroke="#7d0d12" stroke-opacity=".5" stroke-width="1.5"',
  )}
  ${path(
    'M24 32 C28 25 34 21 40 20',
    'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"',
  )}
  <rect x="34" y="67" width="32" height="7" rx="3" fill="url(#gilt)" stroke="#7a4305"
    stroke-width="1.2"/>
  ${path('M42 88 V98 M50 88 V99 M58 88 V98', 'stroke="#e5261f" stroke-width="3.4" stroke-linecap="round"')}
  ${ribbon('WILD', '#ffcf4a', '#d06a08')}`);

const moon = svg(`<defs>
    ${radial('moon', ['#ffffff', '#fff3c2', '#f7cf6d', '#c98a2e'], 0.4, 0.35, 0.7)}
    ${radial('night', ['#5b4bd6', '#2a1f87', '#140d4d'], 0.5, 0.4)}
    ${linear('gilt', gold)}
    ${linear('cloud', ['#ffffff', '#b9c6ff'])}
  </defs>
  <circle cx="50" cy="46" r="43" fill="url(#gilt)" stroke="#7a4305" stroke-width="1.6"/>
  <circle cx="50" cy="46" r="37.5" fill="url(#night)"/>
  <circle cx="50" cy="42" r="24" fill="url(#moon)"/>
  <circle cx="42" cy="36" r="4.5" fill="#e3b85c" opacity=".55"/>
  <circle cx="57" cy="47" r="6" fill="#e3b85c" opacity=".5"/>
  <circle cx="55" cy="30" r="3" fill="#e3b85c" opacity=".5"/>
  ${path('M14 60 q4 -9 12 -6 q4 -9 13 -4 q7 -4 10 4 q8 -1 8 6 Z', 'fill="url(#cloud)" opacity=".96"')}
  ${path('M58 66 q2 -8 10 -6 q5 -8 12 -2 q6 0 6 8 Z', 'fill="url(#cloud)" opacity=".92"')}
  ${glint(24, 28, 5)}
  ${glint(78, 36, 6)}
  ${glint(70, 20, 3.5)}
  ${ribbon('SCATTER', '#8f7bff', '#3a22b8')}`);

/** Symbols of the theme "night garden". The lantern is the wild, the moon the scatter. */
export const garden = { h1: koi, h2: lotus, h3: fan, h4: ingot, wild: lantern, scatter: moon };
