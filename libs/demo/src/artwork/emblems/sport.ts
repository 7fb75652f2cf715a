import { type Tone, gold, ink, ivory, silver, tone, wood } from '../paint/colour.ts';
import { circle, ellipse, polygon, rect, star } from '../paint/shapes.ts';
import { laurel } from '../props/clothing.ts';
import { ballLight, white } from './balls.ts';
import type { Emblem } from './emblem.ts';

export const boxing: Emblem = (canvas, random, p) => {
  const glove = (t: Tone): void => {
    canvas.solid('M-34 40H34L30 88Q0 98 -30 88z', white, { shade: 6 });
    canvas.flat('M-33 52H33L32 66H-32z', gold.base);
    canvas.solid('M-40 44C-66 10 -64 -60 -30 -80C0 -94 50 -88 60 -52C66 -20 56 20 38 44Q0 54 -40 44z', t, {
      shade: 12,
      light: 7,
    });
    canvas.solid('M-46 -28C-70 -34 -84 -14 -76 8C-70 26 -48 34 -30 26C-16 18 -14 -8 -28 -18z', t, {
      shade: 6,
      light: 4,
    });
    canvas.stroke('M-8 -22Q10 6 44 -4', t.deep, 4, 0.5);
    canvas.flat(ellipse(8, -64, 26, 11), '#ffffff', 0.6);
  };
  if (random.chance(0.5)) canvas.solid(star(0, -4, 108, 66, 12, 8), gold, { shade: 5 });
  canvas.at(-44, 12, 0.72, () => canvas.flipped(() => glove(p.main)), -22);
  canvas.at(44, 12, 0.72, () => glove(p.third), 22);
};

export const hockey: Emblem = (canvas, _random, p) => {
  canvas.mirror(() =>
    canvas.at(
      0,
      0,
      1,
      () => {
        canvas.solid('M-8 -108H8V70C8 84 16 88 34 88H62V106H22C0 106 -8 94 -8 76z', wood, { shade: 4 });
        canvas.solid('M-8 -108H8V-54H-8z', p.main, { shade: 4 });
        canvas.flat('M30 86h32v20h-32z', ink.base);
      },
      -34,
    ),
  );
  canvas.at(0, 44, 1, () => {
    canvas.solid('M-58 -8V18A58 26 0 0 0 58 18V-8z', ink, { shade: 5 });
    canvas.solid(ellipse(0, -8, 58, 26), { ...ink, base: '#3d3558', light: '#77709c' }, { inner: true, shade: 3 });
    canvas.flat(star(0, -8, 24, 10, 5), p.third.light);
  });
};

export const badminton: Emblem = (canvas, _random, p) => {
  for (let i = -3; i <= 3; i++)
    canvas.at(
      0,
      34,
      1,
      () => {
        canvas.solid('M-6 0L-21 -116Q0 -128 21 -116L6 0z', white, { shade: 5, light: 2, line: 2 });
        canvas.stroke('M0 -6V-112', white.dark, 2);
      },
      i * 11 + 20,
    );
  canvas.group('rotate(20 0 34)', () => {
    canvas.stroke('M-26 -22Q0 -14 26 -22M-34 -52Q0 -42 34 -52', p.main.base, 4);
    canvas.solid('M-26 28Q0 18 26 28L32 50C34 88 -34 88 -32 50z', p.third, { shade: 8, light: 5 });
    canvas.solid('M-30 26Q0 14 30 26L31 42Q0 32 -31 42z', gold, { inner: true, shade: 3 });
  });
};

export const raceHelmet: Emblem = (canvas, _random, p) => {
  for (const [x, side] of [
    [-60, 1],
    [60, -1],
  ] as const)
    canvas.at(
      x,
      36,
      1,
      () => {
        canvas.bar('M0 60V-60', silver, 6);
        for (let i = 0; i < 4; i++)
          for (let k = 0; k < 5; k++)
            canvas.flat(
              rect(-side * (k * 11) - (side > 0 ? 11 : 0), -62 + i * 11 + k * 2, 11, 11),
              (i + k) % 2 ? '#16182c' : '#ffffff',
            );
      },
      -side * 34,
    );
  canvas.solid('M-82 14C-86 -56 -40 -90 10 -88C62 -86 92 -46 88 6L84 52Q60 82 20 84H-46Q-78 70 -82 14z', p.main, {
    shade: 12,
    light: 7,
  });
  canvas.flat('M-20 -84C-10 -90 20 -90 30 -86C22 -60 22 -40 24 -20H-8C-12 -40 -12 -66 -20 -84z', '#ffffff', 0.92);
  canvas.flat('M-4 -86h16q-6 34 -2 66h-8q-6 -34 -6 -66z', p.third.base);
  canvas.solid('M-86 -8C-50 -28 40 -30 70 -16C84 -8 84 26 70 34C40 40 -50 40 -80 30z', ink, {
    inner: true,
    shade: 0,
    light: 0,
    fill: canvas.linear(
      [
        [0, '#1a1440'],
        [0.5, p.second.base],
        [1, '#ffd98a'],
      ],
      30,
    ),
  });
  canvas.flat('M-72 -4C-50 -18 -10 -22 20 -22L-4 28C-30 30 -60 28 -74 22z', '#ffffff', 0.3);
  canvas.solid(circle(74, 8, 11), silver, { inner: true, shade: 3 });
  for (const x of [-40, -22, -4]) canvas.flat(rect(x, 56, 10, 16, 4), ink.base);
};

