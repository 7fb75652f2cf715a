import type { Canvas } from '../paint/canvas.ts';
import { type Tone, gold, ink, silver, tone, wood } from '../paint/colour.ts';
import { numerals } from '../paint/digits.ts';
import { circle, ellipse, rect, regular } from '../paint/shapes.ts';
import { blaze } from '../props/fire.ts';
import { laurel, ribbon, wings } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';

export const white: Tone = { deep: '#3c4564', dark: '#a8b4d0', base: '#e6ecf8', light: '#ffffff', shine: '#ffffff' };

export const ballLight = (canvas: Canvas, r: number, light: string, base: string, dark: string): string =>
  canvas.radial(
    [
      [0, light],
      [0.45, base],
      [1, dark],
    ],
    0.36,
    0.3,
    r,
  );

/**
 * Draws the trail of a moving ball. If `kind` is 0, the trail is fire. If it is 1, the trail consists of lines of
 * motion. For any other value, there is no trail.
 */
const flight = (canvas: Canvas, kind: number, trail: Tone): void => {
  if (kind === 0) {
    canvas.group('rotate(38)', () => {
      for (const [x, h] of [
        [-44, 150],
        [44, 156],
      ] as const)
        blaze(canvas, x, 40, h, 34, trail);
      blaze(canvas, 0, 82, 224, 92, trail);
    });
  }
  if (kind === 1)
    for (const [y, w] of [
      [-30, 14],
      [0, 18],
      [30, 13],
    ] as const)
      canvas.solid(`M-10 ${y - w}Q-70 ${y + 30} -112 ${y + 76}Q-60 ${y + 60} 10 ${y + w + 8}z`, trail, { shade: 4 });
};

const soccer = (canvas: Canvas, s = 1): void =>
  canvas.at(0, 0, s, () => {
    canvas.solid(circle(0, 0, 74), white, {
      fill: ballLight(canvas, 0.85, '#ffffff', '#e8eefb', '#8896be'),
      shade: 10,
    });
    canvas.clipped(circle(0, 0, 73), () => {
      const patch = '#1b2140';
      canvas.flat(regular(-4, -6, 27, 5), patch);
      for (let i = 0; i < 5; i++) {
        const a = ((i * 72 - 90) * Math.PI) / 180;
        const [x, y] = [Math.cos(a), Math.sin(a)];
        canvas.stroke(`M${-4 + x * 27} ${-6 + y * 27}L${-4 + x * 46} ${-6 + y * 46}`, patch, 4);
        canvas.flat(regular(-4 + x * 72, -6 + y * 72, 27, 5, 180 + i * 72), patch);
        const b = a + Math.PI / 5;
        canvas.stroke(
          `M${-4 + x * 46} ${-6 + y * 46}L${-4 + Math.cos(b) * 50} ${-6 + Math.sin(b) * 50}` +
            `L${-4 + Math.cos(a + 1.2566) * 46} ${-6 + Math.sin(a + 1.2566) * 46}`,
          patch,
          3,
        );
      }
    });
    canvas.flat(ellipse(-28, -40, 22, 13), '#ffffff', 0.75);
  });

export const football: Emblem = (canvas, random, p) => {
  const kind = random.integer(0, 3);
  flight(canvas, kind, p.third);
  if (kind === 2) laurel(canvas, 1.06, gold);
  if (kind === 3) wings(canvas, -6, 0.9, gold, p.third);
  soccer(canvas, kind >= 2 ? 0.84 : 1);
  if (kind >= 2) ribbon(canvas, 78, 52, 26, p.third);
};

export const goldenBoot: Emblem = (canvas, _random, p) => {
  canvas.at(46, 44, 0.56, () => soccer(canvas));
  canvas.group('rotate(-14)', () => {
    canvas.solid(
      'M-70 -70C-50 -78 -34 -76 -22 -66C-14 -30 10 -16 44 -8C80 0 96 14 92 38C60 50 -40 48 -82 42C-92 10 -86 -40 -70 -70z',
      p.main,
      { shade: 10, light: 6 },
    );
    canvas.flat('M-78 20Q0 10 92 26L92 36Q20 46 -80 38z', gold.base);
    for (const [x, y] of [
      [-14, -50],
      [2, -36],
      [20, -26],
      [38, -18],
    ] as const)
      canvas.stroke(`M${x - 14} ${y + 12}L${x + 8} ${y - 4}`, '#ffffff', 5);
    canvas.solid('M-72 -72Q-44 -86 -20 -68L-24 -54Q-46 -70 -74 -56z', gold, { shade: 3 });
    canvas.flat('M-60 -20Q-30 10 20 12Q-20 20 -66 0z', '#ffffff', 0.9);
    for (const x of [-66, -40, 30, 62]) canvas.solid(`M${x - 9} 42h18l-4 18h-10z`, silver, { shade: 3, line: 2 });
  });
};

