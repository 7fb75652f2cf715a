import { glint, gold, linear, path, radial, ribbon, svg } from '../../../../client/svg.ts';

const lamp = svg(`<defs>
    ${linear('gilt', gold)}
    ${radial('belly', ['#fffbe0', '#ffd857', '#d98b12', '#7f4506'], 0.35, 0.25, 0.85)}
    ${linear('smoke', ['#e9d6ff', '#9c7bff', '#5a3bd600'], 180)}
    ${radial('ruby', ['#ffb3c7', '#e0144c', '#7a0628'])}
  </defs>
  ${path('M80 40 C96 34 84 22 92 14 C97 8 92 3 88 2 C92 8 84 12 82 18 C79 27 86 31 76 38 Z', 'fill="url(#smoke)"')}
  <ellipse cx="46" cy="91" rx="26" ry="4.5" fill="#000" opacity=".3"/>
  ${path(
    'M22 50 C6 46 2 62 10 70 C15 75 22 74 26 70',
    'fill="none" stroke="#7a4305" stroke-width="8.4" stroke-linecap="round"',
  )}
  ${path(
    'M22 50 C6 46 2 62 10 70 C15 75 22 74 26 70',
    'fill="none" stroke="url(#gilt)" stroke-width="5.4" stroke-linecap="round"',
  )}
  ${path('M36 78 L56 78 L64 90 Q46 94 28 90 Z', 'fill="url(#gilt)" stroke="#7a4305" stroke-width="1.6"')}
  ${path(
    'M16 54 C20 44 34 42 48 42 C64 42 68 40 76 36 L84 38 C86 42 84 44 82 46 C76 56 72 80 46 80 C26 80 14 68 16 54 Z',
    'fill="url(#belly)" stroke="#7a4305" stroke-width="2"',
  )}
  ${path(
    'M30 42 C32 30 40 27 46 26 C52 27 60 30 62 41 C52 44 38 44 30 42 Z',
    'fill="url(#gilt)" stroke="#7a4305" stroke-width="1.6"',
  )}
  <circle cx="46" cy="22" r="5" fill="url(#ruby)" stroke="#7a4305" stroke-width="1.4"/>
  ${path('M20 60 Q46 68 72 58', 'fill="none" stroke="#8a4f07" stroke-width="1.8"')}
  <circle cx="46" cy="64" r="6.4" fill="url(#ruby)" stroke="#8a4f07" stroke-width="1.6"/>
  <circle cx="30" cy="62" r="3" fill="url(#ruby)"/>
  <circle cx="62" cy="61" r="3" fill="url(#ruby)"/>
  ${path(
    'M22 54 C26 48 34 47 42 47',
    'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".85"',
  )}
  ${glint(70, 48, 5)}`);

const feather = svg(`<defs>
    ${linear('plume', ['#7df5c0', '#12b886', '#0b6e63', '#0a3d5c'])}
    ${radial('bronze', ['#ffe39a', '#e59a2c', '#9c5a12'], 0.5, 0.5, 0.6)}
    ${radial('teal', ['#7ff0ff', '#14b8d4', '#0a6d9c'], 0.5, 0.5, 0.6)}
    ${radial('eye', ['#7a6bff', '#2f1fb0', '#140a5c'], 0.5, 0.35, 0.7)}
  </defs>
  <g transform="rotate(16 50 50)">
    ${path('M50 98 C49 84 51 70 50 58', 'fill="none" stroke="#e8d9a0" stroke-width="3" stroke-linecap="round"')}
    ${Array.from({ length: 9 }, (_, index) =>
      [-1, 1]
        .map((side) =>
          path(
            `M50 ${90 - index * 5}
            Q${50 + side * (10 + index)} ${84 - index * 5} ${50 + side * (20 + index * 1.6)} ${74 - index * 6}`,
            `fill="none" stroke="${index % 2 ? '#1fd19a' : '#0d9488'}" stroke-width="3" stroke-linecap="round"`,
          ),
        )
        .join(''),
    ).join('')}
    ${path(
      'M50 2 C72 6 84 26 80 44 C76 60 62 70 50 72 C38 70 24 60 20 44 C16 26 28 6 50 2 Z',
      'fill="url(#plume)" stroke="#063b3b" stroke-width="1.8"',
    )}
    ${path(
      'M50 8 L50 20 M34 12 L40 23 M66 12 L60 23 M24 26 L33 32 M76 26 L67 32 M22 44 L31 43 M78 44 L69 43',
      'stroke="#b8ffe2" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"',
    )}
    <ellipse cx="50" cy="42" rx="21" ry="22" fill="url(#bronze)" stroke="#6b3a06" stroke-width="1.2"/>
    <ellipse cx="50" cy="44" rx="15.5" ry="16.5" fill="url(#teal)"/>
    ${path('M50 34 C56 30 62 36 60 45 C58 53 54 57 50 58 C46 57 42 53 40 45 C38 36 44 30 50 34 Z', 'fill="url(#eye)"')}
    <ellipse cx="44" cy="36" rx="4" ry="2.4" fill="#fff" opacity=".6" transform="rotate(-30 44 36)"/>
  </g>
  ${glint(72, 20, 5)}`);

