import type { Canvas } from '../paint/canvas.ts';
import { gold, ink, ivory, silver } from '../paint/colour.ts';
import { circle, ellipse } from '../paint/shapes.ts';
import { crown } from '../props/clothing.ts';
import type { Emblem, Palette } from './emblem.ts';
import { fang, roundEye } from './face.ts';

interface FishForm {
  readonly body: string;
  readonly tail: string;
  readonly top: string;
  readonly belly: string;
  readonly marks: (canvas: Canvas, p: Palette) => void;
  readonly eye: readonly [x: number, y: number, r: number];
  readonly mouth: string;
}

/** Draws a fish from the side. It swims to the left. */
const swim = (canvas: Canvas, p: Palette, form: FishForm): void => {
  canvas.solid(form.tail, p.third, { shade: 7 });
  canvas.solid(form.top, p.third, { shade: 6 });
  canvas.solid(form.belly, p.third, { shade: 5 });
  canvas.solid(form.body, p.main, { shade: 11, light: 5 });
  canvas.clipped(form.body, () => {
    form.marks(canvas, p);
    canvas.flat('M-100 24Q-20 66 90 14V100H-100z', p.main.shine, 0.45);
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 5; i++)
        canvas.stroke(`M${-12 + i * 18 + (row % 2) * 9} ${-20 + row * 16}q10 8 0 16`, p.main.deep, 2, 0.35);
  });
  const [x, y, r] = form.eye;
  roundEye(canvas, x, y, r, p.glow);
  canvas.stroke(form.mouth, p.main.deep, 5);
  canvas.solid(
    `M${x + 34} ${y + 22}C${x + 60} ${y + 16} ${x + 72} ${y + 34} ${x + 66} ${y + 52}C${x + 50} ` +
      `${y + 52} ${x + 38} ${y + 40} ${x + 34} ${y + 22}z`,
    p.third,
    { inner: true, shade: 4, line: 2 },
  );
};

const plump = 'M-90 8C-80 -46 -20 -64 26 -40C52 -26 66 -8 72 4C60 26 40 54 -6 58C-50 60 -82 40 -90 8z';

export const koi: Emblem = (canvas, _random, p) =>
  swim(canvas, p, {
    body: 'M-92 4C-82 -40 -30 -54 18 -36C46 -24 62 -6 70 4C56 22 30 44 -10 46C-54 48 -84 32 -92 4z',
    tail: 'M58 2C76 -30 92 -52 106 -54C98 -30 96 -14 88 2C98 20 100 40 108 62C88 56 70 32 58 2z',
    top: 'M-30 -40C-20 -74 30 -80 44 -66C36 -54 34 -40 36 -28z',
    belly: 'M-12 42C-10 70 14 78 26 72C22 60 20 48 22 38z',
    marks: () => {
      canvas.flat('M-60 -60C-30 -60 -30 -10 -54 -4C-76 -8 -76 -40 -60 -60z', p.third.base);
      canvas.flat('M0 -60C40 -60 44 -20 20 -4C-6 0 -16 -40 0 -60z', p.third.base);
      canvas.flat(ellipse(-8, 26, 16, 9), p.third.base);
    },
    eye: [-56, -10, 12],
    mouth: 'M-92 8Q-84 18 -74 14',
  });

export const clownfish: Emblem = (canvas, _random, p) =>
  swim(canvas, p, {
    body: plump,
    tail: 'M62 4C82 -40 106 -34 100 -14C96 0 98 14 102 28C102 48 78 44 62 4z',
    top: 'M-24 -50C-16 -86 34 -84 48 -54C46 -42 44 -34 40 -28z',
    belly: 'M-10 54C-4 88 28 86 36 66C34 54 30 46 26 38z',
    marks: () => {
      for (const x of [-34, 14, 58])
        canvas.raw(
          `<path d="M${x} -70Q${x + 20} 0 ${x - 4} 70" fill="none" stroke="${ink.base}" ` +
            `stroke-width="28"/><path d="M${x} -70Q${x + 20} 0 ${x - 4} 70" fill="none" stroke="#fff" ` +
            'stroke-width="20"/>',
        );
    },
    eye: [-60, -12, 15],
    mouth: 'M-88 16Q-76 30 -62 22',
  });