export const raceCar: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid(rect(-100, 10, 38, 68, 12), ink, { shade: 5 });
    for (const y of [22, 36, 50, 64]) canvas.stroke(`M-98 ${y}h34`, '#6b6489', 2.5);
    canvas.bar('M-66 40L-26 30', silver, 6);
    canvas.solid(rect(-82, -56, 28, 44, 9), ink, { shade: 4 });
  });
  canvas.solid('M-84 -76H84V-56H-84z', p.third, { shade: 4 });
  canvas.solid('M-88 -82H-74V-44H-88zM74 -82H88V-44H74z', p.main, { shade: 3 });
  canvas.solid('M-36 -56H36L56 20L30 66H-30L-56 20z', p.main, { shade: 10, light: 5 });
  canvas.solid('M-22 -30Q0 -52 22 -30L26 14Q0 26 -26 14z', ink, { inner: true });
  canvas.solid(circle(0, -14, 18), p.third, { inner: true, shade: 5 });
  canvas.flat('M-16 -14Q0 -22 16 -14V-4Q0 2 -16 -4z', '#bfeaff');
  canvas.solid('M-16 30H16L14 84H-14z', white, { inner: true, shade: 4 });
  canvas.solid('M-92 80H92L84 98H-84z', p.third, { shade: 4 });
  canvas.flat(star(0, 54, 13, 6, 5), p.third.base);
  canvas.mirror(() => canvas.flat('M-46 14L-30 2L-26 22L-36 40z', '#ffffff', 0.85));
};

export const derby: Emblem = (canvas, _random, p) => {
  const coat = tone(45, 0.1, 0.5);
  canvas.solid('M-96 74C-110 10 -90 -60 -50 -90C-44 -60 -40 -30 -38 0z', coat, {
    fill: 'none',
    shade: 0,
    light: 0,
    inner: true,
    line: 0,
  });
  for (const lock of [
    'M10 -74C56 -84 84 -56 80 -24C66 -40 52 -44 36 -40z',
    'M34 -52C84 -44 100 -10 88 24C78 0 64 -10 46 -16z',
    'M48 -22C92 4 96 42 78 72C74 46 66 34 50 26z',
  ])
    canvas.solid(lock, ink, { shade: 6 });
  canvas.solid(
    'M0 -88L14 -62C44 -56 64 -24 66 18C70 56 80 78 92 98H-14C-8 74 -4 60 -16 46C-32 58 -46 66 -60 72' +
      'C-76 76 -88 60 -80 44C-66 18 -58 -16 -46 -38C-40 -52 -28 -60 -18 -64L-22 -88L-8 -72z',
    coat,
    { shade: 10, light: 5 },
  );
  canvas.flat('M-46 -34C-56 -10 -64 20 -74 46C-66 36 -50 10 -38 -22z', '#ffffff', 0.9);
  canvas.solid(ellipse(-24, -22, 22, 20), p.third, { inner: true, shade: 5 });
  canvas.flat(circle(-24, -22, 10), '#1a1020');
  canvas.flat(circle(-27, -26, 3.5), '#ffffff');
  canvas.stroke('M-46 58L-34 22L-6 40M-34 22L0 -50', p.main.deep, 9);
  canvas.stroke('M-46 58L-34 22L-6 40M-34 22L0 -50', p.main.light, 5);
  canvas.flat(ellipse(-68, 48, 5, 8), '#1a1020');
  canvas.solid(rect(8, 46, 66, 46, 8), p.main, { inner: true, shade: 5 });
  canvas.flat(
    polygon([
      [30, 58],
      [42, 52],
      [42, 86],
      [34, 86],
      [34, 64],
      [30, 66],
    ]),
    '#ffffff',
  );
};

