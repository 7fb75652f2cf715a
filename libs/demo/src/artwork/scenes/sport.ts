import { circle, ellipse, rect } from '../paint/shapes.ts';
import { bloom, bokeh, skyWash, type Frame, type Scene } from './sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Mood } from './lighting.ts';
import type { Random } from '../paint/random.ts';

const crowd = (canvas: Canvas, random: Random, mood: Mood, frame: Frame, top: number, bottom: number): void => {
  canvas.flat(
    `M0 ${top + 26}Q${frame.fx} ${top - 14} ${frame.w} ${top + 26}V${bottom}H0z`,
    canvas.linear([
      [0, mood.far],
      [1, mood.edge],
    ]),
  );
  for (let y = top + 16; y < bottom; y += 9) {
    for (let x = 0; x < frame.w; x += 8)
      if (random.chance(0.72))
        canvas.flat(
          circle(x + random.between(-2, 2), y + Math.pow((x - frame.fx) / 60, 2) * 1.6, 2.6),
          random.pick([mood.stuff.light, mood.glow, mood.near, mood.middle, '#ffffff']),
          0.55,
        );
  }
};

const floodlights = (canvas: Canvas, mood: Mood, frame: Frame): void => {
  for (const side of [-1, 1]) {
    const x = frame.fx + side * 122;
    canvas.flat(
      `M${x - 26} 34h52L${frame.fx + side * 30 + 130} ${frame.h}H${frame.fx + side * 30 - 130}z`,
      canvas.linear([
        [0, mood.spark, 0.4],
        [0.8, mood.spark, 0],
      ]),
    );
    bloom(canvas, x, 32, 66, '#ffffff', 0.85);
    canvas.flat(rect(x - 30, 18, 60, 28, 4), mood.edge);
    for (let i = 0; i < 8; i++) canvas.flat(circle(x - 22 + (i % 4) * 14.6, 26 + Math.floor(i / 4) * 12, 5), '#ffffff');
  }
};

export const stadium: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.5);
  crowd(canvas, random, mood, frame, frame.h * 0.34, frame.h * 0.66);
  canvas.flat(
    `M0 ${frame.h * 0.66}h${frame.w}v12H0z`,
    canvas.linear(
      [
        [0, mood.accent.light],
        [1, mood.accent.dark],
      ],
      0,
    ),
  );
  canvas.flat(
    `M0 ${frame.h * 0.69}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, '#4fd15e'],
      [1, '#0c5a2c'],
    ]),
  );
  for (let i = -6; i < 7; i += 2)
    canvas.flat(
      `M${frame.fx + i * 30} ${frame.h * 0.69}h30L${frame.fx + (i + 1) * 76} ${frame.h}h-76z`,
      '#ffffff',
      0.1,
    );
  canvas.stroke(`M0 ${frame.h * 0.74}H${frame.w}M${frame.fx - 96} ${frame.h}q0 -42 96 -42t96 42`, '#ffffff', 3, 0.75);
  floodlights(canvas, mood, frame);
};

export const hardwood: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.6);
  crowd(canvas, random, mood, frame, frame.h * 0.2, frame.h * 0.68);
  canvas.flat(
    `M0 ${frame.h * 0.68}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, '#ffcf86'],
      [0.5, '#d98a3d'],
      [1, '#6e3413'],
    ]),
  );
  for (let i = -14; i < 15; i++)
    canvas.stroke(`M${frame.fx + i * 18} ${frame.h * 0.68}L${frame.fx + i * 56} ${frame.h}`, '#7a3d14', 1.2, 0.45);
  canvas.raw(
    `<ellipse cx="${frame.fx}" cy="${frame.h * 0.9}" rx="124" ry="26" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>`,
  );
  canvas.flat(
    `M0 ${frame.h * 0.64}h${frame.w}v${frame.h * 0.045}H0z`,
    canvas.linear(
      [
        [0, mood.accent.base],
        [0.5, mood.accent.light],
        [1, mood.accent.base],
      ],
      0,
    ),
  );
  floodlights(canvas, mood, frame);
};

