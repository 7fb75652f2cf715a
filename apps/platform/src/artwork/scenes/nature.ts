import { circle, ellipse, petal, rect } from '../paint/shapes.ts';
import { bloom, cloud, hills, mist, orb, pool, rays, skyWash, stars, type Scene } from './sky.ts';

export const jungle: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  bloom(c, f.fx, f.h * 0.36, f.h * 0.5, m.glow, 0.95);
  rays(c, { ...f, fx: f.fx + 50, fy: -40 }, m.spark, 26, r.between(0, 14), 0.12);
  hills(c, r, f, f.h * 0.7, 70, m.far, m.horizon, 8);
  for (const [layer, colour] of [
    [0, m.middle],
    [1, m.near],
    [2, m.edge],
  ] as const) {
    for (let i = 0; i < 12; i++) {
      const side = i % 2 ? 1 : -1;
      const x = f.fx + side * (r.between(104, 150) + layer * 22);
      const y = r.between(-20, f.h + 10);
      c.at(
        x,
        y,
        r.between(0.8, 1.2) + layer * 0.25,
        () => {
          c.flat(
            petal(0, 0, 92, 27),
            layer === 0
              ? c.linear([
                  [0, m.stuff.base],
                  [1, colour],
                ])
              : c.linear([
                  [0, layer === 1 ? m.stuff.dark : colour],
                  [1, colour],
                ]),
          );
          c.stroke('M0 -4V-78', layer === 0 ? m.stuff.light : m.stuff.base, 1.6, 0.6);
        },
        -side * r.between(25, 120),
      );
    }
  }
  hills(c, r, f, f.h * 0.95, 24, m.near, m.edge);
};

export const mountains: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  if (m.hour !== 'day') stars(c, r, f, m.spark, 34);
  orb(c, f.fx + r.between(-90, 90), f.h * 0.22, f.h * 0.1, m);
  for (const [base, peak, colour] of [
    [0.7, 0.46, m.far],
    [0.82, 0.36, m.middle],
  ] as const) {
    for (let x = -40; x < f.w + 60; x += 74) {
      const px = x + r.between(-20, 20);
      const top = f.h * (base - peak * r.between(0.65, 1));
      const foot = f.h * base;
      c.flat(
        `M${px - 84} ${foot}L${px} ${top}L${px + 84} ${foot}z`,
        c.linear([
          [0, colour],
          [1, m.horizon],
        ]),
      );
      const k = (foot - top) * 0.3;
      c.flat(
        `M${px} ${top}L${px + k} ${top + k}l${-k * 0.5} ${-k * 0.1}l${-k * 0.3} ${k * 0.3}l${-k * 0.4} ${-k * 0.35}l${-k * 0.45} ${k * 0.15}z`,
        m.spark,
        0.9,
      );
    }
    mist(c, f, f.h * base, 26, m.horizon, 0.7);
  }
  for (let x = 0; x < f.w; x += 17) {
    const t = f.h * r.between(0.76, 0.86);
    c.flat(`M${x - 12} ${f.h}L${x} ${t}L${x + 12} ${f.h}z`, m.near);
  }
  hills(c, r, f, f.h * 0.96, 14, m.near, m.edge);
};

export const desert: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.7);
  orb(c, f.fx + r.between(-60, 60), f.h * r.between(0.22, 0.36), f.h * r.between(0.12, 0.2), m);
  if (m.hour === 'night') stars(c, r, f, m.spark, 36);
  for (const [dx, s] of [
    [-112, 0.8],
    [104, 1],
    [170, 0.6],
  ] as const) {
    const x = f.fx + dx + r.between(-14, 14);
    const y = f.h * 0.74;
    const half = 88 * s;
    c.flat(
      `M${x - half} ${y}L${x} ${y - half * 1.25}L${x + half * 0.25} ${y}z`,
      c.linear([
        [0, m.stuff.light],
        [1, m.stuff.base],
      ]),
    );
    c.flat(
      `M${x + half} ${y}L${x} ${y - half * 1.25}L${x + half * 0.25} ${y}z`,
      c.linear([
        [0, m.middle],
        [1, m.near],
      ]),
    );
    for (let i = 1; i < 6; i++)
      c.stroke(
        `M${x - (half * i) / 6} ${y - half * 1.25 * (1 - i / 6)}L${x + (half * 0.25 * i) / 6} ${y - half * 1.25 * (1 - i / 6)}`,
        m.near,
        1,
        0.35,
      );
  }
  hills(c, r, f, f.h * 0.78, 26, m.horizon, m.far, 3);
  hills(c, r, f, f.h * 0.88, 30, m.stuff.base, m.near, 3);
  hills(c, r, f, f.h * 0.99, 26, m.middle, m.edge, 2);
};

