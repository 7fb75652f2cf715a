import { formatHex } from 'culori';
import { Canvas } from '../paint/canvas.ts';
import type { Random } from '../paint/random.ts';
import { cover, type Frame } from '../scenes/sky.ts';
import { scenes } from '../scenes/scenes.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawParticles } from './particles.ts';
import { drawForeground } from './foreground.ts';
import type { Plan } from './plan.ts';
import { drawVignette } from './vignette.ts';

const reuse = (id: string, colour: string, width: number, extra = ''): string =>
  `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${extra}/>`;

/** Draws the emblem (the main figure of the image) with its shadow, glow and outline. */
const placeEmblem = (canvas: Canvas, random: Random, plan: Plan, frame: Frame): void => {
  const { pose, mood } = plan;
  const drawing = canvas.apart(() => {
    if (pose.flip) canvas.flipped(() => plan.theme.draw(canvas, random, plan.palette));
    else plan.theme.draw(canvas, random, plan.palette);
  });
  const id = canvas.define((defId) => `<g id="${defId}">${drawing.silhouette}</g>`);
  canvas.group(
    `translate(${(frame.fx + pose.x).toFixed(1)} ${(frame.fy + pose.y).toFixed(1)}) ` +
      `rotate(${pose.turn.toFixed(1)}) scale(${pose.scale.toFixed(3)})`,
    () => {
      canvas.raw(reuse(id, mood.glow, 34, ' opacity=".22"'));
      canvas.raw(reuse(id, mood.glow, 22, ' opacity=".32"'));
      canvas.raw(reuse(id, '#0b0414', 13, ' opacity=".5" transform="translate(2 8)"'));
      canvas.raw(reuse(id, plan.rim, 10));
      canvas.raw(reuse(id, '#1c0b22', 5));
      canvas.raw(drawing.body);
    },
  );
};

/** Draws all layers of a planned image and returns the SVG. */
export const paint = (plan: Plan, random: Random, frame: Frame): string => {
  const canvas = new Canvas();
  canvas.clipped(cover(frame), () => {
    scenes[plan.scene](canvas, random, plan.mood, frame);
    drawVignette(canvas, plan, frame);
    drawBackdrop(canvas, random, plan, frame);
    placeEmblem(canvas, random, plan, frame);
    drawForeground(canvas, random, plan, frame);
    drawParticles(canvas, random, plan, frame);
  });
  return canvas.toSvg(frame.w, frame.h);
};

const bannerFrame: Frame = { w: 720, h: 320, fx: 540, fy: 164 };

/**
 * Draws a banner like `paint`, but with the emblem (main figure) on the right. The left side fades into the plain
 * colour `ground`.
 */
export const paintBanner = (plan: Plan, random: Random, ground = plan.mood.zenith): string => {
  const canvas = new Canvas();
  const frame = bannerFrame;
  const posed = { ...plan, pose: { x: 0, y: 2, scale: 1.26, turn: random.between(-4, 4), flip: false } };
  const colour = formatHex(ground) ?? plan.mood.zenith;
  canvas.clipped(cover(frame), () => {
    scenes[posed.scene](canvas, random, posed.mood, frame);
    canvas.flat(
      cover(frame),
      canvas.linear(
        [
          [0, colour, 0.94],
          [0.34, colour, 0.8],
          [0.62, colour, 0],
        ],
        0,
      ),
    );
    drawBackdrop(canvas, random, posed, frame);
    placeEmblem(canvas, random, posed, frame);
    drawForeground(canvas, random, posed, frame);
    drawParticles(canvas, random, posed, { ...frame, w: 340 });
  });
  return canvas.toSvg(frame.w, frame.h);
};
