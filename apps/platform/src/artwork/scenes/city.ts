import { circle, rect, regular } from '../paint/shapes.ts';
import { bloom, bokeh, orb, skyWash, spark, stars, type Scene } from './sky.ts';

export const neonCity: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.7);
  bloom(c, f.fx, f.h * 0.6, f.h * 0.55, m.glow, 0.8);
  for (const [layer, colour] of [
    [0, m.far],
    [1, m.middle],
    [2, m.near],
  ] as const) {
    for (let x = -10; x < f.w; x += 30 + layer * 8) {
      const edge = Math.min(1, Math.abs(x + 20 - f.fx) / 150);
      const w = r.between(24, 36) + layer * 8;
      const h = f.h * (0.2 + edge * 0.42) * r.between(0.7, 1.1) - layer * 10;
      const y = f.h * 0.82 - h;
      c.flat(
        rect(x, y, w, h + 4),
        c.linear([
          [0, colour],
          [1, m.edge],
        ]),
      );
      if (r.chance(0.5)) c.flat(rect(x, y, w, 2.4), r.pick([m.glow, m.accent.light, m.stuff.light]), 0.9);
      for (let wy = y + 8; wy < f.h * 0.8; wy += 10) {
        for (let wx = x + 5; wx < x + w - 5; wx += 8)
          if (r.chance(0.34)) c.flat(rect(wx, wy, 4, 5), r.pick([m.spark, m.glow, m.stuff.light]), 0.85);
      }
    }
  }
  c.flat(
    `M0 ${f.h * 0.82}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.middle],
      [1, m.edge],
    ]),
  );
  let grid = '';
  for (let i = -12; i <= 12; i++) grid += `M${f.fx + i * 14} ${f.h * 0.82}L${f.fx + i * 66} ${f.h}`;
  for (const k of [0.83, 0.855, 0.89, 0.94]) grid += `M0 ${f.h * k}H${f.w}`;
  c.stroke(grid, m.glow, 1.6, 0.75);
};

export const synthSun: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.72);
  stars(c, r, f, m.spark, 30);
  const y = f.h * 0.46;
  const R = f.h * 0.34;
  bloom(c, f.fx, y, R * 1.7, m.glow, 0.7);
  c.flat(
    circle(f.fx, y, R),
    c.linear([
      [0, m.spark],
      [0.4, m.glow],
      [1, m.accent.dark],
    ]),
  );
  for (let i = 0; i < 6; i++) c.flat(rect(f.fx - R, y + R * (0.1 + i * 0.16), R * 2, 2 + i * 1.6), m.sky, 0.9);
  c.flat(
    `M0 ${f.h * 0.74}l40 -44 26 24 44 -60 40 62 30 -26h${Math.max(0, f.w - 320)}l40 30 34 -52 36 40 30 -30V${f.h}H0z`,
    c.linear([
      [0, m.middle],
      [1, m.edge],
    ]),
  );
  c.flat(
    `M0 ${f.h * 0.78}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.near],
      [1, m.edge],
    ]),
  );
  let grid = '';
  for (let i = -16; i <= 16; i++) grid += `M${f.fx + i * 12} ${f.h * 0.78}L${f.fx + i * 62} ${f.h}`;
  for (const k of [0.79, 0.81, 0.84, 0.88, 0.94]) grid += `M0 ${f.h * k}H${f.w}`;
  c.stroke(grid, m.glow, 1.8, 0.8);
};

