import { gold } from '../paint/colour.ts';
import { circle, ellipse, rect, regular } from '../paint/shapes.ts';
import { bloom, bokeh, cloud, hills, mist, orb, pool, rays, skyWash, stars, type Scene } from './sky.ts';

export const castle: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(canvas, frame.fx + random.between(-80, 80), frame.h * 0.24, frame.h * 0.13, mood);
  if (mood.hour !== 'day') stars(canvas, random, frame, mood.spark, 24);
  hills(canvas, random, frame, frame.h * 0.7, 50, mood.far, mood.horizon);
  const tower = (x: number, w: number, top: number): string =>
    `${rect(x - w / 2, top, w, frame.h * 0.85 - top)}M${x - w * 0.72} ${top + 4}L${x} ${top - w * 1.5}L${x + w * 0.72} ${top + 4}z`;
  for (const side of [-1, 1]) {
    canvas.flat(
      tower(frame.fx + side * 78, 30, frame.h * 0.36) + tower(frame.fx + side * 150, 30, frame.h * 0.3),
      canvas.linear([
        [0, mood.stuff.base],
        [1, mood.middle],
      ]),
    );
    canvas.flat(
      tower(frame.fx + side * 114, 44, frame.h * 0.42),
      canvas.linear([
        [0, mood.middle],
        [1, mood.near],
      ]),
    );
    for (const [dx, y] of [
      [78, 0.46],
      [114, 0.54],
      [150, 0.4],
      [114, 0.66],
    ] as const)
      canvas.flat(rect(frame.fx + side * dx - 5, frame.h * y, 10, 18, 5), mood.glow);
  }
  mist(canvas, frame, frame.h * 0.78, 30, mood.horizon, 0.6);
  hills(canvas, random, frame, frame.h * 0.9, 34, mood.near, mood.edge);
};

export const treasureCave: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.horizon],
        [0.5, mood.sky],
        [1, mood.edge],
      ],
      frame.fx / frame.w,
      0.5,
      0.7,
    ),
  );
  rays(canvas, { ...frame, fy: frame.h * 0.55 }, mood.glow, 16, random.between(0, 22), 0.2);
  let d = `M0 0V${frame.h}H60Q${frame.fx - 150} ${frame.h * 0.66} ${frame.fx - 116} ${frame.h * 0.3}`;
  for (let i = 0; i < 8; i++) d += `l${14} ${random.between(10, 44)}l14 -${random.between(20, 40)}`;
  canvas.flat(
    `${d}Q${frame.fx + 150} ${frame.h * 0.66} ${frame.w - 60} ${frame.h}H${frame.w}V0z`,
    canvas.linear([
      [0, mood.near],
      [1, mood.edge],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const side = i % 2 ? 1 : -1;
    canvas.at(
      frame.fx + side * random.between(108, 160),
      frame.h * random.between(0.3, 0.9),
      random.between(0.5, 1.1),
      () => {
        canvas.flat('M-9 10L-11 -18L0 -34L0 10z', mood.accent.light, 0.95);
        canvas.flat('M9 10L11 -18L0 -34L0 10z', mood.accent.dark, 0.95);
      },
      -side * random.between(20, 70),
    );
  }
  for (let i = 0; i < 60; i++)
    canvas.flat(
      ellipse(frame.fx + random.between(-190, 190), frame.h * random.between(0.9, 1), 9, 4),
      random.pick([gold.light, gold.base, gold.dark]),
    );
  pool(canvas, frame, frame.h * 0.88, mood.spark, 0.6);
};

export const sunburst: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.radial(
      [
        [0, mood.glow],
        [0.32, mood.sky],
        [1, mood.zenith],
      ],
      frame.fx / frame.w,
      frame.fy / frame.h,
      0.8,
    ),
  );
  rays(canvas, frame, mood.horizon, random.pick([14, 18, 24]), random.between(0, 20), 0.4);
  for (let ringAt = 1; ringAt < 4; ringAt++) {
    canvas.raw(
      `<circle cx="${frame.fx}" cy="${frame.fy}" r="${ringAt * 58}" fill="none" stroke="${mood.spark}" ` +
        'stroke-width="2" stroke-dasharray="2 12" stroke-linecap="round" opacity=".6"/>',
    );
  }
  bloom(canvas, frame.fx, frame.fy, frame.h * 0.45, mood.spark, 0.75);
  bokeh(canvas, random, frame, [mood.spark, mood.glow], 14, 1);
};