export const angelfish: Emblem = (canvas, _random, p) =>
  swim(canvas, p, {
    body: 'M-84 4C-60 -50 -10 -64 30 -40C54 -20 58 20 30 42C-10 64 -60 54 -84 4z',
    tail: 'M48 0C66 -24 90 -30 98 -26C90 -8 90 10 98 28C84 30 64 22 48 0z',
    top: 'M-36 -44C-16 -96 40 -112 76 -98C54 -78 44 -52 40 -30z',
    belly: 'M-36 44C-16 96 40 112 76 98C54 78 44 52 40 30z',
    marks: () => {
      for (const [x, t] of [
        [-30, p.third.base],
        [4, p.second.base],
        [34, p.third.base],
      ] as const)
        canvas.flat(`M${x - 8} -70Q${x + 14} 0 ${x - 8} 70H${x + 8}Q${x + 30} 0 ${x + 8} -70z`, t);
    },
    eye: [-54, -8, 13],
    mouth: 'M-82 8Q-74 16 -66 12',
  });

export const puffer: Emblem = (canvas, _random, p) => {
  for (let i = 0; i < 22; i++)
    canvas.group(`rotate(${i * (360 / 22)})`, () =>
      canvas.solid('M-8 -62L0 -92L8 -62z', p.second, { shade: 3, light: 2, line: 2 }),
    );
  canvas.mirror(() => canvas.solid('M-62 -6C-98 -34 -108 -4 -98 24C-86 24 -72 18 -62 14z', p.third, { shade: 5 }));
  canvas.solid(circle(0, 0, 72), p.main, { shade: 12, light: 6 });
  canvas.clipped(circle(0, 0, 70), () => canvas.flat('M-90 18Q0 60 90 18V90H-90z', ivory.light, 0.92));
  for (const [x, y] of [
    [-20, -50],
    [14, -56],
    [0, -36],
    [40, -40],
    [-46, -36],
  ] as const)
    canvas.flat(circle(x, y, 6), p.second.dark, 0.8);
  canvas.mirror(() => {
    roundEye(canvas, -34, -10, 19, p.glow);
    canvas.flat(ellipse(-52, 20, 12, 7), '#ff8fa8', 0.7);
  });
  canvas.solid('M-16 24Q0 14 16 24Q20 42 0 44Q-20 42 -16 24z', p.third, { inner: true, shade: 3 });
  canvas.flat(ellipse(0, 32, 8, 6), ink.deep);
};

export const shark: Emblem = (canvas, _random, p) => {
  canvas.solid('M-22 -44C0 -70 12 -98 24 -108C40 -80 48 -58 52 -34z', p.main, { shade: 6 });
  canvas.solid('M62 -12C80 -40 98 -60 110 -62C104 -34 98 -10 88 6C98 22 102 40 104 58C84 48 68 26 58 12z', p.main, {
    shade: 7,
  });
  canvas.solid('M-98 -4C-84 -46 -30 -62 22 -46C54 -36 72 -16 80 0C62 30 20 56 -30 52C-70 48 -90 24 -98 -4z', p.main, {
    shade: 9,
    light: 5,
  });
  canvas.flat('M-90 10C-60 20 20 30 74 2C60 28 20 54 -30 50C-64 46 -80 30 -90 10z', '#f2f8ff', 0.95);
  canvas.solid(
    'M-84 6C-60 10 -30 6 -10 -6C-16 30 -40 44 -62 36C-74 30 -80 18 -84 6z',
    { deep: '#2a040c', dark: '#4d0814', base: '#8d1424', light: '#b8242f', shine: '#ff8a8a' },
    { inner: true, light: 0 },
  );
  for (let i = 0; i < 6; i++) canvas.flat(`M${-80 + i * 12} ${7 + (i < 4 ? i * 0.6 : -i)}l10 0 -4 13z`, '#ffffff');
  for (let i = 0; i < 4; i++) canvas.flat(`M${-64 + i * 12} ${35 - i * 4}l10 -4 -6 -10z`, '#ffffff');
  canvas.solid('M4 28C24 40 34 66 26 88C2 78 -16 58 -20 40z', p.main, { shade: 6 });
  canvas.flat('M-64 -30Q-46 -40 -34 -18Q-54 -12 -64 -30z', ink.deep);
  canvas.flat(circle(-48, -24, 6), p.glow);
  canvas.stroke('M-72 -36Q-50 -46 -32 -24', p.main.deep, 6);
  for (const x of [14, 26, 38]) canvas.stroke(`M${x} -16q-8 14 0 28`, p.main.deep, 4, 0.8);
};

