import { gold } from '../paint/colour.ts';
import { circle, ellipse, rect, regular } from '../paint/shapes.ts';
import { bloom, bokeh, cloud, hills, mist, orb, pool, rays, skyWash, stars, type Scene } from './sky.ts';

export const castle: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx + r.between(-80, 80), f.h * 0.24, f.h * 0.13, m);
  if (m.hour !== 'day') stars(c, r, f, m.spark, 24);
  hills(c, r, f, f.h * 0.7, 50, m.far, m.horizon);
  const tower = (x: number, w: number, top: number): string =>
    `${rect(x - w / 2, top, w, f.h * 0.85 - top)}M${x - w * 0.72} ${top + 4}L${x} ${top - w * 1.5}L${x + w * 0.72} ${top + 4}z`;
  for (const side of [-1, 1]) {
    c.flat(
      tower(f.fx + side * 78, 30, f.h * 0.36) + tower(f.fx + side * 150, 30, f.h * 0.3),
      c.linear([
        [0, m.stuff.base],
        [1, m.middle],
      ]),
    );
    c.flat(
      tower(f.fx + side * 114, 44, f.h * 0.42),
      c.linear([
        [0, m.middle],
        [1, m.near],
      ]),
    );
    for (const [dx, y] of [
      [78, 0.46],
      [114, 0.54],
      [150, 0.4],
      [114, 0.66],
    ] as const)
      c.flat(rect(f.fx + side * dx - 5, f.h * y, 10, 18, 5), m.glow);
  }
  mist(c, f, f.h * 0.78, 30, m.horizon, 0.6);
  hills(c, r, f, f.h * 0.9, 34, m.near, m.edge);
};

export const treasureCave: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.horizon],
        [0.5, m.sky],
        [1, m.edge],
      ],
      f.fx / f.w,
      0.5,
      0.7,
    ),
  );
  rays(c, { ...f, fy: f.h * 0.55 }, m.glow, 16, r.between(0, 22), 0.2);
  let d = `M0 0V${f.h}H60Q${f.fx - 150} ${f.h * 0.66} ${f.fx - 116} ${f.h * 0.3}`;
  for (let i = 0; i < 8; i++) d += `l${14} ${r.between(10, 44)}l14 -${r.between(20, 40)}`;
  c.flat(
    `${d}Q${f.fx + 150} ${f.h * 0.66} ${f.w - 60} ${f.h}H${f.w}V0z`,
    c.linear([
      [0, m.near],
      [1, m.edge],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const side = i % 2 ? 1 : -1;
    c.at(
      f.fx + side * r.between(108, 160),
      f.h * r.between(0.3, 0.9),
      r.between(0.5, 1.1),
      () => {
        c.flat('M-9 10L-11 -18L0 -34L0 10z', m.accent.light, 0.95);
        c.flat('M9 10L11 -18L0 -34L0 10z', m.accent.dark, 0.95);
      },
      -side * r.between(20, 70),
    );
  }
  for (let i = 0; i < 60; i++)
    c.flat(
      ellipse(f.fx + r.between(-190, 190), f.h * r.between(0.9, 1), 9, 4),
      r.pick([gold.light, gold.base, gold.dark]),
    );
  pool(c, f, f.h * 0.88, m.spark, 0.6);
};

export const sunburst: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.glow],
        [0.32, m.sky],
        [1, m.zenith],
      ],
      f.fx / f.w,
      f.fy / f.h,
      0.8,
    ),
  );
  rays(c, f, m.horizon, r.pick([14, 18, 24]), r.between(0, 20), 0.4);
  for (let ringAt = 1; ringAt < 4; ringAt++) {
    c.raw(
      `<circle cx="${f.fx}" cy="${f.fy}" r="${ringAt * 58}" fill="none" stroke="${m.spark}" stroke-width="2" stroke-dasharray="2 12" stroke-linecap="round" opacity=".6"/>`,
    );
  }
  bloom(c, f.fx, f.fy, f.h * 0.45, m.spark, 0.75);
  bokeh(c, r, f, [m.spark, m.glow], 14, 1);
};

export const cloudPalace: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx, f.h * 0.38, f.h * 0.26, m);
  rays(c, { ...f, fy: f.h * 0.38 }, m.spark, 22, r.between(0, 16), 0.16);
  for (const side of [-1, 1]) {
    const x = f.fx + side * 124;
    c.flat(
      rect(x - 17, f.h * 0.2, 34, f.h * 0.8),
      c.linear(
        [
          [0, m.far],
          [0.35, '#ffffff'],
          [0.6, m.spark],
          [1, m.middle],
        ],
        0,
      ),
      0.95,
    );
    for (const dx of [-9, 0, 9]) c.stroke(`M${x + dx} ${f.h * 0.26}V${f.h}`, m.far, 2, 0.6);
    c.flat(
      rect(x - 25, f.h * 0.16, 50, 14, 3) + rect(x - 21, f.h * 0.2, 42, 9, 2),
      c.linear([
        [0, gold.light],
        [1, gold.dark],
      ]),
    );
  }
  for (let i = 0; i < 9; i++)
    cloud(
      c,
      (f.w / 8) * i + r.between(-20, 20),
      f.h * r.between(0.78, 1.04),
      r.between(0.8, 1.4),
      '#ffffff',
      m.horizon,
      0.95,
    );
};

