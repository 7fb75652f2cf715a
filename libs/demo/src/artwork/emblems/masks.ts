import { gold, ink, ivory, silver } from '../paint/colour.ts';
import { circle, ellipse, petal, rect, regular, star } from '../paint/shapes.ts';
import { gem } from '../props/gems.ts';
import type { Emblem } from './emblem.ts';
import { fang, fierceEye } from './face.ts';

export const pharaoh: Emblem = (canvas, _random, p) => {
  canvas.solid('M0 -94C46 -94 66 -66 70 -30L92 92H-92L-70 -30C-66 -66 -46 -94 0 -94z', gold, { shade: 8 });
  canvas.clipped('M0 -94C46 -94 66 -66 70 -30L92 92H-92L-70 -30C-66 -66 -46 -94 0 -94z', () => {
    for (let y = -84; y < 96; y += 22)
      canvas.flat(`M-100 ${y + 26}Q0 ${y - 14} 100 ${y + 26}v11Q0 ${y - 3} -100 ${y + 37}z`, p.main.base, 0.95);
    for (let y = -84; y < 96; y += 22)
      canvas.flat(`M-100 ${y + 26}Q0 ${y - 14} 100 ${y + 26}v3Q0 ${y - 11} -100 ${y + 29}z`, p.main.light, 0.9);
  });
  canvas.solid('M0 -58C34 -60 48 -36 46 -6C46 34 26 66 0 70C-26 66 -46 34 -46 -6C-48 -36 -34 -60 0 -58z', gold, {
    inner: true,
    shade: 8,
  });
  canvas.solid('M-50 -34Q0 -74 50 -34L46 -18Q0 -52 -46 -18z', gold, { inner: true, shade: 4 });
  canvas.mirror(() => {
    canvas.flat('M-38 -6Q-24 -20 -8 -4Q-22 6 -38 -6z', '#ffffff');
    canvas.flat(circle(-22, -5, 6.5), ink.deep);
    canvas.stroke('M-50 -2Q-24 -26 -6 -4M-8 -2Q-24 10 -38 -4M-40 -2L-52 8', ink.deep, 4.5);
    canvas.stroke('M-40 -20Q-22 -32 -8 -20', p.main.dark, 5);
  });
  canvas.stroke('M-3 -4Q-7 18 -10 24Q0 32 10 24', gold.dark, 3.5);
  canvas.flat('M-17 42Q-6 36 0 40Q6 36 17 42Q0 58 -17 42z', gold.deep, 0.85);
  canvas.solid('M-11 68H11L15 100Q0 106 -15 100z', p.main, { shade: 4 });
  for (const y of [76, 84, 92]) canvas.stroke(`M-13 ${y}h26`, gold.light, 3);
  canvas.solid('M0 -62C-16 -70 -18 -92 -8 -104C0 -112 16 -104 12 -92C8 -84 4 -84 6 -74z', p.third, { shade: 4 });
  canvas.flat(circle(2, -98, 3), gold.light);
};

export const anubis: Emblem = (canvas, _random, p) => {
  const fur = { ...ink, base: '#241d3d', light: '#5a4d8a', dark: '#100b20' };
  canvas.solid('M-60 -20H60L92 96H-92z', gold);
  for (let i = 0; i < 5; i++)
    canvas.mirror(() => canvas.flat(`M-${64 + i * 6} ${2 + i * 20}l46 8v10l-49 -8z`, p.main.base));
  canvas.mirror(() => {
    canvas.solid('M-44 -22C-54 -60 -48 -96 -38 -112C-18 -96 -10 -70 -10 -46z', fur, { light: 5 });
    canvas.flat('M-38 -34C-44 -60 -40 -82 -36 -92C-26 -80 -22 -64 -22 -50z', p.main.dark);
  });
  canvas.solid(
    'M0 -58C30 -60 46 -38 44 -10C42 20 26 40 24 64C20 86 10 92 0 92S-20 86 -24 64C-26 40 -42 20 -44 -10C-46 -38 -30 -60 0 -58z',
    fur,
    { shade: 8, light: 5 },
  );
  canvas.mirror(() => {
    canvas.flat('M-40 -18Q-24 -28 -8 -8Q-24 0 -40 -18z', p.glow);
    canvas.flat(ellipse(-23, -13, 4.5, 7), ink.deep);
    canvas.stroke('M-46 -20Q-24 -36 -6 -8M-8 -6Q-26 6 -38 -12L-52 -6', gold.base, 4);
  });
  canvas.solid('M-13 70Q0 62 13 70Q12 84 0 88Q-12 84 -13 70z', ink, { inner: true });
  canvas.solid('M-46 -36Q0 -66 46 -36L42 -22Q0 -46 -42 -22z', gold, { inner: true, shade: 4 });
  gem(canvas, 0, -46, 0.3, 3, p.third, true);
};

