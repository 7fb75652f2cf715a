import { sceneHeight as height, sceneSvg, sceneWidth as width } from '../../../../client/scenes/scene-svg.ts';
import { linear, path, radial } from '../../../../client/svg.ts';

export type Scenery = 'garden' | 'nights' | 'jungle';

export interface BackdropOptions {
  readonly scenery: Scenery;
  /** Hue of the sky, in degrees. */
  readonly hue: number;
  /** Hue of the lights, in degrees. */
  readonly glowHue: number;
  readonly random: () => number;
}

/**
 * Creates functions that return CSS colours with the hues of a scene. Saturation and lightness are in percent, `shift`
 * is in degrees.
 */
const createShades = (theme: Pick<BackdropOptions, 'hue' | 'glowHue'>) => ({
  sky: (saturation: number, lightness: number, shift = 0): string =>
    `hsl(${theme.hue + shift} ${saturation}% ${lightness}%)`,
  glow: (saturation: number, lightness: number, alpha = 1): string =>
    `hsl(${theme.glowHue} ${saturation}% ${lightness}% / ${alpha})`,
});
type Shades = ReturnType<typeof createShades>;

/**
 * Returns an SVG path of hills that fill the scene from height `y` to the bottom. `roughness` is the height of the
 * hills.
 */
const ridge = (random: () => number, y: number, roughness: number, fill: string): string => {
  const step = 160;
  let d = `M-40 ${height + 20} L-40 ${y}`;
  for (let x = -40; x < width + 40; x += step) {
    const top = y + (random() - 0.65) * roughness * 2;
    const end = y + (random() - 0.5) * roughness;
    d += ` Q${x + step / 2} ${top.toFixed(0)} ${x + step} ${end.toFixed(0)}`;
  }
  return path(`${d} L${width + 40} ${height + 20} Z`, `fill="${fill}"`);
};

const stars = (random: () => number, count: number): string =>
  Array.from(
    { length: count },
    () =>
      `<circle cx="${(random() * width).toFixed(0)}"
        cy="${(random() * height * 0.55).toFixed(0)}"
        r="${(0.7 + random() * 1.9).toFixed(1)}" fill="#fff"
        opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`,
  ).join('');

const gardenScene = ({ sky, glow }: Shades, random: () => number): string => `
  ${ridge(random, 560, 130, sky(46, 20, -8))}
  ${ridge(random, 640, 90, sky(48, 15))}
  ${[300, 640, 980, 1290]
    .map(
      (x, index) => `<g transform="translate(${x} ${index % 2 ? 420 : 500}) scale(${index % 2 ? 0.8 : 1})">
          ${path(
            `M-70 60 Q-40 56 -34 36 L34 36 Q40 56 70 60 Z M-54 100 Q-30 96 -26 76 L26 76
          Q30 96 54 100 Z M-40 22 Q-14 18 0 -30 Q14 18 40 22 Z`,
            `fill="${sky(50, 10)}"`,
          )}
          <rect x="-26" y="22" width="52" height="420" fill="${sky(50, 10)}"/>
          <rect x="-8" y="44" width="16" height="16" fill="${glow(90, 66)}" opacity=".8"/>
          <rect x="-8" y="84" width="16" height="16" fill="${glow(90, 66)}" opacity=".7"/>
        </g>`,
    )
    .join('')}
  ${ridge(random, 730, 50, sky(50, 9))}
  <rect y="760" width="${width}" height="240" fill="url(#water)"/>
  ${Array.from(
    { length: 26 },
    () => `<rect x="${(random() * width).toFixed(0)}" y="${(770 + random() * 210).toFixed(0)}"
        width="${(30 + random() * 140).toFixed(0)}" height="2" rx="1"
        fill="${glow(90, 76)}" opacity="${(0.08 + random() * 0.25).toFixed(2)}"/>`,
  ).join('')}
  ${Array.from({ length: 16 }, () => {
    const x = random() * width;
    const y = 200 + random() * 300;
    const r = 9 + random() * 15;
    return `<g opacity="${(0.5 + random() * 0.5).toFixed(2)}">
        <circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(r * 3.4).toFixed(0)}" fill="url(#bokeh)"/>
        <ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}"
          ry="${(r * 1.15).toFixed(0)}" fill="${glow(100, 68)}"/>
      </g>`;
  }).join('')}`;

