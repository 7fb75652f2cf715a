import type { Canvas } from '../paint/canvas.ts';
import { gold } from '../paint/colour.ts';
import { circle, ellipse, rect } from '../paint/shapes.ts';
import { bloom, cloud, hills, mist, orb, pool, rays, skyWash, spark, stars, type Scene } from './sky.ts';

/** Returns the SVG path of one storey of a pagoda: the wall, and the roof with raised corners. */
const storey = (x: number, y: number, half: number, height: number): string =>
  `${rect(x - half * 0.62, y - height, half * 1.24, height)}M${x - half - 10} ` +
  `${y - height - 4}q${half * 0.5} -2 ${half * 0.62} ` +
  `${-height * 0.5}h${half * 0.76 + 20}q${half * 0.12} ${height * 0.48} ${half * 0.62} ` +
  `${height * 0.5}l-4 7h${-half * 2 - 12}z`;

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

const lantern = (canvas: Canvas, x: number, y: number, s: number, glow: string): void => {
  spark(canvas, x, y, 34 * s, glow, 0.55);
  canvas.stroke(`M${x} ${y - 60 * s}V${y - 14 * s}M${x} ${y + 12 * s}v${16 * s}`, gold.dark, 1.6 * s);
  canvas.flat(
    ellipse(x, y, 15 * s, 13 * s),
    canvas.radial(
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
  canvas.stroke(
    `M${x - 6 * s} ${y - 12 * s}q${-5 * s} ${12 * s} 0 ${24 * s}M${x + 6 * s} ${y - 12 * s}q${5 * s} ${12 * s} 0 ${24 * s}`,
    '#8f0d1c',
    1,
    0.6,
  );
  canvas.flat(rect(x - 7 * s, y - 16 * s, 14 * s, 4 * s, 1) + rect(x - 7 * s, y + 12 * s, 14 * s, 4 * s, 1), gold.base);
};

export const temple: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(
    canvas,
    frame.fx + random.between(-70, 70),
    frame.h * random.between(0.2, 0.34),
    frame.h * random.between(0.15, 0.2),
    mood,
  );
  if (mood.hour !== 'day') stars(canvas, random, frame, mood.spark, 22);
  hills(canvas, random, frame, frame.h * 0.66, 70, mood.far, mood.horizon);
  mist(canvas, frame, frame.h * 0.68, 34, mood.horizon);
  for (const side of [-1, 1]) {
    const x = frame.fx + side * random.between(98, 128);
    canvas.flat(
      pagoda(Math.round(x), Math.round(frame.h * 0.86), random.integer(44, 58), random.integer(3, 4)),
      canvas.linear([
        [0, mood.middle],
        [1, mood.near],
      ]),
    );
  }
  for (let x = 30; x < frame.w; x += 120)
    cloud(canvas, x + random.between(-30, 30), frame.h * random.between(0.84, 0.9), 0.9, mood.horizon, mood.far, 0.85);
  hills(canvas, random, frame, frame.h * 0.95, 22, mood.near, mood.edge);
};

export const lanternStreet: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.7);
  bloom(canvas, frame.fx, frame.h * 0.62, frame.h * 0.6, mood.glow, 0.85);
  for (let i = 0; i < 3; i++) {
    const spread = 46 + i * 52;
    const top = frame.h * (0.4 - i * 0.13);
    for (const side of [-1, 1]) {
      const x = frame.fx + side * spread;
      const out = frame.fx + side * (spread + 420);
      canvas.flat(
        `M${x} ${frame.h * 0.8}V${top}L${x - side * 22} ${top + 14}L${x + side * 10} ${top - 16}L${out} ${top - 70}V${frame.h}z`,
        [mood.far, mood.middle, mood.near][i] ?? mood.near,
      );
      for (let k = 0; k < 3; k++) {
        canvas.flat(
          rect(x + (side > 0 ? 8 : -26) + side * k * 20, top + 34 + i * 10, 16, 24 + i * 7, 2),
          mood.glow,
          random.between(0.25, 0.85),
        );
      }
    }
  }
  canvas.flat(
    `M${frame.fx - 60} ${frame.h * 0.76}h120L${frame.w + 60} ${frame.h}H-60z`,
    canvas.linear([
      [0, mood.glow],
      [0.3, mood.far],
      [1, mood.edge],
    ]),
  );
  for (let i = 0; i < 7; i++) {
    const side = i % 2 ? 1 : -1;
    const depth = 1 + Math.floor(i / 2);
    lantern(
      canvas,
      frame.fx + side * (34 + depth * 34),
      frame.h * (0.42 - depth * 0.085) + random.between(-8, 8),
      0.4 + depth * 0.26,
      mood.glow,
    );
  }
};