export const scarab: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    for (let i = 0; i < 5; i++)
      canvas.group(`translate(-26 6) rotate(${-112 + i * 22})`, () =>
        canvas.solid(petal(0, 0, 80 - i * 5, 14), i % 2 ? p.main : p.second, { shade: 4 }),
      );
    for (const d of ['M-30 -14L-62 -36L-66 -58', 'M-34 46L-58 62L-56 86']) canvas.bar(d, gold, 8);
  });
  canvas.solid('M0 -34C44 -34 52 10 46 44C40 78 20 94 0 96C-20 94 -40 78 -46 44C-52 10 -44 -34 0 -34z', p.main, {
    shade: 9,
    light: 5,
  });
  canvas.stroke('M0 -18V94', gold.base, 5);
  canvas.mirror(() => canvas.stroke('M-4 -12C-34 0 -38 40 -22 80', p.main.shine, 3, 0.7));
  canvas.solid('M0 -56C36 -58 50 -36 46 -20Q0 -4 -46 -20C-50 -36 -36 -58 0 -56z', gold, { shade: 5 });
  canvas.solid(circle(0, -76, 24), p.third, {
    fill: canvas.radial(
      [
        [0, '#fff6c8'],
        [0.5, p.third.light],
        [1, p.third.dark],
      ],
      0.4,
      0.3,
      0.8,
    ),
  });
  canvas.mirror(() => canvas.bar('M-22 -50C-40 -62 -40 -82 -24 -92', gold, 7));
};

export const skull: Emblem = (canvas, random, p) => {
  canvas.mirror(() =>
    canvas.at(
      0,
      40,
      1,
      () => {
        canvas.solid('M-7 -86L0 -112L7 -86L6 44H-6z', silver, { shade: 4 });
        canvas.solid('M-22 44Q0 30 22 44L20 54H-20z', gold);
        canvas.solid(rect(-6, 54, 12, 28, 5), p.third);
      },
      128,
    ),
  );
  canvas.solid(
    'M0 -50C50 -52 66 -14 58 20C56 36 40 38 40 54L34 80Q0 92 -34 80L-40 54C-40 38 -56 36 -58 20C-66 -14 -50 -52 0 -50z',
    ivory,
    { shade: 9 },
  );
  canvas.mirror(() => {
    canvas.flat('M-46 2C-40 -12 -14 -8 -10 10C-14 30 -42 30 -46 2z', '#1d1018');
    canvas.flat(circle(-27, 10, 6), p.glow);
    canvas.flat(circle(-27, 10, 3), '#ffffff');
  });
  canvas.flat('M0 24L10 42Q0 38 -10 42z', '#1d1018');
  for (const x of [-22, -8, 8, 22]) canvas.stroke(`M${x} 60V80`, ivory.deep, 3);
  canvas.stroke('M-36 56Q0 68 36 56', ivory.deep, 3.5);
  if (random.chance(0.55)) {
    canvas.solid(
      'M-94 -28C-60 -52 -66 -96 0 -98C66 -96 60 -52 94 -28C60 -14 40 -34 0 -34S-60 -14 -94 -28z',
      { ...ink, base: '#30223f', light: '#5d4878' },
      { shade: 8 },
    );
    canvas.stroke('M-90 -29C-56 -20 -40 -37 0 -38S56 -20 90 -29', gold.base, 5);
    canvas.at(0, -66, 0.26, () => {
      canvas.solid(star(0, 0, 70, 32, 5), gold, { inner: true });
    });
  } else {
    canvas.solid('M-60 -14C-66 -60 -36 -80 0 -80S66 -60 60 -14Q0 -44 -60 -14z', p.main, { shade: 8 });
    for (const [x, y] of [
      [-36, -42],
      [-12, -58],
      [14, -50],
      [38, -46],
      [-8, -40],
    ] as const)
      canvas.flat(circle(x, y, 5), '#ffffff', 0.9);
    canvas.solid('M56 -22L92 -30L82 -10L96 8L58 -8z', p.main);
  }
};

