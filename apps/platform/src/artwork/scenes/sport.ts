import { circle, ellipse, rect } from '../paint/shapes.ts';
import { bloom, bokeh, skyWash, type Frame, type Scene } from './sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Mood } from './mood.ts';
import type { Random } from '../paint/random.ts';

const crowd = (c: Canvas, r: Random, m: Mood, f: Frame, top: number, bottom: number): void => {
  c.flat(
    `M0 ${top + 26}Q${f.fx} ${top - 14} ${f.w} ${top + 26}V${bottom}H0z`,
    c.linear([
      [0, m.far],
      [1, m.edge],
    ]),
  );
  for (let y = top + 16; y < bottom; y += 9) {
    for (let x = 0; x < f.w; x += 8)
      if (r.chance(0.72))
        c.flat(
          circle(x + r.between(-2, 2), y + Math.pow((x - f.fx) / 60, 2) * 1.6, 2.6),
          r.pick([m.stuff.light, m.glow, m.near, m.middle, '#ffffff']),
          0.55,
        );
  }
};

const floodlights = (c: Canvas, m: Mood, f: Frame): void => {
  for (const side of [-1, 1]) {
    const x = f.fx + side * 122;
    c.flat(
      `M${x - 26} 34h52L${f.fx + side * 30 + 130} ${f.h}H${f.fx + side * 30 - 130}z`,
      c.linear([
        [0, m.spark, 0.4],
        [0.8, m.spark, 0],
      ]),
    );
    bloom(c, x, 32, 66, '#ffffff', 0.85);
    c.flat(rect(x - 30, 18, 60, 28, 4), m.edge);
    for (let i = 0; i < 8; i++) c.flat(circle(x - 22 + (i % 4) * 14.6, 26 + Math.floor(i / 4) * 12, 5), '#ffffff');
  }
};

export const stadium: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.5);
  crowd(c, r, m, f, f.h * 0.34, f.h * 0.66);
  c.flat(
    `M0 ${f.h * 0.66}h${f.w}v12H0z`,
    c.linear(
      [
        [0, m.accent.light],
        [1, m.accent.dark],
      ],
      0,
    ),
  );
  c.flat(
    `M0 ${f.h * 0.69}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, '#4fd15e'],
      [1, '#0c5a2c'],
    ]),
  );
  for (let i = -6; i < 7; i += 2)
    c.flat(`M${f.fx + i * 30} ${f.h * 0.69}h30L${f.fx + (i + 1) * 76} ${f.h}h-76z`, '#ffffff', 0.1);
  c.stroke(`M0 ${f.h * 0.74}H${f.w}M${f.fx - 96} ${f.h}q0 -42 96 -42t96 42`, '#ffffff', 3, 0.75);
  floodlights(c, m, f);
};

export const hardwood: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.6);
  crowd(c, r, m, f, f.h * 0.2, f.h * 0.68);
  c.flat(
    `M0 ${f.h * 0.68}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, '#ffcf86'],
      [0.5, '#d98a3d'],
      [1, '#6e3413'],
    ]),
  );
  for (let i = -14; i < 15; i++)
    c.stroke(`M${f.fx + i * 18} ${f.h * 0.68}L${f.fx + i * 56} ${f.h}`, '#7a3d14', 1.2, 0.45);
  c.raw(
    `<ellipse cx="${f.fx}" cy="${f.h * 0.9}" rx="124" ry="26" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>`,
  );
  c.flat(
    `M0 ${f.h * 0.64}h${f.w}v${f.h * 0.045}H0z`,
    c.linear(
      [
        [0, m.accent.base],
        [0.5, m.accent.light],
        [1, m.accent.base],
      ],
      0,
    ),
  );
  floodlights(c, m, f);
};

