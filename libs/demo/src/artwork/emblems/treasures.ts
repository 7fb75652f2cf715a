import { gold, ink, ivory, silver, wood } from '../paint/colour.ts';
import { circle, ellipse, glint, heart, petal, rect, scallop, star } from '../paint/shapes.ts';
import { coin, coinHeap, ingot } from '../props/coins.ts';
import { gem, jewels } from '../props/gems.ts';
import { crown } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';

export const chest: Emblem = (canvas, random, p) => {
  canvas.solid('M-84 -24C-84 -86 84 -86 84 -24L70 0H-70z', p.second, {
    fill: canvas.linear([
      [0, wood.light],
      [0.5, wood.base],
      [1, wood.dark],
    ]),
  });
  canvas.flat('M-70 -20C-66 -62 66 -62 70 -20L62 -4H-62z', '#2a0d10');
  for (const x of [-60, 0, 60])
    canvas.solid(`M${x - 9} -74Q${x} -78 ${x + 9} -74L${x + 8} -46H${x - 8}z`, gold, {
      inner: true,
      shade: 3,
      line: 2,
    });
  canvas.stroke('M-82 -24C-82 -82 82 -82 82 -24', gold.base, 7);
  coinHeap(canvas, random, 0, 8, 74, 44, 15);
  for (const [x, y, s, i] of [
    [-44, -8, 0.42, 0],
    [40, -12, 0.4, 1],
    [2, -40, 0.46, 2],
    [16, -4, 0.32, 3],
  ] as const)
    gem(canvas, x, y, s, i, jewels[(i + random.integer(0, 5)) % jewels.length] ?? p.third, true, i * 17 - 20);
  canvas.solid('M-82 6H82L74 84Q0 96 -74 84z', wood, { shade: 8 });
  for (const y of [32, 58]) canvas.stroke(`M-79 ${y}Q0 ${y + 8} 79 ${y}`, wood.deep, 3, 0.7);
  for (const x of [-62, 62]) canvas.solid(`M${x - 11} 6h22l-2 82h-19z`, gold, { inner: true, shade: 4 });
  canvas.solid('M-86 0H86V18H-86z', gold, { shade: 4 });
  canvas.solid('M-22 8H22V40Q0 56 -22 40z', gold, { inner: true, shade: 5 });
  canvas.flat(`${circle(0, 24, 7)}M-4 26h8l3 16h-14z`, ink.deep);
};

export const jewelCluster: Emblem = (canvas, random, p) => {
  const shift = random.integer(0, 6);
  const at = (i: number) => jewels[(i + shift) % jewels.length] ?? p.main;
  gem(canvas, -50, -36, 0.72, random.integer(1, 4), at(0), false, -18);
  gem(canvas, 50, -34, 0.72, random.integer(1, 4), at(1), false, 18);
  gem(canvas, -58, 42, 0.66, random.integer(1, 4), at(2), false, -30);
  gem(canvas, 58, 42, 0.66, random.integer(1, 4), at(3), false, 26);
  gem(canvas, 0, 4, 1.36, random.integer(0, 4), p.main);
  gem(canvas, 0, 82, 0.38, 3, at(5));
  canvas.flat(glint(-26, -40, 22) + glint(40, 30, 14), '#ffffff');
};

export const brilliant: Emblem = (canvas, _random, p) => {
  gem(canvas, 0, 6, 1.72, 0, p.main);
  canvas.flat(glint(-44, -50, 30) + glint(52, -10, 20) + glint(-8, 62, 14), '#ffffff');
};

export const royalCrown: Emblem = (canvas, _random, p) => {
  canvas.solid('M-74 64Q0 100 74 64L80 84Q0 122 -80 84z', p.third, { shade: 6 });
  for (const x of [-66, 66]) canvas.solid(circle(x, 80, 12), gold);
  crown(canvas, 0, 30, 1.52, p.main);
  canvas.flat(glint(-50, -30, 18) + glint(46, 8, 12), '#ffffff');
};

export const coinPot: Emblem = (canvas, random, p) => {
  coinHeap(canvas, random, 0, -14, 62, 62, 15);
  canvas.solid(
    'M-66 -18C-104 20 -86 92 0 92S104 20 66 -18z',
    { ...ink, base: '#34304d', light: '#7670a5', dark: '#16132a' },
    { shade: 11, light: 6 },
  );
  canvas.solid(
    'M-78 -34H78Q86 -20 76 -10H-76Q-86 -20 -78 -34z',
    { ...ink, base: '#443f63', light: '#8a84bb' },
    { shade: 4 },
  );
  canvas.at(0, 36, 0.9, () => {
    for (let i = 0; i < 4; i++)
      canvas.group(`rotate(${i * 90 + 45})`, () =>
        canvas.solid(heart(0, -22, 17).replace('z', 'z'), p.main, { inner: true, shade: 4 }),
      );
    canvas.stroke('M4 6Q8 28 20 36', p.main.dark, 6);
  });
  for (const x of [-52, 48]) canvas.solid(ellipse(x, 94, 14, 8), ink);
  canvas.flat(glint(-20, -62, 16) + glint(34, -44, 11), '#ffffff');
};