export const clayCourt: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.5);
  bokeh(canvas, random, frame, ['#ffffff', mood.glow], 12, 0.3);
  crowd(canvas, random, mood, frame, frame.h * 0.28, frame.h * 0.58);
  canvas.flat(
    `M0 ${frame.h * 0.58}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.stuff.light],
      [0.4, mood.stuff.base],
      [1, mood.near],
    ]),
  );
  canvas.stroke(
    `M${frame.fx - 92} ${frame.h * 0.6}L${frame.fx - 250} ${frame.h}M${frame.fx + 92} ` +
      `${frame.h * 0.6}L${frame.fx + 250} ${frame.h}M${frame.fx} ${frame.h * 0.6}V${frame.h}` +
      `M${frame.fx - 150} ${frame.h * 0.76}h300`,
    '#ffffff',
    3.4,
    0.85,
  );
  canvas.flat(`M0 ${frame.h * 0.53}h${frame.w}v22H0z`, mood.edge, 0.55);
  canvas.flat(`M0 ${frame.h * 0.52}h${frame.w}v6H0z`, '#ffffff', 0.95);
};

export const ropeRing: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.horizon],
        [0.5, mood.sky],
        [1, mood.edge],
      ],
      frame.fx / frame.w,
      0.25,
      0.85,
    ),
  );
  crowd(canvas, random, mood, frame, frame.h * 0.26, frame.h * 0.74);
  floodlights(canvas, mood, frame);
  canvas.flat(
    `M0 ${frame.h * 0.8}L${frame.fx - 110} ${frame.h * 0.72}h220L${frame.w} ${frame.h * 0.8}V${frame.h}H0z`,
    canvas.linear([
      [0, '#f3f7ff'],
      [1, mood.stuff.dark],
    ]),
  );
  for (const [k, colour] of [
    [0.48, '#ff3b4e'],
    [0.58, '#ffffff'],
    [0.68, '#3a7bff'],
  ] as const) {
    canvas.stroke(
      `M-10 ${frame.h * (k + 0.04)}L${frame.fx - 104} ${frame.h * k}h208L${frame.w + 10} ${frame.h * (k + 0.04)}`,
      mood.edge,
      8,
    );
    canvas.stroke(
      `M-10 ${frame.h * (k + 0.04)}L${frame.fx - 104} ${frame.h * k}h208L${frame.w + 10} ${frame.h * (k + 0.04)}`,
      colour,
      5,
    );
  }
  for (const side of [-1, 1])
    canvas.flat(
      rect(frame.fx + side * 104 - 9, frame.h * 0.4, 18, frame.h * 0.35, 5),
      side < 0 ? '#e5283c' : '#2c63e8',
    );
};

export const raceTrack: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.55);
  bloom(canvas, frame.fx, frame.h * 0.48, frame.h * 0.4, mood.glow, 0.9);
  crowd(canvas, random, mood, frame, frame.h * 0.34, frame.h * 0.54);
  canvas.flat(
    `M0 ${frame.h * 0.52}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.stuff.base],
      [1, mood.near],
    ]),
  );
  canvas.flat(
    `M${frame.fx - 26} ${frame.h * 0.52}h52L${frame.w + 120} ${frame.h}H-120z`,
    canvas.linear([
      [0, '#7b819b'],
      [1, '#23263a'],
    ]),
  );
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const a = i / 9;
      const b = (i + 0.5) / 9;
      const at = (k: number, out: number): string =>
        `${frame.fx + side * (26 + out * k + (frame.w / 2 + 94) * k * k)} ${frame.h * (0.52 + 0.48 * k * k)}`;
      canvas.flat(`M${at(a, 0)}L${at(b, 0)}L${at(b, 26)}L${at(a, 26)}z`, i % 2 ? '#ffffff' : '#f0293e');
    }
  }
  for (let i = 0; i < 26; i++) {
    const a = random.between(0, Math.PI * 2);
    const k = random.between(60, 120);
    canvas.stroke(
      `M${frame.fx + Math.cos(a) * k} ${frame.h * 0.5 + Math.sin(a) * k}` +
        `L${frame.fx + Math.cos(a) * (k + 70)} ${frame.h * 0.5 + Math.sin(a) * (k + 70)}`,
      '#ffffff',
      random.between(1, 3),
      0.4,
    );
  }
};

export const cockpit: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.linear([
      [0, mood.zenith],
      [0.5, mood.sky],
      [1, mood.near],
    ]),
  );
  crowd(canvas, random, mood, frame, frame.h * 0.16, frame.h * 0.7);
  bloom(canvas, frame.fx, frame.h * 0.1, frame.h * 0.75, mood.spark, 0.7);
  canvas.flat(
    `M${frame.fx - 40} -10h80L${frame.fx + 190} ${frame.h}h-380z`,
    canvas.linear([
      [0, '#ffffff', 0.45],
      [1, '#ffffff', 0],
    ]),
  );
  for (let i = 0; i < 9; i++)
    canvas.flat(
      `M${(frame.w / 8) * i - 26} 0h52l-26 34z`,
      random.pick(['#ff3b4e', '#ffd23d', '#2fc56e', '#3a8bff', '#ff8a2b']),
    );
  canvas.flat(
    `M0 ${frame.h * 0.7}h${frame.w}v26H0z`,
    canvas.linear([
      [0, '#c27b3e'],
      [1, '#4e2410'],
    ]),
  );
  for (let x = 0; x < frame.w; x += 34)
    canvas.flat(
      rect(x, frame.h * 0.66, 10, 44, 2),
      canvas.linear([
        [0, '#e5a863'],
        [1, '#5a2a14'],
      ]),
    );
  canvas.flat(
    `M0 ${frame.h * 0.78}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, '#e9b878'],
      [1, '#7b4420'],
    ]),
  );
  canvas.flat(ellipse(frame.fx, frame.h * 0.9, 150, 26), '#fff0cf', 0.4);
};