export const prairie: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.72);
  orb(c, f.fx, f.h * 0.5, f.h * 0.22, m);
  rays(c, { ...f, fy: f.h * 0.5 }, m.spark, 20, r.between(0, 18), 0.13);
  for (let i = 0; i < 4; i++)
    cloud(c, r.between(0, f.w), f.h * r.between(0.1, 0.36), r.between(0.5, 0.9), m.spark, m.horizon, 0.75);
  for (const side of [-1, 1]) {
    const x = f.fx + side * r.between(105, 150);
    c.flat(
      `M${x - 62} ${f.h * 0.74}l10 -96 14 -12h66l16 14 14 94z`,
      c.linear([
        [0, m.stuff.light],
        [0.35, m.stuff.base],
        [1, m.middle],
      ]),
    );
    c.flat(`M${x - 20} ${f.h * 0.74}l4 -104h8v104z`, m.near, 0.25);
  }
  hills(c, r, f, f.h * 0.76, 14, m.far, m.middle, 4);
  hills(c, r, f, f.h * 0.88, 18, m.middle, m.near, 4);
  for (let x = 0; x < f.w; x += 7) c.flat(petal(x, f.h + 6, r.between(16, 44), 3), r.chance(0.5) ? m.near : m.edge);
};

export const iceland: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  stars(c, r, f, m.spark, 26);
  for (let i = 0; i < 3; i++) {
    const y = f.h * (0.12 + i * 0.1);
    c.flat(
      `M0 ${y + 20}C${f.w * 0.3} ${y - 50} ${f.w * 0.6} ${y + 60} ${f.w} ${y - 20}v60C${f.w * 0.6} ${y + 120} ${f.w * 0.3} ${y + 20} 0 ${y + 90}z`,
      c.linear([
        [0, m.glow, 0],
        [0.4, m.glow, 0.6],
        [1, m.glow, 0],
      ]),
    );
  }
  for (let x = -20; x < f.w + 40; x += 46) {
    const top = f.h * r.between(0.36, 0.6);
    c.flat(
      `M${x - 40} ${f.h * 0.85}L${x - 16} ${top + 20}L${x} ${top}L${x + 4} ${f.h * 0.85}z`,
      c.linear([
        [0, m.spark],
        [1, m.horizon],
      ]),
    );
    c.flat(
      `M${x + 46} ${f.h * 0.85}L${x + 20} ${top + 34}L${x} ${top}L${x + 4} ${f.h * 0.85}z`,
      c.linear([
        [0, m.far],
        [1, m.sky],
      ]),
    );
  }
  c.flat(
    `M0 ${f.h * 0.8}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.spark],
      [0.4, m.horizon],
      [1, m.middle],
    ]),
  );
  for (let i = 0; i < 8; i++)
    c.stroke(
      `M${r.between(0, f.w)} ${f.h * r.between(0.83, 0.98)}l${r.between(20, 60)} ${r.between(-4, 4)}`,
      '#ffffff',
      2,
      0.6,
    );
  for (let i = 0; i < 24; i++) c.flat(circle(r.between(0, f.w), r.between(0, f.h), r.between(1, 3)), '#ffffff', 0.85);
};

export const volcano: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  const x = f.fx + r.between(-20, 20);
  bloom(c, x, f.h * 0.26, f.h * 0.42, m.glow, 1);
  for (let i = 0; i < 7; i++)
    c.flat(
      circle(x + r.between(-70, 70), f.h * r.between(-0.02, 0.18), r.between(20, 44)),
      i % 2 ? m.near : m.middle,
      0.5,
    );
  c.flat(
    `M${x - 190} ${f.h * 0.84}Q${x - 66} ${f.h * 0.6} ${x - 34} ${f.h * 0.28}q34 16 68 0Q${x + 66} ${f.h * 0.6} ${x + 190} ${f.h * 0.84}z`,
    c.linear([
      [0, m.middle],
      [1, m.near],
    ]),
  );
  c.flat(
    `M${x - 34} ${f.h * 0.28}q34 16 68 0l10 40q-8 30 -2 60q-14 -20 -18 -60q-10 60 4 120q-24 -40 -24 -120q-8 40 -18 70q0 -40 -2 -70q-10 24 -22 30z`,
    c.linear([
      [0, '#fff2a0'],
      [0.3, '#ff9a1f'],
      [1, '#d81e05'],
    ]),
  );
  hills(c, r, f, f.h * 0.86, 30, m.near, m.edge, 7);
  c.flat(
    `M0 ${f.h * 0.9}q${f.w / 4} -18 ${f.w / 2} 0t${f.w / 2} 0V${f.h}H0z`,
    c.linear([
      [0, '#ffd34d'],
      [0.4, '#ff6a13'],
      [1, '#8d0f0a'],
    ]),
  );
  for (let i = 0; i < 26; i++)
    c.flat(
      circle(r.between(0, f.w), r.between(0, f.h * 0.9), r.between(1, 3.4)),
      r.pick(['#ffd34d', '#ff8a2b', '#fff2a0']),
      0.9,
    );
};

export const beach: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.6);
  orb(c, f.fx + r.between(-50, 50), f.h * 0.4, f.h * 0.16, m);
  for (let i = 0; i < 3; i++)
    cloud(c, r.between(0, f.w), f.h * r.between(0.1, 0.3), r.between(0.5, 0.9), '#ffffff', m.horizon, 0.85);
  c.flat(
    `M0 ${f.h * 0.56}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.glow],
      [0.15, m.stuff.light],
      [0.6, m.stuff.base],
      [1, m.middle],
    ]),
  );
  for (let i = 0; i < 16; i++)
    c.stroke(`M${r.between(0, f.w)} ${f.h * r.between(0.58, 0.8)}h${r.between(10, 46)}`, '#ffffff', 1.8, 0.55);
  c.flat(
    `M0 ${f.h * 0.86}Q${f.w * 0.3} ${f.h * 0.78} ${f.w * 0.55} ${f.h * 0.88}T${f.w} ${f.h * 0.85}V${f.h}H0z`,
    c.linear([
      [0, '#ffe9b0'],
      [1, '#d99a4e'],
    ]),
  );
  for (const side of [-1, 1]) {
    const x = f.fx + side * r.between(130, 150);
    const y = f.h * r.between(0.18, 0.3);
    c.stroke(`M${x + side * 20} ${f.h}Q${x + side * 14} ${f.h * 0.6} ${x} ${y}`, m.edge, 11);
    for (const turn of [-150, -100, -55, -10, 40, 85])
      c.at(
        x,
        y,
        1,
        () =>
          c.flat(
            'M0 0C20 -34 60 -34 84 0C60 -14 30 -10 0 0z',
            c.linear([
              [0, m.near],
              [1, '#1c7a4d'],
            ]),
          ),
        turn,
      );
  }
};

