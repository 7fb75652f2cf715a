import { sceneHeight as height, sceneSvg, sceneWidth as width } from '../../../../client/scenes/scene-svg.ts';
import { linear, path, radial } from '../../../../client/svg.ts';

const hill = (y: number, rough: number, fill: string, random: () => number): string => {
  let d = `M-60 ${height + 20} L-60 ${y}`;
  for (let x = -60; x < width + 60; x += 240)
    d += ` Q${x + 120} ${(y - rough * (0.5 + random())).toFixed(0)} ${x + 240} ${(y + (random() - 0.5) * rough * 0.4).toFixed(0)}`;
  return path(`${d} L${width + 60} ${height + 20} Z`, `fill="${fill}"`);
};

const cloud = (x: number, y: number, scale: number, fill: string, opacity: number): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})"
    fill="${fill}" opacity="${opacity.toFixed(2)}">
    <ellipse cx="0" cy="0" rx="90" ry="30"/>
    <circle cx="-34" cy="-18" r="36"/>
    <circle cx="18" cy="-30" r="46"/>
    <circle cx="58" cy="-10" r="30"/>
  </g>`;

const lolly = (x: number, y: number, r: number, hue: number): string =>
  `<rect x="${x - 7}" y="${y}" width="14" height="340" rx="7" fill="#fff" opacity=".85"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue} 84% 62%)"/>
  ${[0.78, 0.52, 0.28]
    .map(
      (part, index) => `<circle cx="${x}" cy="${y}" r="${(r * part).toFixed(0)}" fill="none" stroke="#fff"
          stroke-opacity=".75" stroke-width="${(r * 0.13).toFixed(0)}"
          stroke-dasharray="${(r * part * 4.4).toFixed(0)} ${(r * part * 1.9).toFixed(0)}"
          transform="rotate(${index * 110} ${x} ${y})"/>`,
    )
    .join('')}
  <ellipse cx="${x - r * 0.4}" cy="${y - r * 0.5}" rx="${r * 0.24}" ry="${r * 0.14}"
    fill="#fff" opacity=".8" transform="rotate(-35 ${x - r * 0.4} ${y - r * 0.5})"/>`;

const sprinkle = (random: () => number): string => {
  const hue = Math.floor(random() * 360);
  const [x, y] = [random() * width, 690 + random() * 300];
  const turn = Math.floor(random() * 180);
  return `<rect x="-10" y="-3" width="20" height="6" rx="3" fill="hsl(${hue} 90% 74%)"
      transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})"/>`;
};

const sweets = (hue: number, glowHue: number, random: () => number): string =>
  sceneSvg(
    `<defs>
      ${linear('sky', [
        `hsl(${hue} 62% 30%)`,
        `hsl(${hue} 70% 52%)`,
        `hsl(${glowHue} 86% 76%)`,
        `hsl(${glowHue} 90% 84%)`,
      ])}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${Array.from({ length: 7 }, (_, index) =>
      cloud(
        520 + index * 96,
        90 + random() * 300,
        0.6 + random() * 0.8,
        `hsl(${glowHue} 90% 92%)`,
        0.4 + random() * 0.4,
      ),
    ).join('')}
    ${hill(600, 190, `hsl(${hue} 60% 62%)`, random)}
    ${lolly(590, 470, 62, hue + 40)}
    ${lolly(1010, 430, 74, glowHue)}
    ${hill(700, 150, `hsl(${hue + 24} 64% 54%)`, random)}
    ${lolly(720, 600, 48, 190)}
    ${lolly(905, 590, 56, 44)}
    ${hill(800, 120, `hsl(${hue} 62% 42%)`, random)}
    ${Array.from({ length: 120 }, () => sprinkle(random)).join('')}
    ${hill(900, 80, `hsl(${hue} 64% 26%)`, random)}`,
  );