const nightsScene = ({ sky, glow }: Shades, random: () => number): string => `
  ${[180, 430, 690, 910, 1160, 1420]
    .map((x, index) => {
      const h = 200 + random() * 130;
      const w = 62 + random() * 44;
      return `<g transform="translate(${x} 700)" fill="${sky(48, index % 2 ? 17 : 13, -6)}">
          <rect x="${-w}" y="${(-h).toFixed(0)}" width="${(w * 2).toFixed(0)}"
            height="${(h + 40).toFixed(0)}"/>
          ${path(
            `M${-w * 1.05} ${-h}
            C${-w * 1.3} ${-h - w} ${-w * 0.3} ${-h - w * 1.3} 0 ${-h - w * 2.1}
            C${w * 0.3} ${-h - w * 1.3} ${w * 1.3} ${-h - w} ${w * 1.05} ${-h} Z`,
            '',
          )}
          ${path(`M-2 ${-h - w * 2} v-40 h34 l-10 9 l10 9 h-30`, '')}
          ${[-0.5, 0, 0.5]
            .map((dx) => `<path d="M${w * dx - 9} ${-h * 0.5} v-18 q9 -16 18 0 v18 Z" fill="${glow(90, 66, 0.8)}"/>`)
            .join('')}
        </g>`;
    })
    .join('')}
  ${ridge(random, 700, 70, 'hsl(28 58% 24%)')}
  ${ridge(random, 790, 60, 'hsl(26 60% 17%)')}
  ${ridge(random, 880, 40, 'hsl(24 62% 11%)')}
  ${Array.from(
    { length: 40 },
    () => `<circle cx="${(random() * width).toFixed(0)}"
        cy="${(300 + random() * 600).toFixed(0)}" r="${(1 + random() * 2.6).toFixed(1)}"
        fill="${glow(100, 76)}" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`,
  ).join('')}`;

const frond = (x: number, y: number, length: number, angle: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">
    ${path(
      `M0 0 Q${length * 0.5} ${-length * 0.28} ${length} ${-length * 0.02} Q${length * 0.5} ${length * 0.1} 0 0 Z`,
      `fill="${fill}"`,
    )}
    ${Array.from({ length: 7 }, (_, i) =>
      path(
        `M${(length * (i + 1)) / 8.5} ${-length * 0.08}
          q${length * 0.1} ${length * 0.16} ${length * 0.02} ${length * 0.28}
          q${-length * 0.09} ${-length * 0.1} ${-length * 0.07} ${-length * 0.26} Z`,
        `fill="${fill}"`,
      ),
    ).join('')}
  </g>`;

const jungleScene = ({ sky, glow }: Shades, random: () => number): string => `
  ${ridge(random, 520, 120, sky(40, 24, 10))}
  <g transform="translate(800 640)">
    ${path(
      'M-60 -260 h120 v30 h50 v60 h56 v62 h58 v66 h60 v72 h60 v90 H-344 v-90 h60 v-72 h60 v-66 h58 v-62 h56 v-60 h50 Z',
      `fill="${sky(36, 15, 6)}"`,
    )}
    ${path('M-26 -230 h52 L70 120 h-140 Z', `fill="${sky(36, 20, 6)}"`)}
    <rect x="-22" y="-252" width="44" height="28" fill="${glow(90, 62)}" opacity=".85"/>
  </g>
  ${ridge(random, 700, 80, sky(44, 13))}
  ${ridge(random, 800, 60, sky(48, 9))}
  ${Array.from({ length: 9 }, (_, i) =>
    frond(i * 200 - 40, 1010, 330 + random() * 120, -128 + random() * 76, i % 2 ? sky(52, 12) : sky(50, 8)),
  ).join('')}
  ${[0, 1, 2, 3].map((i) => frond(-20, 120 + i * 130, 320 - i * 36, -30 + i * 24, sky(50, 7 + i * 2))).join('')}
  ${[0, 1, 2, 3]
    .map(
      (i) => `<g transform="translate(${width} 0) scale(-1 1)">
          ${frond(-20, 100 + i * 140, 320 - i * 36, -30 + i * 24, sky(50, 7 + i * 2))}
        </g>`,
    )
    .join('')}
  ${Array.from(
    { length: 34 },
    () => `<circle cx="${(random() * width).toFixed(0)}"
        cy="${(260 + random() * 680).toFixed(0)}" r="${(1.5 + random() * 3.4).toFixed(1)}"
        fill="${glow(100, 72)}" opacity="${(0.3 + random() * 0.65).toFixed(2)}"/>`,
  ).join('')}`;

const scenes: Readonly<Record<Scenery, (colours: Shades, random: () => number) => string>> = {
  garden: gardenScene,
  nights: nightsScene,
  jungle: jungleScene,
};

/** Renders the scene behind the reels as SVG: a sky with stars and a moon, and a landscape. */
export const renderBackdrop = (theme: BackdropOptions): string => {
  const colours = createShades(theme);
  const { sky, glow } = colours;
  const moonX = (theme.random() < 0.5 ? 635 : 915) + theme.random() * 45;
  return sceneSvg(
    `<defs>
      ${linear('sky', [sky(62, 12), sky(58, 24, 6), sky(54, 36, 18), glow(70, 52)])}
      ${linear('water', [sky(54, 22), sky(60, 8)])}
      ${radial('moon', ['#fff', glow(90, 88), glow(90, 74)], 0.4, 0.36)}
      ${radial('aura', [glow(95, 80, 0.75), glow(90, 62, 0.22), glow(90, 60, 0)], 0.5, 0.5, 0.5)}
      ${radial('bokeh', [glow(100, 66, 0.5), glow(100, 60, 0)], 0.5, 0.5, 0.5)}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${stars(theme.random, 90)}
    <circle cx="${moonX}" cy="110" r="300" fill="url(#aura)"/>
    <circle cx="${moonX}" cy="110" r="54" fill="url(#moon)"/>
    ${scenes[theme.scenery](colours, theme.random)}`,
  );
};
