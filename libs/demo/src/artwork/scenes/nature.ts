import { circle, ellipse, petal, rect } from '../paint/shapes.ts';
import { bloom, cloud, hills, mist, orb, pool, rays, skyWash, stars, type Scene } from './sky.ts';

export const jungle: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  bloom(canvas, frame.fx, frame.h * 0.36, frame.h * 0.5, mood.glow, 0.95);
  rays(canvas, { ...frame, fx: frame.fx + 50, fy: -40 }, mood.spark, 26, random.between(0, 14), 0.12);
  hills(canvas, random, frame, frame.h * 0.7, 70, mood.far, mood.horizon, 8);
  for (const [layer, colour] of [
    [0, mood.middle],
    [1, mood.near],
    [2, mood.edge],
  ] as const) {
    for (let i = 0; i < 12; i++) {
      const side = i % 2 ? 1 : -1;
      const x = frame.fx + side * (random.between(104, 150) + layer * 22);
      const y = random.between(-20, frame.h + 10);
      canvas.at(
        x,
        y,
        random.between(0.8, 1.2) + layer * 0.25,
        () => {
          canvas.flat(
            petal(0, 0, 92, 27),
            layer === 0
              ? canvas.linear([
                  [0, mood.stuff.base],
                  [1, colour],
                ])
              : canvas.linear([
                  [0, layer === 1 ? mood.stuff.dark : colour],
                  [1, colour],
                ]),
          );
          canvas.stroke('M0 -4V-78', layer === 0 ? mood.stuff.light : mood.stuff.base, 1.6, 0.6);
        },
        -side * random.between(25, 120),
      );
    }
  }
  hills(canvas, random, frame, frame.h * 0.95, 24, mood.near, mood.edge);
};

export const mountains: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  if (mood.hour !== 'day') stars(canvas, random, frame, mood.spark, 34);
  orb(canvas, frame.fx + random.between(-90, 90), frame.h * 0.22, frame.h * 0.1, mood);
  for (const [base, peak, colour] of [
    [0.7, 0.46, mood.far],
    [0.82, 0.36, mood.middle],
  ] as const) {
    for (let x = -40; x < frame.w + 60; x += 74) {
      const px = x + random.between(-20, 20);
      const top = frame.h * (base - peak * random.between(0.65, 1));
      const foot = frame.h * base;
      canvas.flat(
        `M${px - 84} ${foot}L${px} ${top}L${px + 84} ${foot}z`,
        canvas.linear([
          [0, colour],
          [1, mood.horizon],
        ]),
      );
      const k = (foot - top) * 0.3;
      canvas.flat(
        `M${px} ${top}L${px + k} ${top + k}l${-k * 0.5} ${-k * 0.1}l${-k * 0.3} ${k * 0.3}l${-k * 0.4} ` +
          `${-k * 0.35}l${-k * 0.45} ${k * 0.15}z`,
        mood.spark,
        0.9,
      );
    }
    mist(canvas, frame, frame.h * base, 26, mood.horizon, 0.7);
  }
  for (let x = 0; x < frame.w; x += 17) {
    const t = frame.h * random.between(0.76, 0.86);
    canvas.flat(`M${x - 12} ${frame.h}L${x} ${t}L${x + 12} ${frame.h}z`, mood.near);
  }
  hills(canvas, random, frame, frame.h * 0.96, 14, mood.near, mood.edge);
};