export const meadow: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.75);
  orb(c, f.fx + r.between(-90, 90), f.h * 0.2, f.h * 0.1, m);
  const bow = ['#ff5a6a', '#ffb03a', '#ffe95a', '#5fe07e', '#4fb8ff', '#a77bff'];
  bow.forEach((colour, i) =>
    c.raw(
      `<circle cx="${f.fx}" cy="${f.h * 0.8}" r="${f.h * 0.58 - i * 9}" fill="none" stroke="${colour}" stroke-width="9.500" opacity=".7"/>`,
    ),
  );
  for (let i = 0; i < 4; i++)
    cloud(
      c,
      i % 2 ? r.between(0, 70) : r.between(f.w - 70, f.w),
      f.h * r.between(0.2, 0.62),
      r.between(0.7, 1.1),
      '#ffffff',
      m.horizon,
      0.95,
    );
  hills(c, r, f, f.h * 0.8, 40, m.stuff.light, m.stuff.base, 3);
  hills(c, r, f, f.h * 0.9, 30, m.stuff.base, m.near, 3);
  for (let i = 0; i < 26; i++) {
    const x = r.between(0, f.w);
    const y = f.h * r.between(0.84, 1);
    c.flat(circle(x, y, r.between(2.5, 5)), r.pick(['#ffffff', '#ffd34d', '#ff8fb8', m.glow]));
  }
  pool(c, f, f.h * 0.86, m.spark, 0.5);
};

export const hauntedWood: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx + r.between(-30, 30), f.h * 0.32, f.h * 0.24, m);
  for (const [layer, colour] of [
    [0, m.far],
    [1, m.near],
    [2, m.edge],
  ] as const) {
    for (const side of [-1, 1]) {
      const x = f.fx + side * (70 + layer * 46 + r.between(-10, 10));
      const s = side;
      c.stroke(
        `M${x} ${f.h}Q${x - s * 10} ${f.h * 0.6} ${x + s * 4} ${f.h * 0.12}M${x - s * 4} ${f.h * 0.5}q${-s * 30} -20 ${-s * 40} -60M${x - s * 2} ${f.h * 0.4}q${s * 30} -14 ${s * 46} -54M${x - s * 24} ${f.h * 0.42}q${-s * 18} -2 ${-s * 30} -24`,
        colour,
        8 + layer * 6,
      );
    }
    mist(c, f, f.h * (0.74 + layer * 0.09), 34, layer === 2 ? m.far : m.glow, 0.35);
  }
  c.flat(
    rect(f.fx - 150, f.h * 0.8, 26, 50, 12) + rect(f.fx + 118, f.h * 0.78, 30, 56, 14),
    c.linear([
      [0, m.far],
      [1, m.near],
    ]),
  );
  hills(c, r, f, f.h * 0.94, 20, m.near, m.edge);
  for (let i = 0; i < 5; i++) {
    const x = f.fx + r.between(-140, 140);
    const y = f.h * r.between(0.06, 0.3);
    c.flat(`M${x} ${y}q-6 -10 -18 -6q4 4 4 10q6 -4 14 2q8 -6 14 -2q0 -6 4 -10q-12 -4 -18 6z`, m.edge);
  }
  c.flat(ellipse(f.fx, f.h * 0.92, 150, 18), m.glow, 0.14);
};
