import { gold, ink, silver, tone, wood } from '../paint/colour.ts';
import { numerals } from '../paint/digits.ts';
import { circle, ellipse, rect, regular, star } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { blaze } from '../props/fire.ts';
import { gem, jewels } from '../props/gems.ts';
import { card } from '../props/table.ts';
import type { Emblem } from './emblem.ts';

/* Emblems (main figures of game images) for the instant games, which have the category INHOUSE. */
export const crash: Emblem = (canvas, _random, p) => {
  canvas.stroke('M-100 92C-30 92 20 60 44 -6', p.third.deep, 17);
  canvas.stroke('M-100 92C-30 92 20 60 44 -6', p.glow, 9);
  canvas.at(
    44,
    -34,
    0.86,
    () => {
      blaze(canvas, 0, 40, -70, 22);
      canvas.mirror(() => canvas.solid('M-26 10C-58 20 -62 50 -54 68L-20 48z', p.third, { shade: 6 }));
      canvas.solid('M0 -96C38 -66 42 -8 28 48H-28C-42 -8 -38 -66 0 -96z', silver, { shade: 9, light: 5 });
      canvas.solid('M0 -96C18 -82 28 -64 32 -46H-32C-28 -64 -18 -82 0 -96z', p.main, { inner: true, shade: 5 });
      canvas.solid(circle(0, -16, 18), gold, { inner: true, shade: 3 });
      canvas.flat(circle(0, -16, 12), '#bff3ff');
    },
    38,
  );
  coin(canvas, -70, 30, 17, 0);
  coin(canvas, -28, 58, 13, 1);
};

export const aviator: Emblem = (canvas, _random, p) => {
  canvas.group('rotate(-14)', () => {
    canvas.solid('M-20 -10L-60 -84Q-40 -92 -24 -80L34 -14z', p.third, { shade: 6 });
    canvas.solid('M64 -6L92 -50Q104 -48 102 -36L96 8z', p.third, { shade: 5 });
    canvas.solid(
      'M-92 14C-92 -20 -50 -34 -10 -32C40 -30 84 -16 104 2C90 24 40 40 -30 44C-70 46 -92 38 -92 14z',
      p.main,
      {
        shade: 11,
        light: 6,
      },
    );
    canvas.solid('M-34 -32C-28 -60 16 -60 24 -28z', silver, {
      fill: canvas.linear([
        [0, '#ffffff'],
        [1, '#6fc7f5'],
      ]),
      shade: 4,
    });
    canvas.solid('M-30 14L14 84Q36 86 44 72L34 12z', p.third, { shade: 7 });
    canvas.flat('M-88 4Q0 20 98 6L92 16Q0 30 -90 14z', '#ffffff', 0.9);
    canvas.solid('M-94 -4C-110 -2 -110 28 -94 30z', gold, { shade: 3 });
    canvas.solid(ellipse(-104, 13, 7, 62), silver, {
      fill: canvas.linear([
        [0, '#ffffff', 0.9],
        [0.5, '#cfe3ff', 0.35],
        [1, '#ffffff', 0.9],
      ]),
      shade: 0,
    });
    canvas.solid(circle(-106, 13, 9), gold, { shade: 2 });
  });
};

export const mines: Emblem = (canvas, _random, p) => {
  for (let i = 0; i < 8; i++)
    canvas.group(`translate(-6 16) rotate(${i * 45})`, () =>
      canvas.solid('M-9 -66L-6 -90H6L9 -66z', silver, { shade: 3 }),
    );
  canvas.solid(
    circle(-6, 16, 70),
    { ...ink, base: '#342c52', light: '#7a6fae', dark: '#151027' },
    { shade: 13, light: 7 },
  );
  canvas.flat(ellipse(-30, -16, 18, 12), '#ffffff', 0.75);
  canvas.solid(circle(-6, 16, 25), p.third, {
    inner: true,
    fill: canvas.radial(
      [
        [0, '#ffffff'],
        [0.4, p.third.light],
        [1, p.third.dark],
      ],
      0.4,
      0.35,
      0.8,
    ),
  });
  canvas.bar('M30 -40Q44 -74 74 -70', wood, 8);
  canvas.solid(star(80, -74, 29, 12, 8), tone(75, 0.19, 0.8), { shade: 3 });
  gem(canvas, 62, 66, 0.62, 0, p.main, false, 10);
};

