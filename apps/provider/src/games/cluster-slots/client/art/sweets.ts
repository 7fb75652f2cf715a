import { glint, path, radial, ribbon, svg } from '../../../../client/dom/svg.ts';
import { createGlossyShape, tone, createWavyPath } from './glossy.ts';

const heart = createGlossyShape({
  d: `M50 90 C20 68 7 50 8 33 C9 17 21 9 32 10 C41 11 47 17 50 24 C53 17 59 11 68 10
    C79 9 91 17 92 33 C93 50 80 68 50 90 Z`,
  hue: 346,
  inside: path(
    'M22 34 C22 26 28 22 33 22 M50 76 C36 66 26 56 23 46',
    `fill="none" stroke="${tone(346, 100, 86, 0.35)}" stroke-width="5" stroke-linecap="round"`,
  ),
  shine: { x: 29, y: 26, rx: 13, ry: 8, turn: -36 },
});

const swirl = Array.from({ length: 8 }, (_, index) =>
  path(
    'M50 50 C56 34 74 26 96 34 L92 62 C78 46 62 44 50 50 Z',
    `fill="${index % 2 ? '#fff' : tone(286, 82, 58)}" fill-opacity="${index % 2 ? 0.92 : 1}" transform="rotate(${index * 45} 50 50)"`,
  ),
).join('');
const lollipop = createGlossyShape({ d: 'M50 8 A42 42 0 1 1 49.9 8 Z', hue: 286, saturation: 78, inside: swirl });

const star = createGlossyShape({
  d: createWavyPath(5, 47, 25),
  hue: 44,
  saturation: 98,
  inside: `<g opacity=".55">
      ${Array.from({ length: 5 }, (_, i) =>
        path(
          'M50 50 L50 14',
          `stroke="#fff3c0" stroke-width="3" stroke-linecap="round" transform="rotate(${i * 72} 50 50)"`,
        ),
      ).join('')}
    </g>`,
  shine: { x: 40, y: 32, rx: 12, ry: 7, turn: -30 },
});

const wrapper = (side: 1 | -1): string => {
  const transform = side < 0 ? 'transform="translate(100 0) scale(-1 1)"' : '';
  const colours = `fill="${tone(198, 86, 64)}" stroke="${tone(188, 88, 21)}"`;
  return path(
    'M73 50 C82 36 90 30 97 30 C94 38 96 44 93 50 C96 56 94 62 97 70 C90 70 82 64 73 50 Z',
    `${colours} stroke-width="2.4" stroke-linejoin="round" ${transform}`,
  );
};
const bonbon = createGlossyShape({
  d: 'M50 20 A30 30 0 1 1 49.9 20 Z',
  hue: 198,
  behind: wrapper(1) + wrapper(-1),
  inside: [30, 50, 70]
    .map((x) =>
      path(
        `M${x - 16} 84 C${x - 10} 60 ${x - 4} 40 ${x + 12} 16`,
        `fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6.4"`,
      ),
    )
    .join(''),
  shine: { x: 40, y: 34, rx: 13, ry: 7, turn: -30 },
});

const jelly = createGlossyShape({
  d: 'M14 34 C14 22 22 15 33 14 L67 14 C78 15 86 22 86 34 L88 70 C88 80 81 87 70 87 L30 87 C19 87 12 80 12 70 Z',
  hue: 134,
  saturation: 70,
  inside: `<rect x="26" y="27" width="48" height="46" rx="12" fill="${tone(134, 90, 84, 0.35)}"/>
    <circle cx="36" cy="64" r="3" fill="#fff" opacity=".7"/>
    <circle cx="62" cy="52" r="2.4" fill="#fff" opacity=".7"/>
    <circle cx="54" cy="70" r="1.8" fill="#fff" opacity=".7"/>`,
  shine: { x: 35, y: 26, rx: 17, ry: 6.5, turn: -8 },
});

const drop = createGlossyShape({
  d: 'M50 7 C58 24 86 42 86 64 C86 82 69 93 50 93 C31 93 14 82 14 64 C14 42 42 24 50 7 Z',
  hue: 20,
  saturation: 96,
  inside: path(
    'M28 66 C28 54 36 46 43 40',
    `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"`,
  ),
  shine: { x: 41, y: 40, rx: 8, ry: 15, turn: 28 },
});

const bean = createGlossyShape({
  d: 'M20 62 C8 46 16 20 38 15 C56 11 62 24 72 30 C88 38 96 58 84 74 C72 90 50 88 40 78 C34 72 26 70 20 62 Z',
  hue: 232,
  saturation: 82,
  shine: { x: 35, y: 31, rx: 15, ry: 8, turn: -30 },
});

const rainbow = ['#ff4d6d', '#ffb13d', '#ffe45c', '#5ee07a', '#46b8ff', '#a86bff'];
const wild = svg(`<defs>
    ${radial('ball', ['#ffffff', '#fff0b8', '#ffc33d', '#c46a06'], 0.38, 0.3, 0.8)}
  </defs>
  ${rainbow
    .map((colour, index) =>
      path(
        createWavyPath(12, 49 - index * 5.4, 44 - index * 5.4, -90 + index * 9),
        `fill="${colour}" stroke="#5a1d4a" stroke-opacity=".35" stroke-width="1"`,
      ),
    )
    .join('')}
  <circle cx="50" cy="48" r="17" fill="url(#ball)"/>
  ${glint(42, 38, 8)}
  ${ribbon('WILD', '#ff6fae', '#a3155f')}`);

const scatter = svg(`<defs>
    ${radial('cream', ['#fffdf6', '#ffe9cf', '#f2b98a'], 0.4, 0.3)}
    ${radial('cherry', ['#ff9aa5', '#e3193e', '#7e0520'], 0.36, 0.3)}
    <linearGradient id="cup" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#7fd7ff"/>
      <stop offset="1" stop-color="#1f5fc4"/>
    </linearGradient>
  </defs>
  ${path(
    'M18 56 L82 56 L72 92 Q50 97 28 92 Z',
    'fill="url(#cup)" stroke="#0d2f6b" stroke-width="2.4" stroke-linejoin="round"',
  )}
  ${[30, 40, 50, 60, 70]
    .map((x) => path(`M${x} 58 L${50 + (x - 50) * 0.72} 92`, 'stroke="#0d2f6b" stroke-opacity=".35" stroke-width="2"'))
    .join('')}
  ${path(
    `M12 56 C6 46 16 36 26 40 C26 26 42 20 50 28 C58 20 74 26 74 40 C84 36 94 46 88 56
      C84 64 74 62 70 58 C64 66 54 64 50 58 C46 64 36 66 30 58 C26 62 16 64 12 56 Z`,
    'fill="url(#cream)" stroke="#8a4b1f" stroke-width="2.2" stroke-linejoin="round"',
  )}
  ${path('M52 16 C56 6 64 4 70 5', 'fill="none" stroke="#3d7a1f" stroke-width="3" stroke-linecap="round"')}
  <circle cx="50" cy="22" r="12" fill="url(#cherry)" stroke="#5c0418" stroke-width="1.8"/>
  <ellipse cx="45" cy="17" rx="4" ry="2.6" fill="#fff" opacity=".85"/>
  ${glint(80, 22, 7)}
  ${ribbon('FREE', '#ffd45a', '#d06a08')}`);

export const sweets = { h1: heart, h2: star, h3: lollipop, l1: bonbon, l2: jelly, l3: drop, l4: bean, wild, scatter };
