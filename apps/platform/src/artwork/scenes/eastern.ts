import type { Canvas } from '../paint/canvas.ts';
import { gold } from '../paint/colour.ts';
import { circle, ellipse, rect } from '../paint/shapes.ts';
import { bloom, cloud, hills, mist, orb, pool, rays, skyWash, spark, stars, type Scene } from './sky.ts';

/** One storey of a pagoda: the wall and the roof with its lifted corners. */
const storey = (x: number, y: number, half: number, height: number): string =>
  `${rect(x - half * 0.62, y - height, half * 1.24, height)}M${x - half - 10} ${y - height - 4}q${half * 0.5} -2 ${half * 0.62} ${-height * 0.5}h${half * 0.76 + 20}q${half * 0.12} ${height * 0.48} ${half * 0.62} ${height * 0.5}l-4 7h${-half * 2 - 12}z`;

const pagoda = (x: number, foot: number, half: number, storeys: number): string => {
  let d = '';
  let y = foot;
  for (let i = 0; i < storeys; i++) {
    const k = 1 - i * 0.17;
    d += storey(x, y, half * k, half * 0.42 * k);
    y -= half * 0.62 * k;
  }
  return `${d}M${x - 3} ${y + 6}h6l-3 -${Math.round(half * 0.7)}z`;
};

const lantern = (c: Canvas, x: number, y: number, s: number, glow: string): void => {
  spark(c, x, y, 34 * s, glow, 0.55);
  c.stroke(`M${x} ${y - 60 * s}V${y - 14 * s}M${x} ${y + 12 * s}v${16 * s}`, gold.dark, 1.6 * s);
  c.flat(
    ellipse(x, y, 15 * s, 13 * s),
    c.radial(
      [
        [0, '#fff0a8'],
        [0.4, '#ff7a33'],
        [1, '#b3121d'],
      ],
      0.5,
      0.55,
      0.6,
    ),
  );
  c.stroke(
    `M${x - 6 * s} ${y - 12 * s}q${-5 * s} ${12 * s} 0 ${24 * s}M${x + 6 * s} ${y - 12 * s}q${5 * s} ${12 * s} 0 ${24 * s}`,
    '#8f0d1c',
    1,
    0.6,
  );
  c.flat(rect(x - 7 * s, y - 16 * s, 14 * s, 4 * s, 1) + rect(x - 7 * s, y + 12 * s, 14 * s, 4 * s, 1), gold.base);
};

export const temple: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx + r.between(-70, 70), f.h * r.between(0.2, 0.34), f.h * r.between(0.15, 0.2), m);
  if (m.hour !== 'day') stars(c, r, f, m.spark, 22);
  hills(c, r, f, f.h * 0.66, 70, m.far, m.horizon);
  mist(c, f, f.h * 0.68, 34, m.horizon);
  for (const side of [-1, 1]) {
    const x = f.fx + side * r.between(98, 128);
    c.flat(
      pagoda(Math.round(x), Math.round(f.h * 0.86), r.whole(44, 58), r.whole(3, 4)),
      c.linear([
        [0, m.middle],
        [1, m.near],
      ]),
    );
  }
  for (let x = 30; x < f.w; x += 120)
    cloud(c, x + r.between(-30, 30), f.h * r.between(0.84, 0.9), 0.9, m.horizon, m.far, 0.85);
  hills(c, r, f, f.h * 0.95, 22, m.near, m.edge);
};

export const lanternStreet: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.7);
  bloom(c, f.fx, f.h * 0.62, f.h * 0.6, m.glow, 0.85);
  for (let i = 0; i < 3; i++) {
    const spread = 46 + i * 52;
    const top = f.h * (0.4 - i * 0.13);
    for (const side of [-1, 1]) {
      const x = f.fx + side * spread;
      const out = f.fx + side * (spread + 420);
      c.flat(
        `M${x} ${f.h * 0.8}V${top}L${x - side * 22} ${top + 14}L${x + side * 10} ${top - 16}L${out} ${top - 70}V${f.h}z`,
        [m.far, m.middle, m.near][i] ?? m.near,
      );
      for (let k = 0; k < 3; k++) {
        c.flat(
          rect(x + (side > 0 ? 8 : -26) + side * k * 20, top + 34 + i * 10, 16, 24 + i * 7, 2),
          m.glow,
          r.between(0.25, 0.85),
        );
      }
    }
  }
  c.flat(
    `M${f.fx - 60} ${f.h * 0.76}h120L${f.w + 60} ${f.h}H-60z`,
    c.linear([
      [0, m.glow],
      [0.3, m.far],
      [1, m.edge],
    ]),
  );
  for (let i = 0; i < 7; i++) {
    const side = i % 2 ? 1 : -1;
    const depth = 1 + Math.floor(i / 2);
    lantern(
      c,
      f.fx + side * (34 + depth * 34),
      f.h * (0.42 - depth * 0.085) + r.between(-8, 8),
      0.4 + depth * 0.26,
      m.glow,
    );
  }
};

