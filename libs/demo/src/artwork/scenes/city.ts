import { circle, rect, regular } from '../paint/shapes.ts';
import { bloom, bokeh, orb, skyWash, spark, stars, type Scene } from './sky.ts';

export const neonCity: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.7);
  bloom(canvas, frame.fx, frame.h * 0.6, frame.h * 0.55, mood.glow, 0.8);
  for (const [layer, colour] of [
    [0, mood.far],
    [1, mood.middle],
    [2, mood.near],
  ] as const) {
    for (let x = -10; x < frame.w; x += 30 + layer * 8) {
      const edge = Math.min(1, Math.abs(x + 20 - frame.fx) / 150);
      const w = random.between(24, 36) + layer * 8;
      const h = frame.h * (0.2 + edge * 0.42) * random.between(0.7, 1.1) - layer * 10;
      const y = frame.h * 0.82 - h;
      canvas.flat(
        rect(x, y, w, h + 4),
        canvas.linear([
          [0, colour],
          [1, mood.edge],
        ]),
      );
      if (random.chance(0.5))
        canvas.flat(rect(x, y, w, 2.4), random.pick([mood.glow, mood.accent.light, mood.stuff.light]), 0.9);
      for (let wy = y + 8; wy < frame.h * 0.8; wy += 10) {
        for (let wx = x + 5; wx < x + w - 5; wx += 8)
          if (random.chance(0.34))
            canvas.flat(rect(wx, wy, 4, 5), random.pick([mood.spark, mood.glow, mood.stuff.light]), 0.85);
      }
    }
  }
  canvas.flat(
    `M0 ${frame.h * 0.82}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.middle],
      [1, mood.edge],
    ]),
  );
  let grid = '';
  for (let i = -12; i <= 12; i++) grid += `M${frame.fx + i * 14} ${frame.h * 0.82}L${frame.fx + i * 66} ${frame.h}`;
  for (const k of [0.83, 0.855, 0.89, 0.94]) grid += `M0 ${frame.h * k}H${frame.w}`;
  canvas.stroke(grid, mood.glow, 1.6, 0.75);
};

export const synthSun: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.72);
  stars(canvas, random, frame, mood.spark, 30);
  const y = frame.h * 0.46;
  const R = frame.h * 0.34;
  bloom(canvas, frame.fx, y, R * 1.7, mood.glow, 0.7);
  canvas.flat(
    circle(frame.fx, y, R),
    canvas.linear([
      [0, mood.spark],
      [0.4, mood.glow],
      [1, mood.accent.dark],
    ]),
  );
  for (let i = 0; i < 6; i++)
    canvas.flat(rect(frame.fx - R, y + R * (0.1 + i * 0.16), R * 2, 2 + i * 1.6), mood.sky, 0.9);
  canvas.flat(
    `M0 ${frame.h * 0.74}l40 -44 26 24 44 -60 40 62 30 -26h${Math.max(0, frame.w - 320)}l40 30 34 -52 36 40 30 -30V${frame.h}H0z`,
    canvas.linear([
      [0, mood.middle],
      [1, mood.edge],
    ]),
  );
  canvas.flat(
    `M0 ${frame.h * 0.78}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.near],
      [1, mood.edge],
    ]),
  );
  let grid = '';
  for (let i = -16; i <= 16; i++) grid += `M${frame.fx + i * 12} ${frame.h * 0.78}L${frame.fx + i * 62} ${frame.h}`;
  for (const k of [0.79, 0.81, 0.84, 0.88, 0.94]) grid += `M0 ${frame.h * k}H${frame.w}`;
  canvas.stroke(grid, mood.glow, 1.8, 0.8);
};