export const ingots: Emblem = (canvas, random, p) => {
  coinHeap(canvas, random, 0, 92, 92, 54, 16);
  ingot(canvas, -44, 44, 1.02);
  ingot(canvas, 46, 46, 1.02);
  ingot(canvas, 0, -8, 1.4);
  canvas.at(0, -56, 0.9, () => {
    for (let i = -2; i <= 2; i++)
      canvas.group(`rotate(${i * 30})`, () => canvas.solid(petal(0, 0, 52, 17), p.third, { shade: 4 }));
  });
  canvas.flat(glint(-30, -30, 18) + glint(56, 24, 12), '#ffffff');
};

export const lamp: Emblem = (canvas, _random, p) => {
  canvas.solid('M64 -40C96 -80 40 -96 56 -116C14 -100 64 -70 38 -46C20 -30 40 -10 56 -16z', p.main, {
    fill: canvas.linear([
      [0, p.main.light, 0.4],
      [1, p.main.base],
    ]),
  });
  canvas.raw(
    `<path d="M-58 10C-100 -12 -104 54 -56 46" fill="none" stroke="${gold.deep}" ` +
      `stroke-width="16"/><path d="M-58 10C-100 -12 -104 54 -56 46" fill="none" stroke="${gold.base}" ` +
      'stroke-width="10"/>',
  );
  canvas.solid('M-64 16C-40 -12 40 -12 60 6C76 14 84 -8 98 -14C100 20 74 34 60 40C40 76 -44 76 -64 16z', gold, {
    shade: 10,
    light: 5,
  });
  canvas.solid('M-30 66H34L48 92H-44z', gold, { shade: 5 });
  canvas.solid('M-36 -2C-30 -34 26 -34 32 -2z', gold, { shade: 6 });
  canvas.solid(circle(-2, -36, 11), p.third, { shade: 3 });
  for (const [x, y, s] of [
    [-22, 28, 0.3],
    [8, 34, 0.36],
    [38, 24, 0.26],
  ] as const)
    gem(canvas, x, y, s, 1, p.third, true);
};

export const spellBook: Emblem = (canvas, _random, p) => {
  canvas.group('rotate(-8)', () => {
    canvas.solid(rect(-62, -82, 132, 168, 12), p.main, { fill: p.main.dark });
    canvas.solid(rect(-56, -76, 126, 154, 6), ivory, { inner: true, shade: 4 });
    for (const x of [52, 58, 64]) canvas.stroke(`M${x} -72V74`, ivory.dark, 1.6);
    canvas.solid('M-70 -84H44Q56 -84 56 -72V68Q56 80 44 80H-70z', p.main, { shade: 9 });
    canvas.stroke('M-52 -68H42V64H-52z', gold.base, 5);
    for (const [x, y] of [
      [-52, -68],
      [42, -68],
      [-52, 64],
      [42, 64],
    ] as const)
      canvas.solid(star(x, y, 17, 9, 4), gold, { inner: true, shade: 3, line: 2 });
    canvas.solid(scallop(-6, -2, 36, 8, 14), gold, { inner: true, shade: 5 });
    canvas.flat(ellipse(-6, -2, 27, 17), '#ffffff');
    canvas.flat(circle(-6, -2, 15), p.glow);
    canvas.flat(ellipse(-6, -2, 5, 14), ink.deep);
    canvas.flat(circle(-11, -7, 4), '#ffffff');
    canvas.solid(rect(36, -14, 34, 24, 5), gold, { shade: 4 });
  });
};

export const hourglass: Emblem = (canvas, _random, p) => {
  const glass = 'M-44 -70C-44 -20 -10 -14 -10 0S-44 20 -44 70H44C44 20 10 14 10 0S44 -20 44 -70z';
  canvas.solid(glass, silver, {
    fill: canvas.linear([
      [0, '#e9fbff'],
      [1, '#8bc4e8'],
    ]),
    shade: 7,
  });
  canvas.clipped(glass, () => {
    canvas.flat(
      'M-44 -36Q0 -26 44 -36L12 0H-12z',
      canvas.linear([
        [0, gold.light],
        [1, gold.base],
      ]),
    );
    canvas.flat('M-3 -4h6v60h-6z', gold.light);
    canvas.flat(
      'M-50 72Q-30 34 0 26Q30 34 50 72z',
      canvas.linear([
        [0, gold.light],
        [1, gold.dark],
      ]),
    );
  });
  canvas.stroke('M-34 -60C-34 -34 -22 -24 -14 -16', '#ffffff', 6, 0.9);
  for (const y of [-88, 66]) {
    canvas.solid(rect(-62, y, 124, 22, 9), p.main, { shade: 5 });
    canvas.solid(rect(-52, y < 0 ? y + 18 : y - 8, 104, 12, 5), gold, { shade: 3 });
  }
  for (const x of [-54, 54]) canvas.bar(`M${x} -66V62`, gold, 10);
};