const perfume = svg(`<defs>
    ${linear('gilt', gold)}
    ${linear('glass', ['#ffc9f0', '#e85fc4', '#8a1c8f', '#4a0b5c'], -20)}
    ${radial('stopper', ['#ffe9ff', '#ff86dc', '#a01c8f'], 0.35, 0.3)}
  </defs>
  <ellipse cx="50" cy="93" rx="30" ry="4.5" fill="#000" opacity=".3"/>
  ${path(
    'M50 3 C58 9 60 15 56 22 L44 22 C40 15 42 9 50 3 Z',
    'fill="url(#stopper)" stroke="#5c0f5c" stroke-width="1.6"',
  )}
  <rect x="41" y="21" width="18" height="7" rx="2.5" fill="url(#gilt)"
    stroke="#7a4305" stroke-width="1.3"/>
  ${path(
    'M43 28 L57 28 L58 38 C76 42 86 56 84 70 C82 84 70 91 50 91 C30 91 18 84 16 70 C14 56 24 42 42 38 Z',
    'fill="url(#glass)" stroke="#4a0b5c" stroke-width="2"',
  )}
  ${path('M17.5 62 Q50 74 82.5 62 L84 71 Q50 84 16 71 Z', 'fill="url(#gilt)" stroke="#7a4305" stroke-width="1.3"')}
  ${path(
    'M26 67 l4 3.5 l4 -2 M42 71.5 l4 3.5 l4 -3 l4 3 l4 -3.5 M66 68.5 l4 2 l4 -3.5',
    'fill="none" stroke="#7a4305" stroke-width="1.5"',
  )}
  ${path(
    'M26 62 C26 52 34 45 44 43',
    'fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-opacity=".75"',
  )}
  ${path(
    'M73 83 Q78 79 79 74',
    'fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".5"',
  )}
  ${glint(64, 50, 6)}
  ${glint(47, 12, 3.4)}`);