export const plinko: Emblem = (canvas, random, p) => {
  const hues = ['#ff4d63', '#ff9a2b', '#ffd93a', '#ff9a2b', '#ff4d63'];
  hues.forEach((colour, i) =>
    canvas.solid(
      rect(-98 + i * 40, 66, 36, 34, 9),
      { deep: '#3a0d1e', dark: colour, base: colour, light: colour, shine: '#ffffff' },
      { shade: 5 },
    ),
  );
  for (let row = 0; row < 5; row++)
    for (let i = 0; i <= row + 1; i++)
      canvas.solid(circle((i - (row + 1) / 2) * 34, -66 + row * 29, 8), silver, { shade: 2, line: 2 });
  const x = random.pick([-17, 17]);
  canvas.stroke(`M0 -96L${x * 0.4} -74L${x} -44L${x * 0.2} -16L${x * 1.4} 14`, p.glow, 5, 0.8);
  canvas.solid(circle(x * 1.4, 18, 23), p.third, {
    fill: canvas.radial(
      [
        [0, '#ffffff'],
        [0.4, p.third.light],
        [1, p.third.dark],
      ],
      0.35,
      0.3,
      0.8,
    ),
    shade: 5,
  });
};

export const coinFlip: Emblem = (canvas, random, p) => {
  canvas.at(-22, 10, 1, () => coin(canvas, 0, 0, 76, 4, gold));
  canvas.at(46, -36, 0.66, () => coin(canvas, 0, 0, 76, random.integer(0, 2), silver));
  canvas.stroke('M-96 66C-80 96 -30 104 6 92M96 -66C84 -98 40 -108 10 -100', p.glow, 8);
  canvas.flat('M2 80L24 88L8 106zM14 -88L-8 -98L10 -114z', p.glow);
};

export const tower: Emblem = (canvas, _random, p) => {
  const levels = [
    [92, 70],
    [58, 58],
    [24, 47],
    [-10, 37],
  ] as const;
  levels.forEach(([y, half], i) => {
    canvas.solid(rect(-half, y - 30, half * 2, 32, 8), i % 2 ? p.third : p.main, { shade: 6, light: 4 });
    for (let k = -1; k <= 1; k++) canvas.flat(regular(k * half * 0.6, y - 14, 8, 4), i % 2 ? gold.light : p.glow);
  });
  gem(canvas, 0, -66, 0.92, 0, p.main);
};

export const hiLo: Emblem = (canvas, random, p) => {
  card(canvas, -30, -8, 1.15, -12, random.integer(0, 3), random.pick(['king', 7, 9] as const));
  card(canvas, 30, 2, 1.15, 12, random.integer(0, 3), random.pick(['ace', 2, 5] as const));
  canvas.solid('M-68 -8L-40 32H-54V92H-82V32H-96z', tone(150, 0.2, 0.66), { shade: 5, light: 4 });
  canvas.solid('M68 96L96 56H82V-4H54V56H40z', p.third, { shade: 5, light: 4 });
};