export const basketball: Emblem = (canvas, random, p) => {
  const kind = random.integer(0, 2);
  flight(canvas, kind, p.third);
  if (kind === 2) {
    canvas.solid(rect(-80, -100, 160, 96, 10), white, { shade: 6 });
    canvas.stroke(rect(-34, -64, 68, 46), '#e5283c', 6);
    canvas.stroke('M-46 2L-30 60M-23 2L-12 62M0 2V64M23 2L12 62M46 2L30 60M-42 22H42M-36 42H36', '#ffffff', 4);
    canvas.bar('M-52 0H52', tone(30, 0.21, 0.62), 10);
  }
  canvas.at(kind === 2 ? 30 : 0, kind === 2 ? -30 : 0, kind === 2 ? 0.7 : 1, () => {
    const t = tone(50, 0.18, 0.68);
    canvas.solid(circle(0, 0, 74), t, {
      fill: ballLight(canvas, 0.85, '#ffc37a', '#f07f1f', '#9a3606'),
      shade: 11,
      light: 5,
    });
    canvas.clipped(circle(0, 0, 73), () =>
      canvas.stroke('M-80 6Q0 -30 80 6M-10 -80Q-34 0 10 80M-66 -60Q-6 -10 -50 80M50 -80Q10 10 70 60', '#3a1408', 5),
    );
    canvas.flat(ellipse(-28, -42, 20, 11), '#ffffff', 0.6);
  });
};

export const volleyball: Emblem = (canvas, random, p) => {
  flight(canvas, random.integer(0, 2), p.third);
  canvas.solid(circle(0, 0, 76), white, {
    fill: ballLight(canvas, 0.85, '#ffffff', '#eef2fb', '#98a6cc'),
    shade: 10,
    light: 5,
  });
  canvas.clipped(circle(0, 0, 75), () => {
    for (const [i, colour] of [gold.base, p.main.base, '#ffffff'].entries())
      canvas.group(`rotate(${i * 120})`, () => {
        canvas.flat('M0 0C-10 -40 10 -70 50 -90H90V-20C60 -30 30 -20 0 0z', colour, 0.95);
        canvas.stroke('M0 0C-10 -40 10 -70 50 -90M0 0C10 -34 36 -52 78 -52M0 0C30 -20 60 -30 90 -20', '#2b3560', 4);
      });
  });
  canvas.flat(ellipse(-30, -42, 20, 11), '#ffffff', 0.6);
};

export const baseball: Emblem = (canvas, random, p) => {
  canvas.mirror(() =>
    canvas.at(
      0,
      10,
      1,
      () => {
        canvas.solid('M-8 96L-9 20C-14 -30 -20 -70 -14 -98Q0 -112 14 -98C20 -70 14 -30 9 20L8 96z', wood, {
          shade: 5,
          light: 4,
        });
        canvas.solid(ellipse(0, 98, 13, 7), wood, { shade: 3 });
        canvas.flat('M-9 50H9L8 92H-8z', p.main.base);
      },
      40,
    ),
  );
  canvas.solid(circle(0, 0, 58), white, {
    fill: ballLight(canvas, 0.85, '#ffffff', '#f1f0ee', '#a9a6b8'),
    shade: 9,
    light: 4,
  });
  canvas.mirror(() => {
    canvas.stroke('M-46 -38C-22 -20 -22 20 -46 38', '#e3122d', 4);
    for (let i = -3; i <= 3; i++)
      canvas.stroke(
        `M${-30 - Math.abs(i) * 2.5} ${i * 10}l-9 ${-3 + i}M${-28 - Math.abs(i) * 2.5} ${i * 10}l8 ${-4 - i * 0.5}`,
        '#e3122d',
        3,
      );
  });
  if (random.chance(0.5)) ribbon(canvas, 78, 54, 26, p.third);
};

export const gridiron: Emblem = (canvas, random, p) => {
  flight(canvas, random.integer(0, 1), p.third);
  canvas.group('rotate(-32)', () => {
    const t = tone(42, 0.12, 0.5);
    canvas.solid('M-98 0C-60 -62 60 -62 98 0C60 62 -60 62 -98 0z', t, { shade: 12, light: 6 });
    canvas.clipped('M-98 0C-60 -62 60 -62 98 0C60 62 -60 62 -98 0z', () => {
      canvas.stroke('M-66 -60Q-54 0 -66 60M66 -60Q54 0 66 60', '#ffffff', 9);
      canvas.flat('M-90 -10Q0 -66 90 -10Q0 -44 -90 -10z', '#ffffff', 0.25);
    });
    canvas.stroke('M-32 -14Q0 -20 32 -14', '#ffffff', 5);
    for (const x of [-24, -8, 8, 24]) canvas.stroke(`M${x} -26V-5`, '#ffffff', 5);
  });
};

