import { linear, path, radial } from '../dom/svg.ts';

import { sceneHeight as height, sceneSvg, sceneWidth as width } from './scene-svg.ts';

const shaft = (x: number, lean: number, spread: number, alpha: number): string =>
  path(
    `M${x} -20 L${x + spread * 0.4} -20 L${x + lean + spread} ${height} L${x + lean - spread} ${height} Z`,
    `fill="url(#shaft)" opacity="${alpha}"`,
  );

const weed = (x: number, y: number, tall: number, colour: string, random: () => number): string =>
  Array.from({ length: 5 }, (_, index) => {
    const lean = (random() - 0.5) * 90;
    const at = x + (index - 2) * 16;
    const top = y - tall * (0.6 + random() * 0.5);
    return path(
      `M${at - 8} ${y}
        C${at - 30 + lean * 0.2} ${(y + top) / 2} ${at + 34 + lean * 0.4} ${(y + top) / 2} ${at + lean} ${top.toFixed(0)}
        C${at + 50 + lean * 0.4} ${(y + top) / 2} ${at + 6} ${(y + top) / 2} ${at + 10} ${y}
        Z`,
      `fill="${colour}"`,
    );
  }).join('');

const coral = (x: number, y: number, scale: number, hue: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none"
    stroke="hsl(${hue} 62% 46%)" stroke-linecap="round">
    ${path(
      `M0 0 C-4 -60 -8 -90 -4 -130 M-4 -60 C-40 -70 -54 -100 -52 -140 M-3 -84
        C30 -92 48 -120 46 -160 M-50 -106 C-76 -112 -86 -130 -86 -150 M44 -124
        C70 -130 80 -146 82 -166`,
      'stroke-width="20"',
    )}
    <g stroke="hsl(${hue} 82% 68%)">
      ${path(
        'M-4 -20 C-6 -60 -10 -90 -6 -128 M-50 -112 C-53 -124 -54 -132 -53 -139 M44 -132 C46 -142 46 -150 45 -158',
        'stroke-width="5"',
      )}
    </g>
  </g>`;

const hill = (y: number, rough: number, colour: string, random: () => number): string => {
  let d = `M-40 ${height + 20} L-40 ${y}`;
  for (let x = -40; x < width + 40; x += 140) {
    const top = y + (random() - 0.7) * rough;
    const end = y + (random() - 0.5) * rough * 0.6;
    d += ` Q${x + 70} ${top.toFixed(0)} ${x + 140} ${end.toFixed(0)}`;
  }
  return path(`${d} L${width + 40} ${height + 20} Z`, `fill="${colour}"`);
};

/** Renders a sea floor with light from above. The hues are in degrees. */
export const renderReefScene = (hue: number, glowHue: number, random: () => number): string => {
  const water = (saturation: number, lightness: number): string => `hsl(${hue} ${saturation}% ${lightness}%)`;
  const light = (lightness: number, alpha: number): string => `hsl(${glowHue} 90% ${lightness}% / ${alpha})`;
  return sceneSvg(
    `<defs>
      ${linear('water', [water(80, 56), water(84, 46), water(82, 30), water(80, 14), water(80, 9)])}
      <linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".5"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </linearGradient>
      ${radial('sun', ['#fff', light(86, 0.7), light(80, 0)], 0.5, 0.5, 0.5)}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#water)"/>
    <ellipse cx="800" cy="-10" rx="620" ry="240" fill="url(#sun)" opacity=".9"/>
    ${[330, 520, 690, 860, 1010, 1180]
      .map((x) => shaft(x, (x - 800) * 0.9, 46 + random() * 60, 0.24 + random() * 0.3))
      .join('')}
    ${hill(640, 220, water(60, 22), random)}
    ${Array.from({ length: 9 }, () => {
      const x = random() * width;
      const y = 250 + random() * 260;
      const s = 0.5 + random() * 0.7;
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(2)})"
          fill="${water(60, 20)}" opacity=".55">
          ${path('M0 0 C20 -18 50 -18 70 0 C50 18 20 18 0 0 Z M4 0 L-18 -14 V14 Z', '')}
        </g>`;
    }).join('')}
    ${hill(760, 150, water(62, 15), random)}
    ${[560, 1030].map((x) => weed(x, 850, 260, `hsl(${hue - 40} 52% 24%)`, random)).join('')}
    ${coral(690, 860, 1, 350)}
    ${coral(930, 880, 0.9, 28)}
    ${hill(860, 90, water(58, 10), random)}
    ${[450, 780, 1160].map((x) => weed(x, 960, 200, `hsl(${hue - 52} 50% 17%)`, random)).join('')}
    ${coral(610, 985, 0.9, 312)}
    ${coral(1010, 1000, 1.1, 4)}
    ${Array.from(
      { length: 60 },
      () => `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * height).toFixed(0)}"
          r="${(2 + random() * 8).toFixed(1)}" fill="#fff"
          fill-opacity="${(0.04 + random() * 0.12).toFixed(2)}" stroke="#fff"
          stroke-opacity="${(0.15 + random() * 0.35).toFixed(2)}" stroke-width="1.4"/>`,
    ).join('')}`,
  );
};
