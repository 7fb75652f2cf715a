import { formatHex } from 'culori';
import { Canvas } from '../paint/canvas.ts';
import { createImageRandom, type Random } from '../paint/random.ts';
import { cover, type Frame } from '../scenes/sky.ts';
import { scenes } from '../scenes/scenes.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawParticles } from './particles.ts';
import { drawForeground } from './foreground.ts';
import type { Plan } from './plan.ts';
import { drawVignette } from './vignette.ts';

const reuse = (id: string, colour: string, width: number, extra = ''): string =>
  `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${extra}/>`;

interface EmblemShapes {
  readonly plan: Plan;
  readonly random: Random;
  readonly isFlipped: boolean;
}

/**
 * Draws the emblem (main figure of the image) with its centre at the origin. Its shadow, glow and outline are behind
 * its shapes.
 */
const drawEmblem = (canvas: Canvas, { plan, random, isFlipped }: EmblemShapes): void => {
  const drawing = canvas.apart(() => {
    if (isFlipped) canvas.flipped(() => plan.theme.draw(canvas, random, plan.palette));
    else plan.theme.draw(canvas, random, plan.palette);
  });
  const id = canvas.define((defId) => `<g id="${defId}">${drawing.silhouette}</g>`);
  canvas.raw(reuse(id, plan.mood.glow, 34, ' opacity=".22"'));
  canvas.raw(reuse(id, plan.mood.glow, 22, ' opacity=".32"'));
  canvas.raw(reuse(id, '#0b0414', 13, ' opacity=".5" transform="translate(2 8)"'));
  canvas.raw(reuse(id, plan.rim, 10));
  canvas.raw(reuse(id, '#1c0b22', 5));
  canvas.raw(drawing.body);
};

const placeEmblem = (canvas: Canvas, random: Random, plan: Plan, frame: Frame): void => {
  const { pose } = plan;
  canvas.group(
    `translate(${(frame.fx + pose.x).toFixed(1)} ${(frame.fy + pose.y).toFixed(1)}) ` +
      `rotate(${pose.turn.toFixed(1)}) scale(${pose.scale.toFixed(3)})`,
    () => drawEmblem(canvas, { plan, random, isFlipped: pose.flip }),
  );
};

/**
 * Creates the random generator of one layer of an image. Each layer has its own generator. With one generator for all
 * layers, a layer would change when an earlier layer uses more random numbers, for example in a wider image.
 */
const createLayerRandom = (key: string, layer: 'scene' | 'emblem' | 'front'): Random =>
  createImageRandom(`${layer} ${key}`);

/** Draws the complete image that `plan` describes and returns the SVG. `key` determines the random choices. */
export const paint = (plan: Plan, key: string, frame: Frame): string => {
  const canvas = new Canvas();
  const scene = createLayerRandom(key, 'scene');
  const front = createLayerRandom(key, 'front');
  canvas.clipped(cover(frame), () => {
    scenes[plan.scene](canvas, scene, plan.mood, frame);
    drawVignette(canvas, plan, frame);
    drawBackdrop(canvas, scene, plan, frame);
    placeEmblem(canvas, createLayerRandom(key, 'emblem'), plan, frame);
    drawForeground(canvas, front, plan, frame);
    drawParticles(canvas, front, plan, frame);
  });
  return canvas.toSvg(frame.w, frame.h);
};

/**
 * Draws only the scene (background) of a planned image and returns the SVG. The emblem (main figure) and the objects in
 * front of it are omitted.
 */
export const paintScene = (plan: Plan, key: string, frame: Frame): string => {
  const canvas = new Canvas();
  canvas.clipped(cover(frame), () => {
    scenes[plan.scene](canvas, createLayerRandom(key, 'scene'), plan.mood, frame);
    drawVignette(canvas, plan, frame);
  });
  return canvas.toSvg(frame.w, frame.h);
};

/** Draws only the emblem (main figure) of a planned image and returns a square SVG with enough space for the glow. */
export const paintEmblem = (plan: Plan, key: string): string => {
  const canvas = new Canvas();
  drawEmblem(canvas, { plan, random: createLayerRandom(key, 'emblem'), isFlipped: plan.pose.flip });
  return canvas.toSvg(240, 240, '-120 -120 240 240');
};

const bannerFrame: Frame = { w: 720, h: 320, fx: 540, fy: 164 };

/**
 * Draws all layers of a banner and returns the SVG. The emblem (main figure) is on the right. The left side fades
 * into the plain colour `ground`. By default, `ground` is the colour of the upper sky.
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
