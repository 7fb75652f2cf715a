import type { Canvas } from '../paint/canvas.ts';
import type { Random } from '../paint/random.ts';
import { circle, ellipse, glint, rect, star } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { spark, type Frame } from '../scenes/sky.ts';
import { Particles } from '../themes/theme.ts';
import type { Plan } from './plan.ts';

/** Returns a random point around the emblem, the main figure of the image. */
const around = (random: Random, frame: Frame): readonly [number, number] => {
  const a = random.between(0, Math.PI * 2);
  const r = random.between(0.36, 0.56) * frame.h;
  return [frame.fx + Math.cos(a) * r * random.between(1, frame.w / frame.h), frame.fy + Math.sin(a) * r];
};

type Painter = (canvas: Canvas, random: Random, plan: Plan, frame: Frame) => void;

const drawEmbers: Painter = (canvas, random, _plan, frame) => {
  for (let i = 0; i < 22; i++) {
    const [x, y] = around(random, frame);
    const r = random.between(1.6, 4);
    spark(canvas, x, y, r * 3.4, '#ff8a2b', 0.7);
    canvas.flat(ellipse(x, y, r * 0.7, r), random.pick(['#fff2a0', '#ffd34d', '#ffb03a']));
  }
};

const drawCoins: Painter = (canvas, random, _plan, frame) => {
  for (let i = 0; i < 7; i++) {
    const [x, y] = around(random, frame);
    canvas.group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.integer(-40, 40)}) scale(${random.between(0.45, 1).toFixed(2)} 1)`,
      () => coin(canvas, 0, 0, random.between(8, 17), random.integer(0, 4)),
    );
  }
};

const drawPetals: Painter = (canvas, random, _plan, frame) => {
  for (let i = 0; i < 20; i++) {
    const [x, y] = around(random, frame);
    canvas.at(
      x,
      y,
      random.between(0.6, 1.3),
      () =>
        canvas.flat(
          'M0 0C6 -9 16 -7 18 0C14 7 5 7 0 0z',
          canvas.linear([
            [0, '#ffe3ef'],
            [1, '#ff8fb8'],
          ]),
        ),
      random.between(0, 360),
    );
  }
};

const drawConfetti: Painter = (canvas, random, _plan, frame) => {
  for (let i = 0; i < 34; i++) {
    const [x, y] = around(random, frame);
    canvas.at(
      x,
      y,
      1,
      () =>
        canvas.flat(
          rect(-5, -2.5, 10, 5, 1),
          random.pick(['#ff4d63', '#ffd23d', '#43e08b', '#4fb4ff', '#c07bff', '#ffffff']),
        ),
      random.between(0, 180),
    );
  }
};

const drawBubbles: Painter = (canvas, random, _plan, frame) => {
  for (let i = 0; i < 16; i++) {
    const [x, y] = around(random, frame);
    const r = random.between(3, 11);
    canvas.raw(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#fff" ` +
        'fill-opacity=".18" stroke="#fff" stroke-opacity=".85" stroke-width="1.500"/>',
    );
    canvas.flat(circle(x - r * 0.35, y - r * 0.35, r * 0.24), '#ffffff');
  }
};

const drawSnow: Painter = (canvas, random, _plan, frame) => {
  for (let i = 0; i < 40; i++)
    canvas.flat(
      circle(random.between(0, frame.w), random.between(0, frame.h), random.between(1.4, 4.6)),
      '#ffffff',
      random.between(0.55, 1),
    );
};

const drawStars: Painter = (canvas, random, { mood }, frame) => {
  for (let i = 0; i < 12; i++) {
    const [x, y] = around(random, frame);
    const r = random.between(4, 11);
    canvas.flat(star(x, y, r, r * 0.45, 5, random.between(0, 40)), random.pick([mood.spark, mood.glow, '#ffffff']));
  }
};

const drawMotes: Painter = (canvas, random, { mood }, frame) => {
  for (let i = 0; i < 24; i++) {
    const [x, y] = around(random, frame);
    spark(canvas, x, y, random.between(3, 9), mood.spark, 0.95);
  }
};

const drawSparks: Painter = (canvas, random, { mood }, frame) => {
  for (let i = 0; i < 9; i++) {
    const [x, y] = around(random, frame);
    const r = random.between(7, 19);
    spark(canvas, x, y, r, mood.glow, 0.6);
    canvas.flat(glint(x, y, r), '#ffffff', 0.95);
  }
};

const painters: Readonly<Record<Particles, Painter>> = {
  [Particles.Sparks]: drawSparks,
  [Particles.Embers]: drawEmbers,
  [Particles.Coins]: drawCoins,
  [Particles.Petals]: drawPetals,
  [Particles.Confetti]: drawConfetti,
  [Particles.Bubbles]: drawBubbles,
  [Particles.Snow]: drawSnow,
  [Particles.Stars]: drawStars,
  [Particles.Motes]: drawMotes,
};

/** Draws floating particles, e.g. bubbles or snow, in front of all other parts of the image. */
export const drawParticles: Painter = (canvas, random, plan, frame) => {
  painters[plan.particles](canvas, random, plan, frame);
};