export const samurai: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-30 -62C-70 -70 -86 -92 -84 -112C-60 -100 -40 -96 -14 -74z', gold, { shade: 6 });
    canvas.solid('M-56 -40L-96 -22L-88 34L-52 20z', p.main, { shade: 7 });
    for (const y of [-18, 0, 18]) canvas.stroke(`M-92 ${y}L-54 ${y - 14}`, gold.light, 3);
  });
  canvas.solid('M-62 -20C-66 -70 -36 -90 0 -90S66 -70 62 -20Q0 -46 -62 -20z', p.main, { shade: 8 });
  for (const x of [-36, -18, 0, 18, 36])
    canvas.stroke(`M${x * 0.5} -86Q${x} -60 ${x * 1.1} -34`, p.main.shine, 2.5, 0.5);
  canvas.solid('M-66 -12Q0 -50 66 -12L60 4Q0 -30 -60 4z', gold, { shade: 5 });
  canvas.solid(circle(0, -52, 17), gold, { inner: true, shade: 4 });
  canvas.at(0, -52, 1, () => canvas.flat(star(0, 0, 12, 6, 8), p.third.base));
  canvas.solid('M-54 2Q0 -26 54 2C56 44 40 76 0 98C-40 76 -56 44 -54 2z', p.second, { shade: 9 });
  canvas.mirror(() => {
    fierceEye(canvas, -27, 10, 0.72, p.glow);
    canvas.stroke('M-44 30Q-30 34 -22 48', p.second.deep, 4);
  });
  canvas.solid('M-10 12Q0 6 10 12L14 36Q0 44 -14 36z', p.second, { inner: true, shade: 4, line: 2 });
  canvas.solid('M-34 54Q0 40 34 54Q22 80 0 80T-34 54z', ink, { inner: true, light: 0 });
  canvas.mirror(() => fang(canvas, -22, 53, 6, 20));
  canvas.flat('M-18 52h36l-3 9h-30z', '#ffffff');
};

export const knight: Emblem = (canvas, _random, p) => {
  for (const [t, h] of [
    [-34, 78],
    [-12, 92],
    [12, 88],
    [36, 72],
  ] as const)
    canvas.group(`translate(6 -52) rotate(${t})`, () => canvas.solid(petal(0, 0, h * 0.66, 18), p.main, { shade: 5 }));
  canvas.solid('M0 -76C50 -76 66 -40 64 0L58 66L0 98L-58 66L-64 0C-66 -40 -50 -76 0 -76z', silver, { shade: 10 });
  canvas.solid('M-58 -8Q0 -30 58 -8L50 22L10 18L0 30L-10 18L-50 22z', ink, { inner: true });
  canvas.mirror(() => {
    canvas.flat('M-42 2L-14 6L-16 14L-40 12z', p.glow);
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) canvas.flat(rect(-44 + i * 13, 36 + j * 12 + i * 3, 6, 6, 3), silver.deep);
    canvas.stroke('M-62 -12L-58 66', gold.base, 6);
  });
  canvas.solid('M-8 -76H8L10 92L0 98L-10 92z', gold, { inner: true, shade: 3 });
  canvas.stroke('M-63 -12Q0 -40 63 -12', gold.base, 7);
  gem(canvas, 0, -42, 0.34, 3, p.third, true);
};

export const viking: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => canvas.solid('M-46 -36C-90 -40 -104 -70 -92 -112C-84 -82 -64 -70 -34 -70z', ivory, { shade: 8 }));
  canvas.solid('M-62 -8C-66 -62 -36 -84 0 -84S66 -62 62 -8z', silver, { shade: 9 });
  canvas.solid('M-8 -86H8V-8H-8z', gold, { inner: true, shade: 3 });
  const beard = p.second;
  canvas.solid('M-56 0H56C62 40 44 60 40 76L22 70L16 98L0 84L-16 98L-22 70L-40 76C-44 60 -62 40 -56 0z', beard, {
    shade: 9,
  });
  canvas.solid(
    'M-46 -6H46C48 20 40 34 0 34S-48 20 -46 -6z',
    { deep: '#5a2a1c', dark: '#c98560', base: '#f0b68c', light: '#ffdcbc', shine: '#ffffff' },
    { inner: true, shade: 4 },
  );
  canvas.mirror(() => {
    canvas.flat('M-36 6Q-22 -4 -8 8Q-22 16 -36 6z', '#ffffff');
    canvas.flat(circle(-21, 7, 5), '#1c5f9e');
    canvas.solid('M-42 -2Q-22 -8 -6 6L-8 -4Q-24 -16 -42 -2z', beard, { inner: true, shade: 0, light: 1, line: 1.5 });
    canvas.solid('M0 36C-16 26 -36 32 -48 50C-30 52 -10 52 0 42z', beard, { inner: true, shade: 4 });
  });
  canvas.solid(
    'M-9 10Q0 4 9 10L12 28Q0 36 -12 28z',
    { deep: '#5a2a1c', dark: '#c98560', base: '#e9a377', light: '#ffdcbc', shine: '#ffffff' },
    { inner: true, line: 2, shade: 3 },
  );
  canvas.solid('M-66 -14Q0 -28 66 -14V2Q0 -12 -66 2z', gold, { shade: 4 });
  for (const x of [-46, -24, 24, 46]) canvas.flat(circle(x, -9, 4), gold.shine);
};