export const saloonTown: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.7);
  orb(canvas, frame.fx, frame.h * 0.46, frame.h * 0.24, mood);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 2; i++) {
      const w = 74;
      const x = frame.fx + side * (92 + i * 62) - w / 2;
      const y = frame.h * (0.34 - i * 0.1);
      canvas.flat(
        `${rect(x, y, w, frame.h * 0.9 - y)}M${x - 5} ${y}h${w + 10}v-12h-12l-8 -18h${-w + 30}l-8 18h-12z`,
        canvas.linear([
          [0, i ? mood.near : mood.middle],
          [1, mood.edge],
        ]),
      );
      for (let k = 0; k < 9; k++) canvas.stroke(`M${x} ${y + k * 18}h${w}`, mood.edge, 1.4, 0.5);
      for (const wx of [12, 42]) {
        canvas.flat(rect(x + wx, y + 22, 20, 28, 2), mood.glow, 0.85);
        canvas.stroke(`M${x + wx + 10} ${y + 22}v28M${x + wx} ${y + 36}h20`, mood.edge, 2);
      }
      canvas.flat(rect(x - 4, y + 66, w + 8, 8), mood.stuff.base);
    }
  }
  canvas.flat(
    `M0 ${frame.h * 0.84}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.horizon],
      [0.3, mood.stuff.dark],
      [1, mood.edge],
    ]),
  );
  for (let i = 0; i < 12; i++)
    canvas.flat(
      circle(random.between(0, frame.w), frame.h * random.between(0.86, 1), random.between(1, 4)),
      mood.near,
      0.6,
    );
};

export const space: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.linear(
      [
        [0, mood.zenith],
        [0.6, mood.edge],
        [1, mood.zenith],
      ],
      60,
    ),
  );
  for (let i = 0; i < 6; i++)
    bloom(
      canvas,
      frame.fx + random.between(-130, 130),
      random.between(0, frame.h),
      random.between(70, 150),
      random.pick([mood.sky, mood.glow, mood.accent.base, mood.horizon]),
      0.55,
    );
  stars(canvas, random, { ...frame, h: frame.h * 1.7 }, '#ffffff', 70);
  const side = random.chance(0.5) ? 1 : -1;
  const px = frame.fx + side * random.between(90, 120);
  const py = frame.h * random.between(0.18, 0.3);
  const R = random.between(38, 58);
  canvas.flat(
    circle(px, py, R),
    canvas.radial(
      [
        [0, mood.accent.shine],
        [0.3, mood.accent.light],
        [0.7, mood.accent.base],
        [1, mood.accent.deep],
      ],
      0.35,
      0.3,
      0.8,
    ),
  );
  canvas.raw(
    `<ellipse cx="${px}" cy="${py}" rx="${R * 1.7}" ry="${R * 0.36}" transform="rotate(${side * -18} ` +
      `${px} ${py})" fill="none" stroke="${mood.spark}" stroke-width="5" opacity=".75"/>`,
  );
  canvas.flat(
    `M0 ${frame.h}V${frame.h * 0.92}Q${frame.fx} ${frame.h * 0.76} ${frame.w} ${frame.h * 0.92}V${frame.h}z`,
    canvas.linear([
      [0, mood.stuff.light],
      [0.15, mood.stuff.base],
      [1, mood.edge],
    ]),
  );
  for (let i = 0; i < 6; i++)
    canvas.flat(
      `M${frame.fx + random.between(-120, 120)} ${frame.h * random.between(0.88, 0.97)}a14 4 0 1 1 28 0a14 4 0 1 1 -28 0z`,
      mood.near,
      0.6,
    );
};

export const hexArena: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.horizon],
        [0.45, mood.sky],
        [1, mood.edge],
      ],
      frame.fx / frame.w,
      0.45,
      0.8,
    ),
  );
  for (let row = 0; row < 8; row++) {
    for (let col = 0; col * 46 < frame.w + 46; col++) {
      const x = col * 46 + (row % 2 ? 23 : 0);
      const y = row * 40;
      if (random.chance(0.55))
        canvas.flat(regular(x, y, 24, 6), random.chance(0.3) ? mood.glow : mood.near, random.between(0.08, 0.4));
      canvas.stroke(regular(x, y, 25, 6), mood.glow, 1, 0.22);
    }
  }
  for (const side of [-1, 1]) {
    canvas.flat(
      `M${frame.fx + side * 200} -10L${frame.fx + side * 120} -10L${frame.fx - side * 40} ${frame.h}H${frame.fx + side * 90}z`,
      canvas.linear([
        [0, mood.glow, 0.5],
        [1, mood.glow, 0],
      ]),
    );
    canvas.flat(
      `M${frame.fx + side * 108} ${frame.h}L${frame.fx + side * 142} ${frame.h * 0.42}` +
        `L${frame.fx + side * 420} ${frame.h * 0.3}V${frame.h}z`,
      canvas.linear([
        [0, mood.near],
        [1, mood.edge],
      ]),
    );
    canvas.stroke(
      `M${frame.fx + side * 108} ${frame.h}L${frame.fx + side * 142} ${frame.h * 0.42}L${frame.fx + side * 420} ${frame.h * 0.3}`,
      mood.glow,
      4,
    );
  }
  canvas.flat(
    `M${frame.fx - 118} ${frame.h}l30 -54h176l30 54z`,
    canvas.linear([
      [0, mood.glow],
      [1, mood.near],
    ]),
    0.7,
  );
};