const carpet = svg(`<defs>
    ${linear('gilt', gold)}
    ${linear('wool', ['#ff5a5a', '#c2123a', '#6e0830'])}
    ${radial('medal', ['#4fe3ff', '#1273d6', '#0a2c7a'], 0.5, 0.4)}
  </defs>
  ${path(
    'M10 84 Q30 94 48 86 T90 80',
    'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"',
  )}
  ${path(
    `M4 46 C14 36 24 46 34 40 C46 33 50 22 64 24 C76 26 84 20 92 18 C98 30 96 42 98 54
      C88 58 82 62 70 60 C56 58 52 70 40 76 C28 81 20 74 8 82 C2 70 2 58 4 46 Z`,
    'fill="url(#wool)" stroke="#4a0620" stroke-width="2"',
  )}
  ${path(
    `M10 50 C18 43 26 51 36 46 C48 39 52 29 64 30.5 C76 32 82 27 88 25.5
      C91 34 90 41 91.5 49 C84 53 80 55 70 53.5 C54 51 49 64 38 69.5 C27 74 20 69 11 73.5
      C8 65 8 58 10 50 Z`,
    'fill="none" stroke="url(#gilt)" stroke-width="2.8"',
  )}
  ${path('M33 58 C40 44 54 38 66 42 C60 56 46 64 33 58 Z', 'fill="url(#medal)" stroke="#ffd95e" stroke-width="2"')}
  <circle cx="50" cy="50.5" r="3.8" fill="#ffe89a"/>
  ${path('M17 58 l4 -4 l4 4 l-4 4 Z M75 40 l4 -4 l4 4 l-4 4 Z', 'fill="#ffe08a"')}
  ${path(
    'M4 46 l-3 6 M4.5 56 l-4 5 M4 66 l-4 5 M6 76 l-4 6 M93 19 l6 -3 M95.5 29 l4.5 -4 M96 40 l4 -4 M97 50 l3 -3',
    'stroke="#ffd95e" stroke-width="2.4" stroke-linecap="round"',
  )}
  ${glint(66, 32, 4.6)}`);

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI / points) * index - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(50 + Math.cos(angle) * radius).toFixed(2)},${(44 + Math.sin(angle) * radius).toFixed(2)}`;
  }).join(' ');

const tileStar = svg(`<defs>
    ${linear('gilt', gold)}
    ${radial('enamel', ['#7ffcff', '#16b3d9', '#0b4fae', '#0a1f6b'], 0.4, 0.35, 0.75)}
    ${radial('core', ['#fff8d6', '#ffd75e', '#e08a10'])}
    ${radial('halo', ['#59e6ff', '#1a8cff00'], 0.5, 0.5, 0.5)}
  </defs>
  <circle cx="50" cy="44" r="48" fill="url(#halo)" opacity=".55"/>
  <polygon points="${star(8, 43, 31)}" fill="url(#gilt)" stroke="#7a4305"
    stroke-width="1.6" stroke-linejoin="round"/>
  <polygon points="${star(8, 36, 26)}" fill="url(#enamel)" stroke="#06215c" stroke-width="1"/>
  <polygon points="${star(8, 24, 11)}" fill="url(#core)" stroke="#9c5a12"
    stroke-width="1.2" stroke-linejoin="round"/>
  <circle cx="50" cy="44" r="6.6" fill="#fff" opacity=".75"/>
  ${glint(32, 26, 6)}
  ${ribbon('WILD', '#ffcf4a', '#c25a06')}`);

const oasis = svg(`<defs>
    ${linear('gilt', gold)}
    ${linear('dusk', ['#2b1a72', '#a03a9c', '#ff8a5c', '#ffd27a'])}
    ${radial('sun', ['#fffbe0', '#ffe27a', '#ffab3d'], 0.5, 0.5, 0.6)}
    ${linear('dune', ['#f2a64a', '#9c4a16'])}
  </defs>
  <circle cx="50" cy="46" r="43" fill="url(#gilt)" stroke="#7a4305" stroke-width="1.6"/>
  <circle cx="50" cy="46" r="37.5" fill="url(#dusk)"/>
  <circle cx="50" cy="46" r="17" fill="url(#sun)"/>
  ${path('M13.4 54 Q32 42 50 56 T86.6 54 C84 74 70 83.5 50 83.5 C30 83.5 16 74 13.4 54 Z', 'fill="url(#dune)"')}
  ${path('M13.4 60 Q40 52 60 66 Q74 72 84 62', 'fill="none" stroke="#ffdf9a" stroke-opacity=".6" stroke-width="1.8"')}
  ${path('M66 60 C67 48 66 40 63 33', 'fill="none" stroke="#3d1c0c" stroke-width="3"')}
  ${path(
    `M63 33 q-12 -6 -18 3 q9 -3 18 -3 q-8 3 -10 13 q6 -8 10 -13 q2 8 -1 16 q6 -8 1 -16
        q10 2 12 11 q1 -10 -12 -11 q12 -4 17 2 q-4 -11 -17 -2 q-2 -9 -12 -9 q9 3 12 9`,
    'fill="#1f5c3a" stroke="#123a26" stroke-width=".8"',
  )}
  ${glint(28, 26, 5)}
  ${glint(42, 18, 3.4)}
  ${glint(24, 40, 3)}
  ${ribbon('SCATTER', '#ff8a5c', '#8f1f6b')}`);

/** Symbols of the theme "night in the desert". The star is the wild, the oasis the scatter. */
export const nights = { h1: lamp, h2: feather, h3: perfume, h4: carpet, wild: tileStar, scatter: oasis };