export const totem: Emblem = (canvas, _random, p) => {
  for (let i = -4; i <= 4; i++)
    canvas.group(`translate(0 -30) rotate(${i * 19})`, () => {
      canvas.solid(petal(0, -10, 78 - Math.abs(i) * 5, 13), [p.main, p.third, p.second][Math.abs(i) % 3] ?? p.main, {
        shade: 4,
      });
      canvas.flat(ellipse(0, -64 + Math.abs(i) * 4, 5, 9), p.glow);
    });
  canvas.mirror(() => {
    canvas.solid(circle(-66, 22, 20), gold, { shade: 5 });
    canvas.flat(circle(-66, 22, 9), p.main.dark);
  });
  canvas.solid('M-56 -46H56Q66 -40 64 -20L56 60Q40 96 0 96T-56 60L-64 -20Q-66 -40 -56 -46z', p.second, { shade: 9 });
  canvas.solid('M-60 -50H60V-24H-60z', gold, { shade: 5 });
  for (const x of [-40, -20, 0, 20, 40]) canvas.flat(regular(x, -37, 8, 4), x % 40 ? p.third.base : p.main.base);
  canvas.mirror(() => {
    canvas.solid(rect(-50, -12, 38, 30, 8), ivory, { inner: true, shade: 4 });
    canvas.flat(circle(-30, 4, 11), p.glow);
    canvas.flat(circle(-30, 4, 6), ink.deep);
    canvas.flat('M-54 -18L-10 -8V-18L-54 -28z', p.second.deep);
    canvas.flat('M-50 34h16l-4 14h-14z', p.third.base);
  });
  canvas.solid('M-12 -4H12L18 30Q0 40 -18 30z', gold, { inner: true, shade: 4 });
  canvas.solid('M-38 50H38Q36 82 0 82T-38 50z', ink, { inner: true, light: 0 });
  for (let x = -30; x < 30; x += 15) canvas.flat(`M${x} 51h14l-2 11h-10zM${x + 2} 78l4 -9h4l4 8z`, '#ffffff');
};

export const oniMask: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-26 -60C-60 -66 -70 -90 -58 -114C-48 -94 -30 -90 -10 -72z', gold, { shade: 6 });
    canvas.solid('M-58 -24C-92 -34 -92 20 -60 16z', p.main, { shade: 5 });
  });
  canvas.solid(
    'M0 -76C44 -78 68 -48 66 -8C70 30 52 56 40 74C28 94 14 98 0 98S-28 94 -40 74C-52 56 -70 30 -66 -8C-68 -48 -44 -78 0 -76z',
    p.main,
    { shade: 10, light: 5 },
  );
  canvas.mirror(() => {
    canvas.solid('M-6 -20C-20 -50 -48 -50 -64 -32C-54 -30 -40 -30 -30 -18z', ink, { inner: true });
    canvas.flat('M-54 -14C-36 -26 -18 -18 -10 0C-28 8 -46 4 -54 -14z', gold.light);
    canvas.flat(circle(-30, -6, 8), ink.deep);
    canvas.flat(circle(-32, -9, 3), '#ffffff');
    canvas.solid('M-12 18C-36 10 -56 20 -58 44C-40 32 -24 34 -14 34z', p.main, { inner: true, shade: 4 });
  });
  canvas.solid('M-12 -10Q0 -18 12 -10L22 20Q0 36 -22 20z', p.main, { inner: true, shade: 5 });
  canvas.solid('M-42 46Q0 26 42 46Q36 84 0 84T-42 46z', ink, { inner: true, light: 0 });
  canvas.flat('M-34 48Q0 32 34 48L30 58Q0 46 -30 58zM-26 78Q0 66 26 78L20 84Q0 88 -20 84z', '#ffffff');
  canvas.mirror(() => {
    fang(canvas, -30, 46, 7, 26);
    canvas.solid('M-26 82C-34 66 -32 54 -26 48C-18 60 -16 72 -18 82z', gold, { inner: true, shade: 2, line: 2 });
  });
  canvas.solid('M0 -64L14 -48L0 -28L-14 -48z', p.third, { inner: true });
};
