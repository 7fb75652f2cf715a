import { formatHex } from 'culori';
import { Canvas } from '../paint/canvas.ts';
import type { Random } from '../paint/random.ts';
import { cover, type Frame } from '../scenes/sky.ts';
import { scenes } from '../scenes/scenes.ts';
import { drawBacking } from './backing.ts';
import { drawDrift } from './drift.ts';
import { drawForeground } from './foreground.ts';
import type { Plan } from './plan.ts';
import { drawVignette } from './vignette.ts';

const reuse = (id: string, colour: string, width: number, extra = ''): string =>
  `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${extra}/>`;

/** The emblem on its shadow, its glow and its rim. */
const placeEmblem = (c: Canvas, random: Random, plan: Plan, f: Frame): void => {
  const { pose, mood } = plan;
  const drawn = c.apart(() => {
    if (pose.flip) c.flipped(() => plan.theme.draw(c, random, plan.palette));
    else plan.theme.draw(c, random, plan.palette);
  });
  const id = c.define((own) => `<g id="${own}">${drawn.silhouette}</g>`);
  c.group(
    `translate(${(f.fx + pose.x).toFixed(1)} ${(f.fy + pose.y).toFixed(1)}) rotate(${pose.turn.toFixed(1)}) scale(${pose.scale.toFixed(3)})`,
    () => {
      c.raw(reuse(id, mood.glow, 34, ' opacity=".22"'));
      c.raw(reuse(id, mood.glow, 22, ' opacity=".32"'));
      c.raw(reuse(id, '#0b0414', 13, ' opacity=".5" transform="translate(2 8)"'));
      c.raw(reuse(id, plan.rim, 10));
      c.raw(reuse(id, '#1c0b22', 5));
      c.raw(drawn.body);
    },
  );
};

/** Paints a planned picture and returns it as SVG. */
export const paint = (plan: Plan, random: Random, f: Frame): string => {
  const c = new Canvas();
  c.clipped(cover(f), () => {
    scenes[plan.scene](c, random, plan.mood, f);
    drawVignette(c, plan, f);
    drawBacking(c, random, plan, f);
    placeEmblem(c, random, plan, f);
    drawForeground(c, random, plan, f);
    drawDrift(c, random, plan, f);
  });
  return c.toSvg(f.w, f.h);
};

const bannerFrame: Frame = { w: 720, h: 320, fx: 540, fy: 164 };

/** As `paint`, with the focal point at the right and the left side fading into a calm ground. */
export const paintBanner = (plan: Plan, random: Random, ground = plan.mood.zenith): string => {
  const c = new Canvas();
  const f = bannerFrame;
  const posed = { ...plan, pose: { x: 0, y: 2, scale: 1.26, turn: random.between(-4, 4), flip: false } };
  const colour = formatHex(ground) ?? plan.mood.zenith;
  c.clipped(cover(f), () => {
    scenes[posed.scene](c, random, posed.mood, f);
    c.flat(
      cover(f),
      c.linear(
        [
          [0, colour, 0.94],
          [0.34, colour, 0.8],
          [0.62, colour, 0],
        ],
        0,
      ),
    );
    drawBacking(c, random, posed, f);
    placeEmblem(c, random, posed, f);
    drawForeground(c, random, posed, f);
    drawDrift(c, random, posed, { ...f, w: 340 });
  });
  return c.toSvg(f.w, f.h);
};