export const cloudPalace: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(canvas, frame.fx, frame.h * 0.38, frame.h * 0.26, mood);
  rays(canvas, { ...frame, fy: frame.h * 0.38 }, mood.spark, 22, random.between(0, 16), 0.16);
  for (const side of [-1, 1]) {
    const x = frame.fx + side * 124;
    canvas.flat(
      rect(x - 17, frame.h * 0.2, 34, frame.h * 0.8),
      canvas.linear(
        [
          [0, mood.far],
          [0.35, '#ffffff'],
          [0.6, mood.spark],
          [1, mood.middle],
        ],
        0,
      ),
      0.95,
    );
    for (const dx of [-9, 0, 9]) canvas.stroke(`M${x + dx} ${frame.h * 0.26}V${frame.h}`, mood.far, 2, 0.6);
    canvas.flat(
      rect(x - 25, frame.h * 0.16, 50, 14, 3) + rect(x - 21, frame.h * 0.2, 42, 9, 2),
      canvas.linear([
        [0, gold.light],
        [1, gold.dark],
      ]),
    );
  }
  for (let i = 0; i < 9; i++)
    cloud(
      canvas,
      (frame.w / 8) * i + random.between(-20, 20),
      frame.h * random.between(0.78, 1.04),
      random.between(0.8, 1.4),
      '#ffffff',
      mood.horizon,
      0.95,
    );
};

export const ruins: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame);
  orb(canvas, frame.fx + random.between(-40, 40), frame.h * 0.24, frame.h * 0.15, mood);
  for (let i = 0; i < 6; i++) {
    const half = 150 - i * 19;
    const y = frame.h * (0.84 - i * 0.095);
    canvas.flat(
      rect(frame.fx - half, y - frame.h * 0.095, half * 2, frame.h * 0.1),
      canvas.linear([
        [0, mood.stuff.light],
        [0.16, mood.stuff.base],
        [1, mood.middle],
      ]),
    );
    for (let x = -half + 12; x < half; x += 24) canvas.stroke(`M${frame.fx + x} ${y - 22}v18`, mood.near, 1.4, 0.4);
  }
  canvas.flat(`M${frame.fx - 26} ${frame.h * 0.27}h52l18 ${frame.h * 0.57}h-88z`, mood.near, 0.3);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++)
      canvas.at(
        frame.fx + side * random.between(120, 175),
        frame.h * random.between(0.4, 1),
        random.between(0.7, 1.2),
        () =>
          canvas.flat(
            'M0 0C-30 -16 -42 -50 -30 -90C-4 -66 8 -36 0 0z',
            canvas.linear([
              [0, '#3fae5a'],
              [1, '#0c3b2a'],
            ]),
          ),
        side * random.between(-60, 60),
      );
    bloom(canvas, frame.fx + side * 118, frame.h * 0.64, 46, '#ffae3b', 0.9);
  }
  hills(canvas, random, frame, frame.h * 0.94, 18, mood.near, mood.edge);
};

export const candyLand: Scene = (canvas, random, mood, frame) => {
  skyWash(canvas, mood, frame, 0.75);
  for (let i = 0; i < 5; i++)
    cloud(
      canvas,
      random.between(0, frame.w),
      frame.h * random.between(0.14, 0.5),
      random.between(0.6, 1.1),
      '#ffffff',
      '#ffc1e3',
      0.95,
    );
  const tops = ['#ff7ab8', '#8c6bff', '#46d6c8', '#ffb63d', '#ff5d6e'];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const x = frame.fx + side * (92 + i * 34);
      const y = frame.h * random.between(0.34, 0.6);
      canvas.stroke(`M${x} ${frame.h}V${y}`, '#ffffff', 8);
      canvas.stroke(`M${x} ${frame.h}V${y}`, '#ff5d8f', 8, 0.35);
      const R = random.between(22, 34);
      canvas.flat(circle(x, y, R), random.pick(tops));
      canvas.stroke(
        `M${x} ${y}q${R * 0.5} -${R * 0.6} ${R * 0.6} ${R * 0.2}q-${R * 0.1} ${R * 0.8} -${R} ` +
          `${R * 0.4}q-${R * 0.6} -${R * 0.8} ${R * 0.2} -${R * 1.1}`,
        '#ffffff',
        5,
        0.85,
      );
    }
  }
  hills(canvas, random, frame, frame.h * 0.8, 34, '#ffb3dc', '#ff6fae', 3);
  hills(canvas, random, frame, frame.h * 0.92, 22, '#a6f0d6', '#2fb79c', 4);
  for (let i = 0; i < 24; i++)
    canvas.at(
      random.between(0, frame.w),
      frame.h * random.between(0.8, 1),
      1,
      () => canvas.flat(rect(-6, -2, 12, 4, 2), random.pick(tops)),
      random.between(0, 180),
    );
};

