import { glint, gold, linear, path, radial, ribbon, svg } from '../../../../client/svg.ts';

const pearlOyster = svg(`<defs>
    ${linear('shell', ['#ffe3f3', '#f48fc6', '#9c2f8c'])}
    ${radial('pearl', ['#ffffff', '#fdf3ff', '#d9c8f2', '#9d87c9'], 0.36, 0.3, 0.75)}
    ${radial('deep', ['#ffd9ef', '#b23f8f', '#4d0f4a'], 0.5, 0.7)}
  </defs>
  ${path(
    `M50 62 C24 62 6 50 8 30 C10 20 18 14 24 18 C26 8 38 4 42 12 C45 4 55 4 58 12
      C62 4 74 8 76 18 C82 14 90 20 92 30 C94 50 76 62 50 62 Z`,
    'fill="url(#shell)" stroke="#5c1150" stroke-width="2.4" stroke-linejoin="round"',
  )}
  ${[-62, -38, -13, 13, 38, 62]
    .map((angle) =>
      path(
        'M50 62 L50 16',
        `stroke="#7d1f6c" stroke-opacity=".5" stroke-width="2.2" transform="rotate(${angle} 50 62)"`,
      ),
    )
    .join('')}
  ${path('M8 60 C12 88 88 88 92 60 C76 50 24 50 8 60 Z', 'fill="url(#deep)" stroke="#5c1150" stroke-width="2.4"')}
  <circle cx="50" cy="52" r="19" fill="url(#pearl)" stroke="#7b659f" stroke-width="1.6"/>
  <ellipse cx="43" cy="43" rx="6" ry="4" fill="#fff" transform="rotate(-30 43 43)"/>
  ${glint(66, 38, 7)}
  ${ribbon('WILD', '#ff8fd0', '#8d1f7e')}`);

const compass = svg(`<defs>
    ${linear('gilt', gold)}
    ${radial('face', ['#fffbe9', '#f3dca6', '#b98c46'], 0.42, 0.36)}
  </defs>
  <circle cx="50" cy="46" r="43" fill="url(#gilt)" stroke="#6b3a04" stroke-width="2"/>
  <circle cx="50" cy="46" r="34" fill="url(#face)" stroke="#6b3a04" stroke-width="1.8"/>
  ${Array.from({ length: 24 }, (_, i) =>
    path(
      `M50 ${14} V${i % 6 ? 17.5 : 20}`,
      `stroke="#6b3a04" stroke-width="${i % 6 ? 1 : 2}" transform="rotate(${i * 15} 50 46)"`,
    ),
  ).join('')}
  ${path(
    'M50 19 L57 46 L50 73 L43 46 Z M23 46 L50 39 L77 46 L50 53 Z',
    'fill="#8a5a1e" fill-opacity=".5" transform="rotate(45 50 46)"',
  )}
  ${path('M50 18 L57 46 L43 46 Z', 'fill="#d8203f" stroke="#5e0818" stroke-width="1"')}
  ${path('M50 74 L57 46 L43 46 Z', 'fill="#2a3f8f" stroke="#0d1540" stroke-width="1"')}
  <circle cx="50" cy="46" r="4.6" fill="url(#gilt)" stroke="#6b3a04" stroke-width="1.2"/>
  ${path(
    'M24 32 C30 22 40 17 48 16',
    'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"',
  )}
  ${ribbon('SCATTER', '#37c9c1', '#0b5e7a')}`);

const arm = (turn: number): string =>
  path(
    'M50 50 C41 40 40 18 50 5 C60 18 59 40 50 50 Z',
    `transform="rotate(${turn} 50 52)" fill="url(#star)" stroke="#7a1f04" stroke-width="2.2" stroke-linejoin="round"`,
  );