export const clayCourt: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.5);
  bokeh(c, r, f, ['#ffffff', m.glow], 12, 0.3);
  crowd(c, r, m, f, f.h * 0.28, f.h * 0.58);
  c.flat(
    `M0 ${f.h * 0.58}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.stuff.light],
      [0.4, m.stuff.base],
      [1, m.near],
    ]),
  );
  c.stroke(
    `M${f.fx - 92} ${f.h * 0.6}L${f.fx - 250} ${f.h}M${f.fx + 92} ${f.h * 0.6}L${f.fx + 250} ${f.h}M${f.fx} ${f.h * 0.6}V${f.h}M${f.fx - 150} ${f.h * 0.76}h300`,
    '#ffffff',
    3.4,
    0.85,
  );
  c.flat(`M0 ${f.h * 0.53}h${f.w}v22H0z`, m.edge, 0.55);
  c.flat(`M0 ${f.h * 0.52}h${f.w}v6H0z`, '#ffffff', 0.95);
};

export const ropeRing: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.horizon],
        [0.5, m.sky],
        [1, m.edge],
      ],
      f.fx / f.w,
      0.25,
      0.85,
    ),
  );
  crowd(c, r, m, f, f.h * 0.26, f.h * 0.74);
  floodlights(c, m, f);
  c.flat(
    `M0 ${f.h * 0.8}L${f.fx - 110} ${f.h * 0.72}h220L${f.w} ${f.h * 0.8}V${f.h}H0z`,
    c.linear([
      [0, '#f3f7ff'],
      [1, m.stuff.dark],
    ]),
  );
  for (const [k, colour] of [
    [0.48, '#ff3b4e'],
    [0.58, '#ffffff'],
    [0.68, '#3a7bff'],
  ] as const) {
    c.stroke(`M-10 ${f.h * (k + 0.04)}L${f.fx - 104} ${f.h * k}h208L${f.w + 10} ${f.h * (k + 0.04)}`, m.edge, 8);
    c.stroke(`M-10 ${f.h * (k + 0.04)}L${f.fx - 104} ${f.h * k}h208L${f.w + 10} ${f.h * (k + 0.04)}`, colour, 5);
  }
  for (const side of [-1, 1])
    c.flat(rect(f.fx + side * 104 - 9, f.h * 0.4, 18, f.h * 0.35, 5), side < 0 ? '#e5283c' : '#2c63e8');
};

export const raceTrack: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.55);
  bloom(c, f.fx, f.h * 0.48, f.h * 0.4, m.glow, 0.9);
  crowd(c, r, m, f, f.h * 0.34, f.h * 0.54);
  c.flat(
    `M0 ${f.h * 0.52}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.stuff.base],
      [1, m.near],
    ]),
  );
  c.flat(
    `M${f.fx - 26} ${f.h * 0.52}h52L${f.w + 120} ${f.h}H-120z`,
    c.linear([
      [0, '#7b819b'],
      [1, '#23263a'],
    ]),
  );
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const a = i / 9;
      const b = (i + 0.5) / 9;
      const at = (k: number, out: number): string =>
        `${f.fx + side * (26 + out * k + (f.w / 2 + 94) * k * k)} ${f.h * (0.52 + 0.48 * k * k)}`;
      c.flat(`M${at(a, 0)}L${at(b, 0)}L${at(b, 26)}L${at(a, 26)}z`, i % 2 ? '#ffffff' : '#f0293e');
    }
  }
  for (let i = 0; i < 26; i++) {
    const a = r.between(0, Math.PI * 2);
    const k = r.between(60, 120);
    c.stroke(
      `M${f.fx + Math.cos(a) * k} ${f.h * 0.5 + Math.sin(a) * k}L${f.fx + Math.cos(a) * (k + 70)} ${f.h * 0.5 + Math.sin(a) * (k + 70)}`,
      '#ffffff',
      r.between(1, 3),
      0.4,
    );
  }
};

export const cockpit: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.linear([
      [0, m.zenith],
      [0.5, m.sky],
      [1, m.near],
    ]),
  );
  crowd(c, r, m, f, f.h * 0.16, f.h * 0.7);
  bloom(c, f.fx, f.h * 0.1, f.h * 0.75, m.spark, 0.7);
  c.flat(
    `M${f.fx - 40} -10h80L${f.fx + 190} ${f.h}h-380z`,
    c.linear([
      [0, '#ffffff', 0.45],
      [1, '#ffffff', 0],
    ]),
  );
  for (let i = 0; i < 9; i++)
    c.flat(`M${(f.w / 8) * i - 26} 0h52l-26 34z`, r.pick(['#ff3b4e', '#ffd23d', '#2fc56e', '#3a8bff', '#ff8a2b']));
  c.flat(
    `M0 ${f.h * 0.7}h${f.w}v26H0z`,
    c.linear([
      [0, '#c27b3e'],
      [1, '#4e2410'],
    ]),
  );
  for (let x = 0; x < f.w; x += 34)
    c.flat(
      rect(x, f.h * 0.66, 10, 44, 2),
      c.linear([
        [0, '#e5a863'],
        [1, '#5a2a14'],
      ]),
    );
  c.flat(
    `M0 ${f.h * 0.78}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, '#e9b878'],
      [1, '#7b4420'],
    ]),
  );
  c.flat(ellipse(f.fx, f.h * 0.9, 150, 26), '#fff0cf', 0.4);
};