export const ruins: Scene = (c, r, m, f) => {
  skyWash(c, m, f);
  orb(c, f.fx + r.between(-40, 40), f.h * 0.24, f.h * 0.15, m);
  for (let i = 0; i < 6; i++) {
    const half = 150 - i * 19;
    const y = f.h * (0.84 - i * 0.095);
    c.flat(
      rect(f.fx - half, y - f.h * 0.095, half * 2, f.h * 0.1),
      c.linear([
        [0, m.stuff.light],
        [0.16, m.stuff.base],
        [1, m.middle],
      ]),
    );
    for (let x = -half + 12; x < half; x += 24) c.stroke(`M${f.fx + x} ${y - 22}v18`, m.near, 1.4, 0.4);
  }
  c.flat(`M${f.fx - 26} ${f.h * 0.27}h52l18 ${f.h * 0.57}h-88z`, m.near, 0.3);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++)
      c.at(
        f.fx + side * r.between(120, 175),
        f.h * r.between(0.4, 1),
        r.between(0.7, 1.2),
        () =>
          c.flat(
            'M0 0C-30 -16 -42 -50 -30 -90C-4 -66 8 -36 0 0z',
            c.linear([
              [0, '#3fae5a'],
              [1, '#0c3b2a'],
            ]),
          ),
        side * r.between(-60, 60),
      );
    bloom(c, f.fx + side * 118, f.h * 0.64, 46, '#ffae3b', 0.9);
  }
  hills(c, r, f, f.h * 0.94, 18, m.near, m.edge);
};

export const candyLand: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.75);
  for (let i = 0; i < 5; i++)
    cloud(c, r.between(0, f.w), f.h * r.between(0.14, 0.5), r.between(0.6, 1.1), '#ffffff', '#ffc1e3', 0.95);
  const tops = ['#ff7ab8', '#8c6bff', '#46d6c8', '#ffb63d', '#ff5d6e'];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const x = f.fx + side * (92 + i * 34);
      const y = f.h * r.between(0.34, 0.6);
      c.stroke(`M${x} ${f.h}V${y}`, '#ffffff', 8);
      c.stroke(`M${x} ${f.h}V${y}`, '#ff5d8f', 8, 0.35);
      const R = r.between(22, 34);
      c.flat(circle(x, y, R), r.pick(tops));
      c.stroke(
        `M${x} ${y}q${R * 0.5} -${R * 0.6} ${R * 0.6} ${R * 0.2}q-${R * 0.1} ${R * 0.8} -${R} ${R * 0.4}q-${R * 0.6} -${R * 0.8} ${R * 0.2} -${R * 1.1}`,
        '#ffffff',
        5,
        0.85,
      );
    }
  }
  hills(c, r, f, f.h * 0.8, 34, '#ffb3dc', '#ff6fae', 3);
  hills(c, r, f, f.h * 0.92, 22, '#a6f0d6', '#2fb79c', 4);
  for (let i = 0; i < 24; i++)
    c.at(
      r.between(0, f.w),
      f.h * r.between(0.8, 1),
      1,
      () => c.flat(rect(-6, -2, 12, 4, 2), r.pick(tops)),
      r.between(0, 180),
    );
};

export const feltTable: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.linear([
      [0, m.edge],
      [0.5, m.middle],
      [1, m.edge],
    ]),
  );
  bokeh(c, r, f, [m.glow, m.spark, m.accent.base], 26, 0.55);
  bloom(c, f.fx, f.h * 0.2, f.h * 0.6, m.glow, 0.55);
  c.flat(
    `M-60 ${f.h + 20}Q-40 ${f.h * 0.54} ${f.fx} ${f.h * 0.52}T${f.w + 60} ${f.h + 20}z`,
    c.linear([
      [0, '#c98a4a'],
      [0.2, '#6e3413'],
      [1, '#2b1208'],
    ]),
  );
  c.flat(
    `M-50 ${f.h + 20}Q-20 ${f.h * 0.58} ${f.fx} ${f.h * 0.56}T${f.w + 50} ${f.h + 20}z`,
    c.radial(
      [
        [0, m.stuff.light],
        [0.5, m.stuff.base],
        [1, m.near],
      ],
      0.5,
      0.2,
      0.8,
    ),
  );
  c.stroke(`M-20 ${f.h + 20}Q10 ${f.h * 0.66} ${f.fx} ${f.h * 0.64}T${f.w + 20} ${f.h + 20}`, gold.light, 2.6, 0.8);
  for (const dx of [-70, 0, 70])
    c.stroke(rect(f.fx + dx - 22, f.h * 0.78 - (dx ? 0 : 8), 44, 30, 5), '#ffffff', 2, 0.5);
};

export const vault: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.linear([
      [0, m.sky],
      [1, m.edge],
    ]),
  );
  for (let y = 0; y < f.h; y += 40)
    for (let x = (y / 40) % 2 ? -20 : 0; x < f.w; x += 40) {
      c.flat(
        rect(x + 2, y + 2, 36, 36, 4),
        c.linear([
          [0, m.middle],
          [1, m.near],
        ]),
        0.9,
      );
      c.flat(circle(x + 20, y + 20, 3), m.glow, r.between(0.15, 0.6));
    }
  bloom(c, f.fx, f.fy, f.h * 0.62, m.glow, 0.85);
  c.raw(
    `<circle cx="${f.fx}" cy="${f.fy}" r="126" fill="none" stroke="${m.edge}" stroke-width="30" opacity=".8"/><circle cx="${f.fx}" cy="${f.fy}" r="126" fill="none" stroke="${m.stuff.light}" stroke-width="18"/><circle cx="${f.fx}" cy="${f.fy}" r="126" fill="none" stroke="${m.stuff.dark}" stroke-width="8"/>`,
  );
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    c.flat(regular(f.fx + Math.cos(a) * 126, f.fy + Math.sin(a) * 126, 7, 6), m.accent.light);
  }
  pool(c, f, f.h * 0.9, m.spark, 0.5);
};