export const studio: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.linear([
      [0, mood.zenith],
      [0.55, mood.sky],
      [1, mood.edge],
    ]),
  );
  bloom(canvas, frame.fx, frame.h * 0.38, frame.h * 0.55, mood.glow, 0.75);
  for (let x = frame.fx % 40; x < frame.w; x += 40)
    canvas.flat(
      rect(x, 0, 22, frame.h * 0.8),
      canvas.linear([
        [0, mood.stuff.base, 0.5],
        [1, mood.edge, 0.2],
      ]),
      0.5,
    );
  bokeh(canvas, random, frame, [mood.glow, mood.spark, mood.accent.light], 24);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const x = frame.fx + side * (118 + i * 26);
      canvas.flat(
        `M${x - 15} 0h30q-4 ${frame.h * 0.5} ${side * 6} ${frame.h}h-34q8 -${frame.h * 0.5} 4 -${frame.h}z`,
        canvas.linear(
          [
            [0, mood.near],
            [0.4, mood.accent.base],
            [1, mood.edge],
          ],
          0,
        ),
      );
    }
  }
  canvas.flat(
    `M0 0h${frame.w}v20q-${frame.w / 8} 26 -${frame.w / 4} 0t-${frame.w / 4} 0t-${frame.w / 4} 0t-${frame.w / 4} 0z`,
    canvas.linear([
      [0, mood.accent.dark],
      [1, mood.accent.base],
    ]),
  );
};

export const bulbHall: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.horizon],
        [0.5, mood.sky],
        [1, mood.zenith],
      ],
      frame.fx / frame.w,
      0.45,
      0.75,
    ),
  );
  for (let i = 0; i < 24; i++)
    canvas.flat(
      `M${frame.fx} ${frame.h * 0.48}L${frame.fx + Math.cos(i * 0.2618) * 420} ` +
        `${frame.h * 0.48 + Math.sin(i * 0.2618) * 420}L${frame.fx + Math.cos(i * 0.2618 + 0.13) * 420} ` +
        `${frame.h * 0.48 + Math.sin(i * 0.2618 + 0.13) * 420}z`,
      mood.spark,
      0.15,
    );
  const arch = (k: number): string =>
    `M${frame.fx - k} ${frame.h + 20}V${frame.h * 0.46}a${k} ${k} 0 0 1 ${k * 2} 0V${frame.h + 20}`;
  canvas.stroke(arch(138), mood.edge, 30, 0.75);
  canvas.stroke(arch(138), mood.accent.base, 22);
  canvas.stroke(arch(138), mood.accent.dark, 13);
  for (let i = 0; i < 27; i++) {
    const a = Math.PI + (Math.PI * i) / 18;
    const onArc = i <= 18;
    const x = onArc ? frame.fx + Math.cos(a) * 138 : frame.fx + (i % 2 ? 138 : -138);
    const y = onArc ? frame.h * 0.46 + Math.sin(a) * 138 : frame.h * 0.46 + 26 + Math.floor((i - 19) / 2) * 26;
    spark(canvas, x, y, 13, '#fff3b0', 0.9);
    canvas.flat(circle(x, y, 4), (i + random.integer(0, 1)) % 2 ? '#ffffff' : '#ffe27a');
  }
  canvas.flat(
    `M0 ${frame.h * 0.88}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.middle],
      [1, mood.edge],
    ]),
  );
};