export const potion: Emblem = (canvas, _random, p) => {
  canvas.solid('M-20 -56H20V-22C60 -8 82 24 74 56C66 88 34 96 0 96S-66 88 -74 56C-82 24 -60 -8 -20 -22z', silver, {
    fill: canvas.linear([
      [0, '#dff8ff'],
      [1, '#8bb8e0'],
    ]),
    shade: 8,
  });
  canvas.clipped('M-20 -56H20V-22C60 -8 82 24 74 56C66 88 34 96 0 96S-66 88 -74 56C-82 24 -60 -8 -20 -22z', () => {
    canvas.flat(
      'M-90 20Q-45 4 0 20T90 20V110H-90z',
      canvas.linear([
        [0, p.main.light],
        [0.4, p.main.base],
        [1, p.main.dark],
      ]),
    );
    canvas.flat(ellipse(0, 22, 70, 9), p.main.shine, 0.6);
    for (const [x, y, q] of [
      [-30, 50, 10],
      [10, 66, 14],
      [36, 44, 7],
      [-10, 38, 6],
      [-44, 72, 6],
    ] as const)
      canvas.raw(
        `<circle cx="${x}" cy="${y}" r="${q}" fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="2"/>`,
      );
  });
  canvas.flat('M-54 26C-50 4 -34 -8 -16 -14C-30 4 -40 24 -40 60C-50 52 -56 40 -54 26z', '#ffffff', 0.7);
  canvas.solid(rect(-27, -66, 54, 18, 7), gold, { shade: 4 });
  canvas.solid(rect(-17, -92, 34, 28, 6), wood, { shade: 5 });
  canvas.solid(star(0, 52, 24, 11, 5), gold, { inner: true, shade: 3 });
};

export const lantern: Emblem = (canvas, random, p) => {
  canvas.bar('M0 -104V-70', gold, 6);
  for (const x of [-20, 0, 20]) canvas.bar(`M${x} 74Q${x * 1.2} 92 ${x} 108`, p.third, 6);
  canvas.solid('M-34 -62H34C90 -44 90 48 34 66H-34C-90 48 -90 -44 -34 -62z', p.main, {
    shade: 9,
    fill: canvas.radial(
      [
        [0, '#fff3b4'],
        [0.35, p.main.light],
        [0.7, p.main.base],
        [1, p.main.dark],
      ],
      0.5,
      0.5,
      0.6,
    ),
  });
  for (const k of [-50, -18, 18, 50]) canvas.stroke(`M${k * 0.5} -60Q${k * 1.3} 0 ${k * 0.5} 64`, p.main.dark, 3, 0.7);
  canvas.solid(rect(-42, -74, 84, 18, 6), gold, { shade: 4 });
  canvas.solid(rect(-42, 60, 84, 18, 6), gold, { shade: 4 });
  coin(canvas, 0, 2, 32, random.integer(0, 4));
};

export const paperFan: Emblem = (canvas, _random, p) => {
  for (let i = 0; i < 12; i++) {
    const a = -82 + i * 15;
    canvas.group(`translate(0 66) rotate(${a})`, () =>
      canvas.solid('M-4 0L-16 -130Q0 -142 16 -130L4 0z', i % 2 ? p.main : p.third, { shade: 5, light: 2, line: 2 }),
    );
  }
  canvas.at(0, 66, 1, () => {
    for (let i = 0; i < 11; i++)
      canvas.group(`rotate(${-75 + i * 15})`, () => canvas.flat(rect(-2.5, -70, 5, 70), gold.base));
    for (const a of [-50, 0, 50])
      canvas.group(`rotate(${a}) translate(0 -102)`, () => {
        for (let k = 0; k < 5; k++)
          canvas.group(`rotate(${k * 72})`, () => canvas.flat(petal(0, 0, 22, 12), '#ffd5e4'));
        canvas.flat(circle(0, 0, 6), gold.base);
      });
  });
  canvas.solid(circle(0, 66, 14), gold, { shade: 4 });
  canvas.bar('M0 76V104', p.third, 8);
};