export const keno: Emblem = (canvas, random, p) => {
  canvas.solid(rect(-96, -84, 192, 176, 18), p.main, { shade: 10, light: 5 });
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 5; col++) {
      const hit = random.chance(0.3);
      const x = -88 + col * 36;
      const y = -76 + row * 42;
      canvas.flat(
        rect(x, y, 32, 36, 7),
        hit
          ? canvas.linear([
              [0, gold.shine],
              [1, gold.base],
            ])
          : canvas.linear([
              [0, '#ffffff'],
              [1, '#cfd6ee'],
            ]),
      );
      canvas.raw(
        numerals(row * 5 + col + random.integer(1, 3) * 20, x + 16, y + 18, 15, hit ? '#7a1320' : '#2b2f5c', 3),
      );
    }
  for (const [x, y, n] of [
    [-58, 84, 7],
    [62, -78, 8],
  ] as const) {
    canvas.solid(circle(x, y, 29), p.third, {
      fill: canvas.radial(
        [
          [0, '#ffffff'],
          [0.5, p.third.light],
          [1, p.third.dark],
        ],
        0.35,
        0.3,
        0.8,
      ),
      shade: 6,
    });
    canvas.flat(circle(x, y, 16), '#ffffff');
    canvas.raw(numerals(n, x, y, 20, p.third.dark, 3));
  }
};

export const goal: Emblem = (canvas, _random, p) => {
  canvas.stroke('M-86 76V-70H86V76', '#ffffff', 13);
  for (let i = -5; i <= 5; i++) canvas.stroke(`M${i * 16} -66V70M-80 ${-66 + (i + 5) * 13}H80`, '#ffffff', 1.8, 0.65);
  canvas.solid('M-94 84V-78H94V84H80V-64H-80V84z', silver, { shade: 4 });
  for (const [x, y] of [
    [-52, -34],
    [52, -34],
    [-52, 34],
    [0, -34],
  ] as const)
    canvas.raw(
      `<circle cx="${x}" cy="${y}" r="18" fill="none" stroke="${p.glow}" stroke-width="5" stroke-dasharray="9 5"/>`,
    );
  canvas.at(34, 50, 1, () => {
    canvas.solid(circle(0, 0, 46), silver, {
      fill: canvas.radial(
        [
          [0, '#ffffff'],
          [0.5, '#e8eefb'],
          [1, '#8896be'],
        ],
        0.36,
        0.3,
        0.85,
      ),
      shade: 8,
    });
    canvas.flat(regular(-2, -4, 17, 5), '#1b2140');
    for (let i = 0; i < 5; i++) {
      const a = ((i * 72 - 90) * Math.PI) / 180;
      canvas.flat(regular(-2 + Math.cos(a) * 42, -4 + Math.sin(a) * 42, 13, 5, 180 + i * 72), '#1b2140');
      canvas.stroke(
        `M${-2 + Math.cos(a) * 17} ${-4 + Math.sin(a) * 17}L${-2 + Math.cos(a) * 30} ${-4 + Math.sin(a) * 30}`,
        '#1b2140',
        3,
      );
    }
  });
};

export const scratchGem: Emblem = (canvas, random, p) => {
  canvas.group('rotate(-7)', () => {
    canvas.solid(rect(-86, -92, 172, 184, 16), p.main, { shade: 9, light: 5 });
    canvas.flat(
      rect(-74, -80, 148, 44, 9),
      canvas.linear([
        [0, gold.light],
        [1, gold.base],
      ]),
    );
    for (const x of [-44, 0, 44]) canvas.flat(star(x, -58, 15, 7, 5), p.third.base);
    for (let row = 0; row < 2; row++)
      for (let col = 0; col < 3; col++) {
        const x = -72 + col * 50;
        const y = -26 + row * 56;
        const open = random.chance(0.6);
        canvas.flat(
          rect(x, y, 44, 48, 8),
          open
            ? '#ffffff'
            : canvas.linear([
                [0, silver.light],
                [1, silver.dark],
              ]),
        );
        if (open)
          gem(canvas, x + 22, y + 24, 0.32, random.integer(0, 4), jewels[random.integer(0, 6)] ?? p.third, true);
        else canvas.stroke(`M${x + 10} ${y + 34}l12 -20 4 14 10 -16`, '#ffffff', 4, 0.8);
      }
  });
  coin(canvas, 66, 70, 34, random.integer(0, 4));
};