export const goldenHall: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.horizon],
        [0.5, m.sky],
        [1, m.zenith],
      ],
      f.fx / f.w,
      0.42,
      0.75,
    ),
  );
  rays(c, { ...f, fy: f.h * 0.45 }, m.glow, 18, r.between(0, 20), 0.16);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const x = f.fx + side * (92 + i * 44) - 13;
      c.flat(
        rect(x, 0, 26 + i * 6, f.h),
        c.linear(
          [
            [0, m.near],
            [0.35, m.stuff.light],
            [0.6, m.stuff.base],
            [1, m.edge],
          ],
          0,
        ),
      );
      c.flat(
        rect(x - 4, f.h * 0.12, 34 + i * 6, 10) + rect(x - 4, f.h * 0.8, 34 + i * 6, 12),
        c.linear([
          [0, gold.light],
          [1, gold.dark],
        ]),
      );
    }
  }
  c.flat(
    `M0 0h${f.w}v26q-${f.w / 4} 30 -${f.w / 2} 30T0 26z`,
    c.linear([
      [0, m.edge],
      [1, m.middle],
    ]),
  );
  c.stroke(`M0 27q${f.w / 4} 29 ${f.w / 2} 29T${f.w} 27`, gold.base, 4);
  c.flat(
    `M0 ${f.h * 0.84}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.far],
      [1, m.edge],
    ]),
  );
  for (let i = 0; i < 3; i++)
    c.flat(
      rect(f.fx - 80 - i * 34, f.h * 0.8 + i * 20, 160 + i * 68, 12, 2),
      c.linear([
        [0, gold.light],
        [1, gold.dark],
      ]),
      0.9,
    );
  pool(c, f, f.h * 0.84, m.spark);
};

export const bambooGrove: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx + r.between(-40, 40), f.h * 0.34, f.h * 0.22, m);
  const tones = [m.far, m.middle, m.near] as const;
  tones.forEach((colour, layer) => {
    for (let i = 0; i < 4; i++) {
      const side = i % 2 ? 1 : -1;
      const x = f.fx + side * r.between(36 + layer * 40, 92 + layer * 46);
      const w = 9 + layer * 6;
      c.flat(
        rect(x, -10, w, f.h + 20),
        c.linear(
          [
            [0, colour],
            [0.3, layer === 2 ? m.stuff.base : m.stuff.light],
            [1, colour],
          ],
          0,
        ),
      );
      for (let y = r.between(0, 40); y < f.h; y += 46 + layer * 8) c.flat(rect(x - 2, y, w + 4, 3, 1), m.edge, 0.7);
    }
  });
  for (let i = 0; i < 16; i++) {
    const side = i % 2 ? 1 : -1;
    c.at(
      f.fx + side * r.between(90, 175),
      r.between(-10, f.h * 0.55),
      r.between(0.7, 1.4),
      () => c.flat('M0 0C14 4 28 18 30 46C14 38 2 24 0 0z', i % 3 ? m.near : m.stuff.base),
      side * r.between(-70, 30),
    );
  }
  mist(c, f, f.h * 0.86, 40, m.horizon, 0.5);
  hills(c, r, f, f.h * 0.95, 16, m.near, m.edge);
};

export const blossomGarden: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx - r.between(30, 80), f.h * 0.26, f.h * 0.13, m);
  c.flat(
    `M0 ${f.h * 0.72}L${f.fx - 60} ${f.h * 0.3}l24 12 18 -16 30 22L${f.w} ${f.h * 0.74}z`,
    c.linear([
      [0, m.spark],
      [0.22, m.far],
      [1, m.horizon],
    ]),
  );
  mist(c, f, f.h * 0.7, 30, m.horizon, 0.8);
  hills(c, r, f, f.h * 0.82, 24, m.middle, m.near);
  for (const side of [-1, 1]) {
    const x = f.fx + side * 158;
    c.stroke(
      `M${x + side * 20} ${f.h}Q${x - side * 6} ${f.h * 0.6} ${x + side * 4} ${f.h * 0.3}Q${x - side * 20} ${f.h * 0.16} ${x - side * 70} ${f.h * 0.1}`,
      m.edge,
      13,
    );
    for (let i = 0; i < 15; i++) {
      const px = x - side * r.between(-40, 90);
      const py = r.between(-6, f.h * 0.32);
      c.flat(
        circle(px, py, r.between(13, 26)),
        c.radial(
          [
            [0, '#ffe3ef'],
            [0.6, '#ff8fb8'],
            [1, '#d6427f'],
          ],
          0.4,
          0.3,
          0.7,
        ),
        0.92,
      );
    }
  }
  for (let i = 0; i < 18; i++) c.flat(ellipse(r.between(0, f.w), r.between(f.h * 0.3, f.h), 4, 2.4), '#ffb7d2', 0.9);
};