export const goldenHall: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.horizon],
        [0.5, mood.sky],
        [1, mood.zenith],
      ],
      frame.fx / frame.w,
      0.42,
      0.75,
    ),
  );
  rays(canvas, { ...frame, fy: frame.h * 0.45 }, mood.glow, 18, random.between(0, 20), 0.16);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const x = frame.fx + side * (92 + i * 44) - 13;
      canvas.flat(
        rect(x, 0, 26 + i * 6, frame.h),
        canvas.linear(
          [
            [0, mood.near],
            [0.35, mood.stuff.light],
            [0.6, mood.stuff.base],
            [1, mood.edge],
          ],
          0,
        ),
      );
      canvas.flat(
        rect(x - 4, frame.h * 0.12, 34 + i * 6, 10) + rect(x - 4, frame.h * 0.8, 34 + i * 6, 12),
        canvas.linear([
          [0, gold.light],
          [1, gold.dark],
        ]),
      );
    }
  }
  canvas.flat(
    `M0 0h${frame.w}v26q-${frame.w / 4} 30 -${frame.w / 2} 30T0 26z`,
    canvas.linear([
      [0, mood.edge],
      [1, mood.middle],
    ]),
  );
  canvas.stroke(`M0 27q${frame.w / 4} 29 ${frame.w / 2} 29T${frame.w} 27`, gold.base, 4);
  canvas.flat(
    `M0 ${frame.h * 0.84}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.far],
      [1, mood.edge],
    ]),
  );
  for (let i = 0; i < 3; i++)
    canvas.flat(
      rect(frame.fx - 80 - i * 34, frame.h * 0.8 + i * 20, 160 + i * 68, 12, 2),
      canvas.linear([
        [0, gold.light],
        [1, gold.dark],
      ]),
      0.9,
    );
  pool(canvas, frame, frame.h * 0.84, mood.spark);
};

export const bambooGrove: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(canvas, frame.fx + random.between(-40, 40), frame.h * 0.34, frame.h * 0.22, mood);
  const tones = [mood.far, mood.middle, mood.near] as const;
  tones.forEach((colour, layer) => {
    for (let i = 0; i < 4; i++) {
      const side = i % 2 ? 1 : -1;
      const x = frame.fx + side * random.between(36 + layer * 40, 92 + layer * 46);
      const w = 9 + layer * 6;
      canvas.flat(
        rect(x, -10, w, frame.h + 20),
        canvas.linear(
          [
            [0, colour],
            [0.3, layer === 2 ? mood.stuff.base : mood.stuff.light],
            [1, colour],
          ],
          0,
        ),
      );
      for (let y = random.between(0, 40); y < frame.h; y += 46 + layer * 8)
        canvas.flat(rect(x - 2, y, w + 4, 3, 1), mood.edge, 0.7);
    }
  });
  for (let i = 0; i < 16; i++) {
    const side = i % 2 ? 1 : -1;
    canvas.at(
      frame.fx + side * random.between(90, 175),
      random.between(-10, frame.h * 0.55),
      random.between(0.7, 1.4),
      () => canvas.flat('M0 0C14 4 28 18 30 46C14 38 2 24 0 0z', i % 3 ? mood.near : mood.stuff.base),
      side * random.between(-70, 30),
    );
  }
  mist(canvas, frame, frame.h * 0.86, 40, mood.horizon, 0.5);
  hills(canvas, random, frame, frame.h * 0.95, 16, mood.near, mood.edge);
};

export const blossomGarden: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(canvas, frame.fx - random.between(30, 80), frame.h * 0.26, frame.h * 0.13, mood);
  canvas.flat(
    `M0 ${frame.h * 0.72}L${frame.fx - 60} ${frame.h * 0.3}l24 12 18 -16 30 22L${frame.w} ${frame.h * 0.74}z`,
    canvas.linear([
      [0, mood.spark],
      [0.22, mood.far],
      [1, mood.horizon],
    ]),
  );
  mist(canvas, frame, frame.h * 0.7, 30, mood.horizon, 0.8);
  hills(canvas, random, frame, frame.h * 0.82, 24, mood.middle, mood.near);
  for (const side of [-1, 1]) {
    const x = frame.fx + side * 158;
    canvas.stroke(
      `M${x + side * 20} ${frame.h}Q${x - side * 6} ${frame.h * 0.6} ${x + side * 4} ${frame.h * 0.3}` +
        `Q${x - side * 20} ${frame.h * 0.16} ${x - side * 70} ${frame.h * 0.1}`,
      mood.edge,
      13,
    );
    for (let i = 0; i < 15; i++) {
      const px = x - side * random.between(-40, 90);
      const py = random.between(-6, frame.h * 0.32);
      canvas.flat(
        circle(px, py, random.between(13, 26)),
        canvas.radial(
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
  for (let i = 0; i < 18; i++)
    canvas.flat(ellipse(random.between(0, frame.w), random.between(frame.h * 0.3, frame.h), 4, 2.4), '#ffb7d2', 0.9);
};
