import type { Canvas } from '../paint/canvas.ts';
import { gold, type Tone } from '../paint/colour.ts';
import { circle, petal } from '../paint/shapes.ts';
import { gem } from './gems.ts';

/** Draws a crown. Its lower edge is near `y`, and its width is about 100 at scale 1. */
export const crown = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  stone: Tone,
  metal: Tone = gold,
  turn = 0,
  inner = false,
): void =>
  canvas.at(
    x,
    y,
    s,
    () => {
      canvas.solid('M-46 -8C-30 -20 30 -20 46 -8L44 6H-44z', stone, { inner, fill: stone.dark, light: 0 });
      canvas.solid('M-50 4L-60 -46L-30 -22L0 -66L30 -22L60 -46L50 4Q0 18 -50 4z', metal, { inner });
      canvas.solid('M-51 0Q0 16 51 0L49 18Q0 34 -49 18z', metal, { inner, shade: 4 });
      for (const [gx, gy, r] of [
        [0, -66, 9],
        [-60, -48, 7],
        [60, -48, 7],
      ] as const)
        canvas.solid(circle(gx, gy, r), metal, { inner, shade: 3, light: 2, line: 2 });
      gem(canvas, 0, 17, 0.17, 1, stone, true);
      gem(canvas, -28, 14, 0.13, 3, stone, true);
      gem(canvas, 28, 14, 0.13, 3, stone, true);
      canvas.solid(petal(0, -6, 34, 11), stone, { inner: true, shade: 3, light: 2, line: 2 });
    },
    turn,
  );

/** Draws a pair of spread wings, one on each side of the vertical centre line (x = 0) of the image. */
export const wings = (canvas: Canvas, y: number, s: number, material: Tone, tip: Tone): void =>
  canvas.at(0, y, s, () =>
    canvas.mirror(() => {
      for (let i = 0; i < 6; i++) {
        canvas.group(`translate(${24 + i * 3} ${i * 9}) rotate(${32 + i * 17})`, () =>
          canvas.solid(petal(0, 0, 112 - i * 11, 16), i % 2 ? tip : material, { shade: 5, light: 2.5 }),
        );
      }
      canvas.solid('M14 -8C34 -40 62 -46 84 -40C74 -12 48 16 16 24z', material, {});
    }),
  );

/** Draws two laurel branches that curve up from the bottom of the image, one on each side. */
export const laurel = (canvas: Canvas, s: number, material: Tone): void =>
  canvas.at(0, 0, s, () =>
    canvas.mirror(() => {
      canvas.stroke('M4 92C56 88 92 44 86 -34', material.dark, 5);
      for (let i = 0; i < 7; i++) {
        const a = ((100 - i * 21) * Math.PI) / 180;
        const x = Math.cos(a) * 88 + 2;
        const y = Math.sin(a) * 88;
        canvas.at(
          x,
          y,
          1,
          () => canvas.solid(petal(0, 0, 34, 11), material, { shade: 4, light: 2, line: 2 }),
          105 - i * 21,
        );
        canvas.at(
          x,
          y,
          1,
          () => canvas.solid(petal(0, 0, 28, 9), material, { shade: 4, light: 2, line: 2 }),
          30 - i * 21,
        );
      }
    }),
  );

/** Draws a horizontal ribbon with folded ends. Its middle is at the height `y`. */
export const ribbon = (canvas: Canvas, y: number, half: number, height: number, material: Tone): void => {
  const h = height / 2;
  canvas.mirror(() => {
    canvas.solid(
      `M${half - 16} ${y - h + 12}L${half + 26} ${y - h + 4}L${half + 14} ${y + 8}L${half + 28} ${y + h + 8}L${half - 16} ${y + h + 8}z`,
      material,
      { fill: material.dark, shade: 4 },
    );
    canvas.flat(`M${half - 16} ${y + h + 8}v-12h14z`, material.deep);
  });
  canvas.solid(
    `M${-half} ${y - h}Q0 ${y - h + 16} ${half} ${y - h}V${y + h}Q0 ${y + h + 16} ${-half} ${y + h}z`,
    material,
    {
      shade: 5,
    },
  );
};