export const golf: Emblem = (canvas, _random, p) => {
  canvas.bar('M30 70V-100', silver, 7);
  canvas.solid('M30 -100L-50 -72L30 -42z', p.third, { shade: 7 });
  canvas.solid('M-92 78Q0 40 92 78Q60 102 0 102T-92 78z', tone(145, 0.19, 0.6), { shade: 6 });
  canvas.flat(ellipse(30, 72, 17, 6), '#0e3b1f');
  canvas.at(-34, 38, 0.62, () => {
    canvas.solid(circle(0, 0, 68), white, {
      fill: ballLight(canvas, 0.85, '#ffffff', '#eef1f8', '#93a0c4'),
      shade: 10,
    });
    for (let y = -3; y <= 3; y++)
      for (let x = -3; x <= 3; x++)
        if (x * x + y * y < 12) canvas.flat(circle(x * 17 + (y % 2) * 8, y * 16, 5), '#9fabca', 0.75);
  });
};

export const billiards: Emblem = (canvas) => {
  canvas.at(0, 0, 1, () => canvas.solid('M-6 -116H6L11 112H-11z', wood, { shade: 4 }), 48);
  const colours = ['#f5c518', '#2563d8', '#e0262f', '#6a2fb5', '#f2761b', '#138a4a', '#8f1d2a', '#171327'];
  const spots = [
    [0, -50],
    [-34, 2],
    [34, 2],
    [-66, 56],
    [0, 56],
    [66, 56],
  ] as const;
  spots.forEach(([x, y], i) => {
    const number = i === 4 ? 8 : ([1, 2, 3, 4, 8, 6][i] ?? 1);
    const hue = number === 8 ? '#171327' : (colours[number - 1] ?? '#e0262f');
    canvas.at(x, y, 1, () => {
      canvas.solid(
        circle(0, 0, 35),
        { deep: '#120a1c', dark: hue, base: hue, light: hue, shine: '#ffffff' },
        { fill: hue, shade: 9, light: 3 },
      );
      if (i % 2) canvas.flat('M-34 -12Q0 -20 34 -12V12Q0 20 -34 12z', '#ffffff', 0.95);
      canvas.flat(circle(0, 0, 14), '#ffffff');
      canvas.raw(numerals(number, 0, 0, 15, '#171327', 3));
      canvas.flat(ellipse(-12, -18, 9, 6), '#ffffff', 0.8);
    });
  });
};

export const tennis: Emblem = (canvas, _random, p) => {
  canvas.at(
    -14,
    -10,
    1,
    () => {
      canvas.raw(`<ellipse cy="-38" rx="46" ry="56" fill="#ffffff" fill-opacity=".18"/>`);
      for (let i = -3; i <= 3; i++) canvas.stroke(`M${i * 12} -88V12M-44 ${-38 + i * 14}H44`, '#ffffff', 1.8, 0.85);
      canvas.bar('M0 -94C66 -94 62 18 0 18S-66 -94 0 -94z', p.main, 11);
      canvas.bar('M-22 10L0 40L22 10', p.main, 9);
      canvas.bar('M0 40V104', ink, 15);
      canvas.stroke('M-5 60l10 8M-5 74l10 8M-5 88l10 8', p.third.base, 4);
    },
    -32,
  );
  canvas.at(44, 46, 0.56, () => {
    const t = tone(118, 0.2, 0.84);
    canvas.solid(circle(0, 0, 74), t, {
      fill: ballLight(canvas, 0.85, '#f6ff9e', '#cfe82b', '#7b9a10'),
      shade: 11,
      light: 5,
    });
    canvas.stroke('M-62 -38C-20 -30 -10 30 -44 58M62 38C20 30 10 -30 44 -58', '#ffffff', 8);
  });
};

export const cricket: Emblem = (canvas, _random, p) => {
  for (const x of [-30, 0, 30]) canvas.solid(rect(x - 7, -84, 14, 180, 6), wood, { shade: 4 });
  canvas.solid(rect(-40, -94, 38, 11, 5), gold, { shade: 3 });
  canvas.solid(rect(2, -94, 38, 11, 5), gold, { shade: 3 });
  canvas.at(
    -10,
    6,
    1,
    () => {
      canvas.solid('M-22 -50H22L25 88Q0 104 -25 88z', wood, {
        shade: 7,
        light: 5,
        fill: canvas.linear(
          [
            [0, '#ffdfa8'],
            [1, '#c98a45'],
          ],
          0,
        ),
      });
      canvas.solid('M-6 -112H6V-60L22 -46H-22L-6 -60z', p.main, { shade: 3 });
      canvas.flat('M-14 -20H14L16 10H-16z', p.third.base);
      canvas.stroke('M0 20V84', wood.base, 3, 0.6);
    },
    34,
  );
  canvas.at(52, 48, 0.5, () => {
    canvas.solid(circle(0, 0, 66), tone(22, 0.22, 0.5), {
      fill: ballLight(canvas, 0.85, '#ff8a7a', '#d11f2f', '#5f0712'),
      shade: 10,
      light: 5,
    });
    canvas.stroke('M-54 -38C-10 -20 20 10 38 54M-40 -52C4 -36 36 -6 54 38', '#ffffff', 5);
  });
};