export const desert: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.7);
  orb(
    canvas,
    frame.fx + random.between(-60, 60),
    frame.h * random.between(0.22, 0.36),
    frame.h * random.between(0.12, 0.2),
    mood,
  );
  if (mood.hour === 'night') stars(canvas, random, frame, mood.spark, 36);
  for (const [dx, s] of [
    [-112, 0.8],
    [104, 1],
    [170, 0.6],
  ] as const) {
    const x = frame.fx + dx + random.between(-14, 14);
    const y = frame.h * 0.74;
    const half = 88 * s;
    canvas.flat(
      `M${x - half} ${y}L${x} ${y - half * 1.25}L${x + half * 0.25} ${y}z`,
      canvas.linear([
        [0, mood.stuff.light],
        [1, mood.stuff.base],
      ]),
    );
    canvas.flat(
      `M${x + half} ${y}L${x} ${y - half * 1.25}L${x + half * 0.25} ${y}z`,
      canvas.linear([
        [0, mood.middle],
        [1, mood.near],
      ]),
    );
    for (let i = 1; i < 6; i++)
      canvas.stroke(
        `M${x - (half * i) / 6} ${y - half * 1.25 * (1 - i / 6)}L${x + (half * 0.25 * i) / 6} ${y - half * 1.25 * (1 - i / 6)}`,
        mood.near,
        1,
        0.35,
      );
  }
  hills(canvas, random, frame, frame.h * 0.78, 26, mood.horizon, mood.far, 3);
  hills(canvas, random, frame, frame.h * 0.88, 30, mood.stuff.base, mood.near, 3);
  hills(canvas, random, frame, frame.h * 0.99, 26, mood.middle, mood.edge, 2);
};

export const prairie: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.72);
  orb(canvas, frame.fx, frame.h * 0.5, frame.h * 0.22, mood);
  rays(canvas, { ...frame, fy: frame.h * 0.5 }, mood.spark, 20, random.between(0, 18), 0.13);
  for (let i = 0; i < 4; i++)
    cloud(
      canvas,
      random.between(0, frame.w),
      frame.h * random.between(0.1, 0.36),
      random.between(0.5, 0.9),
      mood.spark,
      mood.horizon,
      0.75,
    );
  for (const side of [-1, 1]) {
    const x = frame.fx + side * random.between(105, 150);
    canvas.flat(
      `M${x - 62} ${frame.h * 0.74}l10 -96 14 -12h66l16 14 14 94z`,
      canvas.linear([
        [0, mood.stuff.light],
        [0.35, mood.stuff.base],
        [1, mood.middle],
      ]),
    );
    canvas.flat(`M${x - 20} ${frame.h * 0.74}l4 -104h8v104z`, mood.near, 0.25);
  }
  hills(canvas, random, frame, frame.h * 0.76, 14, mood.far, mood.middle, 4);
  hills(canvas, random, frame, frame.h * 0.88, 18, mood.middle, mood.near, 4);
  for (let x = 0; x < frame.w; x += 7)
    canvas.flat(petal(x, frame.h + 6, random.between(16, 44), 3), random.chance(0.5) ? mood.near : mood.edge);
};