export const saloonTown: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.7);
  orb(c, f.fx, f.h * 0.46, f.h * 0.24, m);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 2; i++) {
      const w = 74;
      const x = f.fx + side * (92 + i * 62) - w / 2;
      const y = f.h * (0.34 - i * 0.1);
      c.flat(
        `${rect(x, y, w, f.h * 0.9 - y)}M${x - 5} ${y}h${w + 10}v-12h-12l-8 -18h${-w + 30}l-8 18h-12z`,
        c.linear([
          [0, i ? m.near : m.middle],
          [1, m.edge],
        ]),
      );
      for (let k = 0; k < 9; k++) c.stroke(`M${x} ${y + k * 18}h${w}`, m.edge, 1.4, 0.5);
      for (const wx of [12, 42]) {
        c.flat(rect(x + wx, y + 22, 20, 28, 2), m.glow, 0.85);
        c.stroke(`M${x + wx + 10} ${y + 22}v28M${x + wx} ${y + 36}h20`, m.edge, 2);
      }
      c.flat(rect(x - 4, y + 66, w + 8, 8), m.stuff.base);
    }
  }
  c.flat(
    `M0 ${f.h * 0.84}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.horizon],
      [0.3, m.stuff.dark],
      [1, m.edge],
    ]),
  );
  for (let i = 0; i < 12; i++)
    c.flat(circle(r.between(0, f.w), f.h * r.between(0.86, 1), r.between(1, 4)), m.near, 0.6);
};

export const space: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.linear(
      [
        [0, m.zenith],
        [0.6, m.edge],
        [1, m.zenith],
      ],
      60,
    ),
  );
  for (let i = 0; i < 6; i++)
    bloom(
      c,
      f.fx + r.between(-130, 130),
      r.between(0, f.h),
      r.between(70, 150),
      r.pick([m.sky, m.glow, m.accent.base, m.horizon]),
      0.55,
    );
  stars(c, r, { ...f, h: f.h * 1.7 }, '#ffffff', 70);
  const side = r.chance(0.5) ? 1 : -1;
  const px = f.fx + side * r.between(90, 120);
  const py = f.h * r.between(0.18, 0.3);
  const R = r.between(38, 58);
  c.flat(
    circle(px, py, R),
    c.radial(
      [
        [0, m.accent.shine],
        [0.3, m.accent.light],
        [0.7, m.accent.base],
        [1, m.accent.deep],
      ],
      0.35,
      0.3,
      0.8,
    ),
  );
  c.raw(
    `<ellipse cx="${px}" cy="${py}" rx="${R * 1.7}" ry="${R * 0.36}" transform="rotate(${side * -18} ${px} ${py})" fill="none" stroke="${m.spark}" stroke-width="5" opacity=".75"/>`,
  );
  c.flat(
    `M0 ${f.h}V${f.h * 0.92}Q${f.fx} ${f.h * 0.76} ${f.w} ${f.h * 0.92}V${f.h}z`,
    c.linear([
      [0, m.stuff.light],
      [0.15, m.stuff.base],
      [1, m.edge],
    ]),
  );
  for (let i = 0; i < 6; i++)
    c.flat(
      `M${f.fx + r.between(-120, 120)} ${f.h * r.between(0.88, 0.97)}a14 4 0 1 1 28 0a14 4 0 1 1 -28 0z`,
      m.near,
      0.6,
    );
};

export const hexArena: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.horizon],
        [0.45, m.sky],
        [1, m.edge],
      ],
      f.fx / f.w,
      0.45,
      0.8,
    ),
  );
  for (let row = 0; row < 8; row++) {
    for (let col = 0; col * 46 < f.w + 46; col++) {
      const x = col * 46 + (row % 2 ? 23 : 0);
      const y = row * 40;
      if (r.chance(0.55)) c.flat(regular(x, y, 24, 6), r.chance(0.3) ? m.glow : m.near, r.between(0.08, 0.4));
      c.stroke(regular(x, y, 25, 6), m.glow, 1, 0.22);
    }
  }
  for (const side of [-1, 1]) {
    c.flat(
      `M${f.fx + side * 200} -10L${f.fx + side * 120} -10L${f.fx - side * 40} ${f.h}H${f.fx + side * 90}z`,
      c.linear([
        [0, m.glow, 0.5],
        [1, m.glow, 0],
      ]),
    );
    c.flat(
      `M${f.fx + side * 108} ${f.h}L${f.fx + side * 142} ${f.h * 0.42}L${f.fx + side * 420} ${f.h * 0.3}V${f.h}z`,
      c.linear([
        [0, m.near],
        [1, m.edge],
      ]),
    );
    c.stroke(
      `M${f.fx + side * 108} ${f.h}L${f.fx + side * 142} ${f.h * 0.42}L${f.fx + side * 420} ${f.h * 0.3}`,
      m.glow,
      4,
    );
  }
  c.flat(
    `M${f.fx - 118} ${f.h}l30 -54h176l30 54z`,
    c.linear([
      [0, m.glow],
      [1, m.near],
    ]),
    0.7,
  );
};

export const studio: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.linear([
      [0, m.zenith],
      [0.55, m.sky],
      [1, m.edge],
    ]),
  );
  bloom(c, f.fx, f.h * 0.38, f.h * 0.55, m.glow, 0.75);
  for (let x = f.fx % 40; x < f.w; x += 40)
    c.flat(
      rect(x, 0, 22, f.h * 0.8),
      c.linear([
        [0, m.stuff.base, 0.5],
        [1, m.edge, 0.2],
      ]),
      0.5,
    );
  bokeh(c, r, f, [m.glow, m.spark, m.accent.light], 24);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const x = f.fx + side * (118 + i * 26);
      c.flat(
        `M${x - 15} 0h30q-4 ${f.h * 0.5} ${side * 6} ${f.h}h-34q8 -${f.h * 0.5} 4 -${f.h}z`,
        c.linear(
          [
            [0, m.near],
            [0.4, m.accent.base],
            [1, m.edge],
          ],
          0,
        ),
      );
    }
  }
  c.flat(
    `M0 0h${f.w}v20q-${f.w / 8} 26 -${f.w / 4} 0t-${f.w / 4} 0t-${f.w / 4} 0t-${f.w / 4} 0z`,
    c.linear([
      [0, m.accent.dark],
      [1, m.accent.base],
    ]),
  );
};

export const bulbHall: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.horizon],
        [0.5, m.sky],
        [1, m.zenith],
      ],
      f.fx / f.w,
      0.45,
      0.75,
    ),
  );
  for (let i = 0; i < 24; i++)
    c.flat(
      `M${f.fx} ${f.h * 0.48}L${f.fx + Math.cos(i * 0.2618) * 420} ${f.h * 0.48 + Math.sin(i * 0.2618) * 420}L${f.fx + Math.cos(i * 0.2618 + 0.13) * 420} ${f.h * 0.48 + Math.sin(i * 0.2618 + 0.13) * 420}z`,
      m.spark,
      0.15,
    );
  const arch = (k: number): string => `M${f.fx - k} ${f.h + 20}V${f.h * 0.46}a${k} ${k} 0 0 1 ${k * 2} 0V${f.h + 20}`;
  c.stroke(arch(138), m.edge, 30, 0.75);
  c.stroke(arch(138), m.accent.base, 22);
  c.stroke(arch(138), m.accent.dark, 13);
  for (let i = 0; i < 27; i++) {
    const a = Math.PI + (Math.PI * i) / 18;
    const onArc = i <= 18;
    const x = onArc ? f.fx + Math.cos(a) * 138 : f.fx + (i % 2 ? 138 : -138);
    const y = onArc ? f.h * 0.46 + Math.sin(a) * 138 : f.h * 0.46 + 26 + Math.floor((i - 19) / 2) * 26;
    spark(c, x, y, 13, '#fff3b0', 0.9);
    c.flat(circle(x, y, 4), (i + r.whole(0, 1)) % 2 ? '#ffffff' : '#ffe27a');
  }
  c.flat(
    `M0 ${f.h * 0.88}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.middle],
      [1, m.edge],
    ]),
  );
};
