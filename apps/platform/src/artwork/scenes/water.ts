import { circle, petal } from '../paint/shapes.ts';
import { bloom, hills, orb, skyWash, spark, stars, type Scene } from './sky.ts';

export const reef: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.linear([
      [0, m.horizon],
      [0.3, m.sky],
      [1, m.zenith],
    ]),
  );
  bloom(c, f.fx, -10, f.h * 0.8, m.spark, 0.85);
  for (let i = 0; i < 7; i++) {
    const x = f.fx + (i - 3) * 46 + r.between(-12, 12);
    const lean = (x - f.fx) * 0.7;
    c.flat(
      `M${x - 8} -10h18L${x + lean + 34} ${f.h}h-64z`,
      c.linear([
        [0, m.spark, 0.4],
        [1, m.spark, 0],
      ]),
    );
  }
  hills(c, r, f, f.h * 0.82, 56, m.far, m.middle, 7);
  for (let i = 0; i < 14; i++) {
    const side = i % 2 ? 1 : -1;
    const x = f.fx + side * r.between(70, 170);
    const hue = r.pick(['#ff5d8f', '#ff8a3d', '#b565ff', '#ffd23d', '#2fd6a8']);
    c.at(x, f.h + 6, r.between(0.7, 1.3), () => {
      if (i % 3)
        c.stroke('M0 0V-44M0 -14q-18 -6 -20 -30M0 -20q16 -6 20 -34M-18 -32q-10 -4 -12 -18M0 -34q10 -8 10 -24', hue, 8);
      else
        for (const turn of [-30, -10, 12, 32])
          c.group(`rotate(${turn})`, () =>
            c.flat(
              petal(0, 0, 80, 9),
              c.linear([
                [0, '#37d67a'],
                [1, '#0a5a48'],
              ]),
            ),
          );
    });
  }
  hills(c, r, f, f.h * 0.97, 16, m.near, m.edge);
  for (let i = 0; i < 22; i++) {
    const x = r.between(0, f.w);
    const y = r.between(0, f.h);
    const s = r.between(2, 7);
    c.raw(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${s.toFixed(1)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".7" stroke-width="1.200"/>`,
    );
    c.flat(circle(x - s * 0.3, y - s * 0.3, s * 0.25), '#ffffff', 0.9);
  }
};

export const abyss: Scene = (c, r, m, f) => {
  c.flat(
    `M0 0h${f.w}v${f.h}h-${f.w}z`,
    c.radial(
      [
        [0, m.sky],
        [0.55, m.zenith],
        [1, m.edge],
      ],
      f.fx / f.w,
      0.4,
      0.75,
    ),
  );
  bloom(c, f.fx, f.h * 0.42, f.h * 0.5, m.glow, 0.55);
  for (const side of [-1, 1]) {
    const x = f.fx + side * 168;
    c.flat(
      `M${x + side * 60} 0V${f.h}H${x - side * 96}q${side * 6} -30 ${side * 40} -44q${-side * 20} -40 ${side * 14} -70q${-side * 26} -50 ${side * 8} -90q${-side * 20} -40 ${side * 20} -116z`,
      c.linear([
        [0, m.near],
        [1, m.edge],
      ]),
    );
    for (let i = 0; i < 5; i++)
      c.stroke(
        `M${x - side * r.between(0, 60)} ${f.h}q${r.between(-20, 20)} -40 0 -${r.whole(60, 120)}`,
        r.pick([m.stuff.base, m.accent.dark]),
        r.between(3, 7),
        0.8,
      );
  }
  hills(c, r, f, f.h * 0.94, 26, m.near, m.edge, 6);
  for (let i = 0; i < 36; i++) spark(c, r.between(0, f.w), r.between(0, f.h), r.between(3, 9), m.glow, 0.9);
};

export const waves: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.6);
  orb(c, f.fx + r.between(-40, 40), f.h * 0.34, f.h * 0.2, m);
  if (m.hour === 'night') stars(c, r, f, m.spark, 24);
  for (let row = 0; row < 5; row++) {
    const y = f.h * (0.56 + row * 0.1);
    const step = 46 + row * 9;
    const shift = r.between(-step, 0);
    let d = `M${shift} ${f.h + 10}V${y}`;
    for (let x = shift; x < f.w + step; x += step)
      d += `q${step * 0.3} -34 ${step * 0.66} -22q-${step * 0.12} 2 -${step * 0.1} 12q${step * 0.14} 14 ${step * 0.44} 10`;
    c.flat(
      `${d}V${f.h + 10}z`,
      c.linear([
        [0, row % 2 ? m.stuff.light : m.spark],
        [0.22, m.stuff.base],
        [1, row > 2 ? m.near : m.middle],
      ]),
    );
  }
};

export const galleonBay: Scene = (c, r, m, f) => {
  skyWash(c, m, f, 0.66);
  orb(c, f.fx + r.between(-60, 60), f.h * 0.28, f.h * 0.17, m);
  if (m.hour === 'night') stars(c, r, f, m.spark, 30);
  const side = r.chance(0.5) ? 1 : -1;
  const x = f.fx + side * 108;
  c.at(x, f.h * 0.68, 1.15, () => {
    c.flat(
      'M-70 -6q70 20 140 0l-16 34h-104z',
      c.linear([
        [0, m.near],
        [1, m.edge],
      ]),
    );
    c.stroke('M-34 0V-104M8 0V-130M44 0V-92', m.edge, 4);
    c.flat(
      'M-54 -92q20 8 40 0q8 30 -2 60q-18 -6 -36 0q8 -30 -2 -60zM-20 -118q28 10 56 0q10 44 -2 86q-26 -8 -52 0q10 -42 -2 -86zM30 -82q14 6 30 0q6 24 -2 48q-14 -4 -26 0q6 -24 -2 -48z',
      c.linear([
        [0, m.far],
        [1, m.middle],
      ]),
    );
  });
  c.flat(
    `M0 ${f.h * 0.7}h${f.w}V${f.h}H0z`,
    c.linear([
      [0, m.horizon],
      [0.2, m.stuff.base],
      [1, m.edge],
    ]),
  );
  for (let i = 0; i < 20; i++)
    c.stroke(
      `M${r.between(0, f.w)} ${f.h * r.between(0.72, 0.95)}h${r.between(12, 50)}`,
      m.spark,
      2,
      r.between(0.2, 0.7),
    );
  c.flat(
    `M0 ${f.h * 0.9}q${f.w * 0.25} -26 ${f.w * 0.5} 4t${f.w * 0.5} -8V${f.h}H0z`,
    c.linear([
      [0, '#e8b969'],
      [1, '#6b3a1c'],
    ]),
  );
};