export const angler: Emblem = (canvas, _random, p) => {
  canvas.bar('M-30 -50C-30 -100 -84 -96 -82 -62', p.second, 8);
  canvas.flat(
    circle(-82, -50, 40),
    canvas.radial([
      [0, p.glow, 0.95],
      [1, p.glow, 0],
    ]),
  );
  canvas.solid(circle(-82, -52, 15), gold, {
    fill: canvas.radial([
      [0, '#ffffff'],
      [0.5, p.glow],
      [1, gold.base],
    ]),
  });
  canvas.solid('M56 0C80 -36 104 -34 98 -12C92 0 94 14 100 32C96 50 72 40 54 20z', p.third, { shade: 6 });
  canvas.solid('M-10 -56C10 -90 46 -80 54 -48z', p.third, { shade: 5 });
  canvas.solid('M-80 0C-70 -56 -10 -74 34 -50C66 -32 76 10 52 44C26 80 -40 84 -66 58C-82 40 -84 18 -80 0z', p.main, {
    shade: 12,
    light: 5,
  });
  canvas.solid('M-84 8C-50 -14 -10 -6 14 16C6 56 -40 72 -66 58C-80 44 -84 26 -84 8z', ink, { inner: true, light: 0 });
  for (let i = 0; i < 6; i++) fang(canvas, -72 + i * 15, 2 + Math.abs(i - 2) * 2, 6, 22 - i);
  for (let i = 0; i < 5; i++)
    canvas.solid(`M${-66 + i * 15} ${62 - i * 2}l6 -24 7 24z`, ivory, { inner: true, shade: 2, light: 1, line: 1.5 });
  roundEye(canvas, -14, -30, 18, p.glow);
  canvas.stroke('M-38 -52Q-14 -56 8 -42', p.main.deep, 7);
  canvas.solid('M28 18C56 10 62 36 50 54C38 46 28 34 28 18z', p.third, { inner: true, shade: 4 });
};

export const whale: Emblem = (canvas, _random, p) => {
  canvas.bar(
    'M-30 -48C-30 -72 -54 -88 -66 -72M-30 -48C-30 -80 -8 -92 4 -74',
    { ...silver, base: '#bfeaff', light: '#ffffff', dark: '#6fb9e8' },
    10,
  );
  canvas.solid('M60 0C66 -40 82 -58 106 -66C108 -46 104 -34 98 -26C108 -22 112 -10 108 8C92 14 74 14 60 16z', p.main, {
    shade: 6,
  });
  canvas.solid('M-96 16C-96 -34 -50 -54 -6 -48C38 -42 60 -14 86 -14C88 30 50 72 -14 74C-66 76 -96 54 -96 16z', p.main, {
    shade: 12,
    light: 6,
  });
  canvas.flat('M-94 26C-60 36 0 32 40 30C24 60 -10 72 -30 72C-66 72 -90 54 -94 26z', '#eef8ff', 0.95);
  for (const x of [-70, -52, -34, -16, 2]) canvas.stroke(`M${x} 34q4 18 ${8} 32`, p.main.base, 3, 0.7);
  roundEye(canvas, -50, 2, 13, p.glow);
  canvas.stroke('M-92 24Q-50 38 -24 22', p.main.deep, 5);
  canvas.solid('M4 40C30 38 46 58 40 82C20 80 4 64 -2 50z', p.main, { shade: 5 });
  crown(canvas, -8, -46, 0.5, p.third, gold, 6);
};