export const feltTable: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.linear([
      [0, mood.edge],
      [0.5, mood.middle],
      [1, mood.edge],
    ]),
  );
  bokeh(canvas, random, frame, [mood.glow, mood.spark, mood.accent.base], 26, 0.55);
  bloom(canvas, frame.fx, frame.h * 0.2, frame.h * 0.6, mood.glow, 0.55);
  canvas.flat(
    `M-60 ${frame.h + 20}Q-40 ${frame.h * 0.54} ${frame.fx} ${frame.h * 0.52}T${frame.w + 60} ${frame.h + 20}z`,
    canvas.linear([
      [0, '#c98a4a'],
      [0.2, '#6e3413'],
      [1, '#2b1208'],
    ]),
  );
  canvas.flat(
    `M-50 ${frame.h + 20}Q-20 ${frame.h * 0.58} ${frame.fx} ${frame.h * 0.56}T${frame.w + 50} ${frame.h + 20}z`,
    canvas.radial(
      [
        [0, mood.stuff.light],
        [0.5, mood.stuff.base],
        [1, mood.near],
      ],
      0.5,
      0.2,
      0.8,
    ),
  );
  canvas.stroke(
    `M-20 ${frame.h + 20}Q10 ${frame.h * 0.66} ${frame.fx} ${frame.h * 0.64}T${frame.w + 20} ${frame.h + 20}`,
    gold.light,
    2.6,
    0.8,
  );
  for (const dx of [-70, 0, 70])
    canvas.stroke(rect(frame.fx + dx - 22, frame.h * 0.78 - (dx ? 0 : 8), 44, 30, 5), '#ffffff', 2, 0.5);
};

export const vault: Scene = (canvas, random, mood, frame) => {
  canvas.flat(
    `M0 0h${frame.w}v${frame.h}h-${frame.w}z`,
    canvas.linear([
      [0, mood.sky],
      [1, mood.edge],
    ]),
  );
  for (let y = 0; y < frame.h; y += 40)
    for (let x = (y / 40) % 2 ? -20 : 0; x < frame.w; x += 40) {
      canvas.flat(
        rect(x + 2, y + 2, 36, 36, 4),
        canvas.linear([
          [0, mood.middle],
          [1, mood.near],
        ]),
        0.9,
      );
      canvas.flat(circle(x + 20, y + 20, 3), mood.glow, random.between(0.15, 0.6));
    }
  bloom(canvas, frame.fx, frame.fy, frame.h * 0.62, mood.glow, 0.85);
  canvas.raw(
    `<circle cx="${frame.fx}" cy="${frame.fy}" r="126" fill="none" stroke="${mood.edge}" ` +
      `stroke-width="30" opacity=".8"/><circle cx="${frame.fx}" cy="${frame.fy}" r="126" fill="none" ` +
      `stroke="${mood.stuff.light}" stroke-width="18"/><circle cx="${frame.fx}" cy="${frame.fy}" ` +
      `r="126" fill="none" stroke="${mood.stuff.dark}" stroke-width="8"/>`,
  );
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    canvas.flat(regular(frame.fx + Math.cos(a) * 126, frame.fy + Math.sin(a) * 126, 7, 6), mood.accent.light);
  }
  pool(canvas, frame, frame.h * 0.9, mood.spark, 0.5);
};