const tree = (x: number, y: number, scale: number, hue: number, random: () => number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-12 0 L-8 -120 L8 -120 L12 0 Z" fill="hsl(26 46% 26%)"/>
    <circle cx="-46" cy="-140" r="56" fill="hsl(${hue} 54% 32%)"/>
    <circle cx="46" cy="-140" r="58" fill="hsl(${hue} 54% 30%)"/>
    <circle cx="0" cy="-190" r="70" fill="hsl(${hue} 56% 38%)"/>
    <circle cx="-20" cy="-206" r="42" fill="hsl(${hue - 14} 60% 48%)" opacity=".7"/>
    ${Array.from(
      { length: 9 },
      () => `<circle cx="${(random() * 150 - 75).toFixed(0)}"
          cy="${(-120 - random() * 110).toFixed(0)}" r="9"
          fill="hsl(${random() < 0.5 ? 8 : 40} 92% 58%)"/>`,
    ).join('')}
  </g>`;

const fruits = (hue: number, glowHue: number, random: () => number): string =>
  sceneSvg(
    `<defs>
      ${linear('sky', [`hsl(${hue + 40} 66% 30%)`, `hsl(${hue + 30} 66% 50%)`, `hsl(${glowHue} 90% 78%)`])}
      ${radial('sun', ['#fff', `hsl(${glowHue} 100% 82%)`, `hsl(${glowHue} 100% 70% / 0)`], 0.5, 0.5, 0.5)}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="800" cy="330" r="300" fill="url(#sun)"/>
    ${Array.from({ length: 6 }, (_, index) =>
      cloud(500 + index * 120, 70 + random() * 200, 0.5 + random() * 0.6, '#fff', 0.65),
    ).join('')}
    ${hill(560, 140, `hsl(${hue} 38% 44%)`, random)}
    ${[560, 680, 920, 1040].map((x) => tree(x, 620 + random() * 20, 0.7, hue - 20, random)).join('')}
    ${hill(680, 110, `hsl(${hue - 20} 46% 36%)`, random)}
    ${[610, 990].map((x) => tree(x, 790, 1.05, hue - 30, random)).join('')}
    ${hill(820, 90, `hsl(${hue - 26} 52% 26%)`, random)}
    ${Array.from(
      { length: 60 },
      () => `<circle cx="${(random() * width).toFixed(0)}"
          cy="${(800 + random() * 190).toFixed(0)}" r="${(3 + random() * 4).toFixed(1)}"
          fill="hsl(${Math.floor(random() * 60 + 330)} 90% 76%)"/>`,
    ).join('')}
    ${hill(930, 60, `hsl(${hue - 20} 56% 15%)`, random)}`,
  );

const crystal = (x: number, y: number, tall: number, lean: number, hue: number): string => {
  const w = tall * 0.16;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${lean.toFixed(0)})">
      ${path(
        `M${-w} 20 L${-w} ${-tall * 0.74} L0 ${-tall} L${w} ${-tall * 0.74} L${w} 20 Z`,
        `fill="hsl(${hue} 78% 48%)"`,
      )}
      ${path(
        `M${-w} 20 L${-w} ${-tall * 0.74} L0 ${-tall} L${-w * 0.1} 20 Z`,
        `fill="hsl(${hue} 88% 70%)" opacity=".85"`,
      )}
      ${path(`M${w} ${-tall * 0.74} L0 ${-tall} L0 20`, `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"`)}
    </g>`;
};

const caves = (hue: number, glowHue: number, random: () => number): string =>
  sceneSvg(
    `<defs>
      ${linear('sky', [`hsl(${hue} 60% 8%)`, `hsl(${hue} 56% 20%)`, `hsl(${hue} 52% 30%)`, `hsl(${hue} 60% 12%)`])}
      ${radial(
        'aura',
        [`hsl(${glowHue} 100% 76% / .8)`, `hsl(${glowHue} 100% 60% / .25)`, `hsl(${glowHue} 100% 60% / 0)`],
        0.5,
        0.5,
        0.5,
      )}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <ellipse cx="800" cy="420" rx="430" ry="420" fill="url(#aura)"/>
    ${Array.from({ length: 15 }, (_, index) => {
      const x = index * 115;
      const tall = 120 + random() * 220;
      return path(
        `M${x - 70} -10 L${x + 10} ${tall.toFixed(0)} L${x + 90} -10 Z`,
        `fill="hsl(${hue} 50% ${index % 2 ? 12 : 9}%)"`,
      );
    }).join('')}
    ${hill(720, 120, `hsl(${hue} 46% 17%)`, random)}
    ${Array.from({ length: 14 }, (_, index) =>
      crystal(
        420 + index * 58 + random() * 30,
        760 + random() * 40,
        110 + random() * 190,
        (random() - 0.5) * 50,
        index % 2 ? glowHue : hue + 40,
      ),
    ).join('')}
    ${hill(850, 90, `hsl(${hue} 50% 11%)`, random)}
    ${Array.from({ length: 8 }, (_, index) =>
      crystal(460 + index * 96, 930, 90 + random() * 120, (random() - 0.5) * 60, index % 2 ? hue + 70 : glowHue),
    ).join('')}
    ${hill(940, 60, `hsl(${hue} 54% 6%)`, random)}
    ${Array.from(
      { length: 70 },
      () => `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * height).toFixed(0)}"
          r="${(1 + random() * 3).toFixed(1)}" fill="hsl(${glowHue} 100% 84%)"
          opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`,
    ).join('')}`,
  );

/** Functions that render the scene behind the grid. Hues in degrees. */
export const scenes = { sweets, fruits, caves };