export const darts: Emblem = (canvas, _random, p) => {
  canvas.solid(circle(-6, 4, 92), ink, { shade: 8, light: 5 });
  for (let i = 0; i < 20; i++) {
    const sectorAt = (a: number, b: number): string => {
      const q = (k: number, r: number): string =>
        `${-6 + Math.cos(((k - 9) * Math.PI) / 180) * r} ${4 + Math.sin(((k - 9) * Math.PI) / 180) * r}`;
      return `M${q(i * 18, a)}L${q(i * 18, b)}A${b} ${b} 0 0 1 ${q(i * 18 + 18, b)}L${q(i * 18 + 18, a)}z`;
    };
    canvas.flat(sectorAt(12, 74), i % 2 ? ivory.light : '#221a36');
    canvas.flat(sectorAt(66, 76), i % 2 ? '#12a150' : '#e3122d');
    canvas.flat(sectorAt(38, 46), i % 2 ? '#12a150' : '#e3122d');
  }
  canvas.flat(circle(-6, 4, 14), '#12a150');
  canvas.flat(circle(-6, 4, 7), '#e3122d');
  canvas.at(
    -6,
    4,
    1,
    () => {
      canvas.solid('M-2 0L-5 -40H5L2 0z', silver, { shade: 2, line: 2 });
      canvas.solid(rect(-7, -72, 14, 34, 5), gold, { shade: 3 });
      canvas.solid('M-4 -72L-24 -92V-122L0 -104L24 -122V-92L4 -72z', p.third, { shade: 4 });
    },
    42,
  );
};

export const trophy: Emblem = (canvas, random, p) => {
  if (random.chance(0.6)) laurel(canvas, 1.04, p.third);
  canvas.mirror(() =>
    canvas.raw(
      `<path d="M-50 -62C-100 -66 -94 6 -38 12" fill="none" stroke="${gold.deep}" ` +
        `stroke-width="16"/><path d="M-50 -62C-100 -66 -94 6 -38 12" fill="none" stroke="${gold.base}" ` +
        'stroke-width="10"/>',
    ),
  );
  canvas.solid('M-60 -84H60C62 -20 44 26 12 34V54H-12V34C-44 26 -62 -20 -60 -84z', gold, { shade: 11, light: 6 });
  canvas.flat('M-46 -70C-46 -30 -36 0 -20 16C-26 -14 -28 -44 -28 -70z', '#ffffff', 0.6);
  canvas.solid(rect(-66, -94, 132, 16, 8), gold, { shade: 3 });
  canvas.solid('M-32 52H32L42 74H-42z', gold, { shade: 4 });
  canvas.solid(rect(-52, 72, 104, 26, 6), p.main, { shade: 5 });
  canvas.solid(star(2, -34, 27, 12, 5), p.third, { inner: true, shade: 4 });
};

export const tableTennis: Emblem = (canvas, _random, p) => {
  for (const [x, t, turn] of [
    [-22, p.third, -34],
    [22, p.main, 34],
  ] as const)
    canvas.at(
      x,
      6,
      1,
      () => {
        canvas.solid('M-11 30H11L13 96Q0 104 -13 96z', wood, { shade: 4 });
        canvas.solid(
          'M0 -92C44 -92 60 -56 56 -24C52 10 28 34 20 44H-20C-28 34 -52 10 -56 -24C-60 -56 -44 -92 0 -92z',
          t,
          {
            shade: 10,
            light: 5,
          },
        );
        canvas.flat('M-22 42Q0 26 22 42L14 56H-14z', wood.light);
      },
      turn,
    );
  canvas.at(0, -58, 1, () =>
    canvas.solid(circle(0, 0, 26), white, { fill: ballLight(canvas, 0.85, '#ffffff', '#fff1d6', '#d3a25e'), shade: 5 }),
  );
};

export const cycling: Emblem = (canvas, _random, p) => {
  for (const x of [-52, 52]) {
    canvas.raw(`<circle cx="${x}" cy="42" r="42" fill="#ffffff" fill-opacity=".12"/>`);
    for (let i = 0; i < 8; i++)
      canvas.stroke(`M${x} 42L${x + Math.cos(i * 0.785) * 40} ${42 + Math.sin(i * 0.785) * 40}`, '#ffffff', 1.8, 0.8);
    canvas.bar(circle(x, 42, 42), ink, 10);
    canvas.solid(circle(x, 42, 8), gold, { shade: 2 });
  }
  canvas.bar('M-52 42L-20 -26H34L0 42zM-20 -26L0 42M34 -26L52 42M34 -26L28 -56', p.main, 10);
  canvas.bar('M-26 -40H-6M-20 -26L-18 -40', ink, 10);
  canvas.bar('M28 -56H50C62 -54 60 -36 48 -36', p.third, 9);
  canvas.solid(circle(0, 42, 14), gold, { shade: 3 });
};