const starfish = svg(`<defs>
    ${linear('star', ['#ffd08a', '#ff7a3c', '#c8320e'])}
    ${radial('mid', ['#ffc78a', '#f0602a'], 0.45, 0.4)}
  </defs>
  <g transform="translate(0 3)" opacity=".3">
    ${[0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cx="50" cy="28" rx="9" ry="24" transform="rotate(${turn} 50 52)"/>`)
      .join('')}
  </g>
  ${[0, 72, 144, 216, 288].map(arm).join('')}
  <circle cx="50" cy="52" r="13" fill="url(#mid)"/>
  ${[0, 72, 144, 216, 288]
    .map((turn) =>
      [14, 22, 30, 38]
        .map(
          (y, i) => `<circle cx="50" cy="${y}" r="${1.7 + i * 0.5}" fill="#fff2c8" transform="rotate(${turn} 50 52)"/>`,
        )
        .join(''),
    )
    .join('')}
  <circle cx="46" cy="50" r="2.6" fill="#2b0b05"/>
  <circle cx="55" cy="50" r="2.6" fill="#2b0b05"/>
  ${path('M46 57 q4.5 4 9 0', 'fill="none" stroke="#2b0b05" stroke-width="2" stroke-linecap="round"')}`);

const nautilus = svg(`<defs>
    ${radial('shell', ['#fff6e0', '#ffc98a', '#d4662c', '#7a2c12'], 0.36, 0.3, 0.8)}
    ${linear('skin', ['#ffe6c9', '#f2a97a'])}
  </defs>
  ${path(
    'M72 62 C86 60 96 66 98 76 M70 68 C84 70 92 78 92 88 M64 72 C76 78 80 86 78 95 M58 74 C66 82 66 90 62 97',
    'fill="none" stroke="#8f3d1c" stroke-width="7" stroke-linecap="round"',
  )}
  ${path(
    'M72 62 C86 60 96 66 98 76 M70 68 C84 70 92 78 92 88 M64 72 C76 78 80 86 78 95 M58 74 C66 82 66 90 62 97',
    'fill="none" stroke="url(#skin)" stroke-width="4" stroke-linecap="round"',
  )}
  ${path(
    'M76 72 C60 92 20 86 9 56 C0 30 22 6 50 7 C78 8 94 34 84 58 C82 64 80 68 76 72 Z',
    'fill="url(#shell)" stroke="#5c1f0a" stroke-width="2.6"',
  )}
  ${path(
    `M50 9 C58 20 60 32 54 42 M28 14 C40 24 46 34 46 44 M12 34 C26 36 38 40 44 48 M12 62
      C24 56 34 52 44 52 M32 80 C34 70 38 60 47 55`,
    'fill="none" stroke="#8f3d1c" stroke-width="4.6" stroke-linecap="round" opacity=".75"',
  )}
  ${path(
    'M50 50 C46 44 54 38 60 44 C68 54 56 66 44 60 C30 52 38 30 56 30',
    'fill="none" stroke="#5c1f0a" stroke-width="2.4" stroke-linecap="round"',
  )}
  <circle cx="75" cy="56" r="6.4" fill="#fff" stroke="#2b0b05" stroke-width="1.6"/>
  <circle cx="76.4" cy="56" r="3.6" fill="#14101c"/>
  ${path(
    'M22 32 C28 21 38 15 48 14',
    'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"',
  )}`);

/** Hexagonal plate of the turtle's shell. */
const scute = (x: number, y: number, r: number): string =>
  `<polygon points="${Array.from(
    { length: 6 },
    (_, i) =>
      `${(x + Math.cos((i * Math.PI) / 3) * r * 0.86).toFixed(1)},${(y + Math.sin((i * Math.PI) / 3) * r).toFixed(1)}`,
  ).join(' ')}"
    fill="url(#s)" stroke="#1d4a16" stroke-width="1.5"/>`;
const turtle = svg(`<defs>
    ${radial('b', ['#c9f58a', '#6cbf3a', '#2c7a22', '#123f14'], 0.42, 0.3, 0.8)}
    ${radial('s', ['#f1ffb8', '#a3d94a', '#4f9128'], 0.4, 0.3)}
    ${linear('f', ['#a9efc0', '#3c9a76', '#17614a'])}
  </defs>
  <g transform="rotate(18 50 50)">
    ${path(
      `M30 32 C14 24 4 32 3 46 C14 50 24 48 32 44 Z M70 32 C86 24 96 32 97 46
        C86 50 76 48 68 44 Z M34 76 C24 80 20 88 24 96 C34 94 40 88 42 82 Z M66 76
        C76 80 80 88 76 96 C66 94 60 88 58 82 Z`,
      'fill="url(#f)" stroke="#0d3d2c" stroke-width="2.4" stroke-linejoin="round"',
    )}
    ${path('M38 24 C36 10 42 2 50 2 C58 2 64 10 62 24 Z', 'fill="url(#f)" stroke="#0d3d2c" stroke-width="2.4"')}
    <circle cx="43.5" cy="11" r="2.6" fill="#0b1a14"/>
    <circle cx="56.5" cy="11" r="2.6" fill="#0b1a14"/>
    <ellipse cx="50" cy="54" rx="29" ry="35" fill="url(#b)" stroke="#12330f" stroke-width="2.6"/>
    ${scute(50, 54, 13)}
    ${scute(38, 35, 9)}
    ${scute(62, 35, 9)}
    ${scute(38, 73, 9)}
    ${scute(62, 73, 9)}
    ${path(
      'M29 42 C32 32 38 25 46 22',
      'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"',
    )}
  </g>`);

const angelfish = svg(`<defs>
    ${linear('b', ['#fff2a8', '#ffd23f', '#ff8f1f'])}
    <clipPath id="c">
      <path d="M20 50 C30 26 62 22 94 48 C97 50 97 51 94 53 C62 78 30 74 20 50 Z"/>
    </clipPath>
  </defs>
  ${path(
    'M24 50 L4 34 C9 46 9 54 4 68 Z',
    'fill="#2b6fe0" stroke="#0b225c" stroke-width="2.2" stroke-linejoin="round"',
  )}
  ${path(
    'M80 38 C70 18 46 6 18 4 C28 14 30 24 34 36 Z M76 64 C66 84 44 96 18 97 C28 86 30 76 36 66 Z',
    'fill="#2b6fe0" stroke="#0b225c" stroke-width="2.2" stroke-linejoin="round"',
  )}
  ${path(
    'M70 32 C58 20 44 12 30 9 M68 70 C56 84 44 90 30 92',
    'fill="none" stroke="#9cd0ff" stroke-width="2.2" opacity=".8"',
  )}
  ${path('M20 50 C30 26 62 22 94 48 C97 50 97 51 94 53 C62 78 30 74 20 50 Z', 'fill="url(#b)"')}
  <g clip-path="url(#c)">
    ${path(
      'M36 10 C44 36 44 66 36 90 L47 90 C55 66 55 36 47 10 Z M58 10 C66 36 66 66 58 90 L67 90 C75 66 75 36 67 10 Z',
      'fill="#1c55c9"',
    )}
  </g>
  ${path(
    'M20 50 C30 26 62 22 94 48 C97 50 97 51 94 53 C62 78 30 74 20 50 Z',
    'fill="none" stroke="#0b225c" stroke-width="2.4"',
  )}
  <circle cx="83" cy="46" r="5" fill="#fff" stroke="#14101c" stroke-width="1.2"/>
  <circle cx="84" cy="46" r="3" fill="#14101c"/>
  ${path(
    'M36 38 C46 31 58 30 68 34',
    'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.6" stroke-linecap="round"',
  )}`);

/** Symbols of the theme "reef at noon". The pearl is the wild, the compass the scatter. */
export const reef = { h1: turtle, h2: angelfish, h3: nautilus, h4: starfish, wild: pearlOyster, scatter: compass };