export const iceland: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  stars(canvas, random, frame, mood.spark, 26);
  for (let i = 0; i < 3; i++) {
    const y = frame.h * (0.12 + i * 0.1);
    canvas.flat(
      `M0 ${y + 20}C${frame.w * 0.3} ${y - 50} ${frame.w * 0.6} ${y + 60} ${frame.w} ${y - 20}v60` +
        `C${frame.w * 0.6} ${y + 120} ${frame.w * 0.3} ${y + 20} 0 ${y + 90}z`,
      canvas.linear([
        [0, mood.glow, 0],
        [0.4, mood.glow, 0.6],
        [1, mood.glow, 0],
      ]),
    );
  }
  for (let x = -20; x < frame.w + 40; x += 46) {
    const top = frame.h * random.between(0.36, 0.6);
    canvas.flat(
      `M${x - 40} ${frame.h * 0.85}L${x - 16} ${top + 20}L${x} ${top}L${x + 4} ${frame.h * 0.85}z`,
      canvas.linear([
        [0, mood.spark],
        [1, mood.horizon],
      ]),
    );
    canvas.flat(
      `M${x + 46} ${frame.h * 0.85}L${x + 20} ${top + 34}L${x} ${top}L${x + 4} ${frame.h * 0.85}z`,
      canvas.linear([
        [0, mood.far],
        [1, mood.sky],
      ]),
    );
  }
  canvas.flat(
    `M0 ${frame.h * 0.8}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.spark],
      [0.4, mood.horizon],
      [1, mood.middle],
    ]),
  );
  for (let i = 0; i < 8; i++)
    canvas.stroke(
      `M${random.between(0, frame.w)} ${frame.h * random.between(0.83, 0.98)}l${random.between(20, 60)} ${random.between(-4, 4)}`,
      '#ffffff',
      2,
      0.6,
    );
  for (let i = 0; i < 24; i++)
    canvas.flat(circle(random.between(0, frame.w), random.between(0, frame.h), random.between(1, 3)), '#ffffff', 0.85);
};

export const volcano: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  const x = frame.fx + random.between(-20, 20);
  bloom(canvas, x, frame.h * 0.26, frame.h * 0.42, mood.glow, 1);
  for (let i = 0; i < 7; i++)
    canvas.flat(
      circle(x + random.between(-70, 70), frame.h * random.between(-0.02, 0.18), random.between(20, 44)),
      i % 2 ? mood.near : mood.middle,
      0.5,
    );
  canvas.flat(
    `M${x - 190} ${frame.h * 0.84}Q${x - 66} ${frame.h * 0.6} ${x - 34} ${frame.h * 0.28}q34 16 68 0` +
      `Q${x + 66} ${frame.h * 0.6} ${x + 190} ${frame.h * 0.84}z`,
    canvas.linear([
      [0, mood.middle],
      [1, mood.near],
    ]),
  );
  canvas.flat(
    `M${x - 34} ${frame.h * 0.28}q34 16 68 0l10 40q-8 30 -2 60q-14 -20 -18 -60q-10 60 4 120q-24 -40 ` +
      '-24 -120q-8 40 -18 70q0 -40 -2 -70q-10 24 -22 30z',
    canvas.linear([
      [0, '#fff2a0'],
      [0.3, '#ff9a1f'],
      [1, '#d81e05'],
    ]),
  );
  hills(canvas, random, frame, frame.h * 0.86, 30, mood.near, mood.edge, 7);
  canvas.flat(
    `M0 ${frame.h * 0.9}q${frame.w / 4} -18 ${frame.w / 2} 0t${frame.w / 2} 0V${frame.h}H0z`,
    canvas.linear([
      [0, '#ffd34d'],
      [0.4, '#ff6a13'],
      [1, '#8d0f0a'],
    ]),
  );
  for (let i = 0; i < 26; i++)
    canvas.flat(
      circle(random.between(0, frame.w), random.between(0, frame.h * 0.9), random.between(1, 3.4)),
      random.pick(['#ffd34d', '#ff8a2b', '#fff2a0']),
      0.9,
    );
};

export const beach: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.6);
  orb(canvas, frame.fx + random.between(-50, 50), frame.h * 0.4, frame.h * 0.16, mood);
  for (let i = 0; i < 3; i++)
    cloud(
      canvas,
      random.between(0, frame.w),
      frame.h * random.between(0.1, 0.3),
      random.between(0.5, 0.9),
      '#ffffff',
      mood.horizon,
      0.85,
    );
  canvas.flat(
    `M0 ${frame.h * 0.56}h${frame.w}V${frame.h}H0z`,
    canvas.linear([
      [0, mood.glow],
      [0.15, mood.stuff.light],
      [0.6, mood.stuff.base],
      [1, mood.middle],
    ]),
  );
  for (let i = 0; i < 16; i++)
    canvas.stroke(
      `M${random.between(0, frame.w)} ${frame.h * random.between(0.58, 0.8)}h${random.between(10, 46)}`,
      '#ffffff',
      1.8,
      0.55,
    );
  canvas.flat(
    `M0 ${frame.h * 0.86}Q${frame.w * 0.3} ${frame.h * 0.78} ${frame.w * 0.55} ` +
      `${frame.h * 0.88}T${frame.w} ${frame.h * 0.85}V${frame.h}H0z`,
    canvas.linear([
      [0, '#ffe9b0'],
      [1, '#d99a4e'],
    ]),
  );
  for (const side of [-1, 1]) {
    const x = frame.fx + side * random.between(130, 150);
    const y = frame.h * random.between(0.18, 0.3);
    canvas.stroke(`M${x + side * 20} ${frame.h}Q${x + side * 14} ${frame.h * 0.6} ${x} ${y}`, mood.edge, 11);
    for (const turn of [-150, -100, -55, -10, 40, 85])
      canvas.at(
        x,
        y,
        1,
        () =>
          canvas.flat(
            'M0 0C20 -34 60 -34 84 0C60 -14 30 -10 0 0z',
            canvas.linear([
              [0, mood.near],
              [1, '#1c7a4d'],
            ]),
          ),
        turn,
      );
  }
};

export const meadow: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.75);
  orb(canvas, frame.fx + random.between(-90, 90), frame.h * 0.2, frame.h * 0.1, mood);
  const bow = ['#ff5a6a', '#ffb03a', '#ffe95a', '#5fe07e', '#4fb8ff', '#a77bff'];
  bow.forEach((colour, i) =>
    canvas.raw(
      `<circle cx="${frame.fx}" cy="${frame.h * 0.8}" r="${frame.h * 0.58 - i * 9}" fill="none" ` +
        `stroke="${colour}" stroke-width="9.500" opacity=".7"/>`,
    ),
  );
  for (let i = 0; i < 4; i++)
    cloud(
      canvas,
      i % 2 ? random.between(0, 70) : random.between(frame.w - 70, frame.w),
      frame.h * random.between(0.2, 0.62),
      random.between(0.7, 1.1),
      '#ffffff',
      mood.horizon,
      0.95,
    );
  hills(canvas, random, frame, frame.h * 0.8, 40, mood.stuff.light, mood.stuff.base, 3);
  hills(canvas, random, frame, frame.h * 0.9, 30, mood.stuff.base, mood.near, 3);
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, frame.w);
    const y = frame.h * random.between(0.84, 1);
    canvas.flat(circle(x, y, random.between(2.5, 5)), random.pick(['#ffffff', '#ffd34d', '#ff8fb8', mood.glow]));
  }
  pool(canvas, frame, frame.h * 0.86, mood.spark, 0.5);
};

export const hauntedWood: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(canvas, frame.fx + random.between(-30, 30), frame.h * 0.32, frame.h * 0.24, mood);
  for (const [layer, colour] of [
    [0, mood.far],
    [1, mood.near],
    [2, mood.edge],
  ] as const) {
    for (const side of [-1, 1]) {
      const x = frame.fx + side * (70 + layer * 46 + random.between(-10, 10));
      const s = side;
      canvas.stroke(
        `M${x} ${frame.h}Q${x - s * 10} ${frame.h * 0.6} ${x + s * 4} ${frame.h * 0.12}M${x - s * 4} ` +
          `${frame.h * 0.5}q${-s * 30} -20 ${-s * 40} -60M${x - s * 2} ${frame.h * 0.4}q${s * 30} -14 ` +
          `${s * 46} -54M${x - s * 24} ${frame.h * 0.42}q${-s * 18} -2 ${-s * 30} -24`,
        colour,
        8 + layer * 6,
      );
    }
    mist(canvas, frame, frame.h * (0.74 + layer * 0.09), 34, layer === 2 ? mood.far : mood.glow, 0.35);
  }
  canvas.flat(
    rect(frame.fx - 150, frame.h * 0.8, 26, 50, 12) + rect(frame.fx + 118, frame.h * 0.78, 30, 56, 14),
    canvas.linear([
      [0, mood.far],
      [1, mood.near],
    ]),
  );
  hills(canvas, random, frame, frame.h * 0.94, 20, mood.near, mood.edge);
  for (let i = 0; i < 5; i++) {
    const x = frame.fx + random.between(-140, 140);
    const y = frame.h * random.between(0.06, 0.3);
    canvas.flat(`M${x} ${y}q-6 -10 -18 -6q4 4 4 10q6 -4 14 2q8 -6 14 -2q0 -6 4 -10q-12 -4 -18 6z`, mood.edge);
  }
  canvas.flat(ellipse(frame.fx, frame.h * 0.92, 150, 18), mood.glow, 0.14);
};
