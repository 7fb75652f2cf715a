import { createVisualRandom } from '../../../client/fairness/seeded-random.ts';
import { clashes, clashMs, type Corner, fightPhases, impactPart, strikeMs, type FightScript } from './fight-script.ts';

const finishFrom = fightPhases.find(({ name }) => name === 'finish')?.from ?? 0;

/** Times of the impacts in milliseconds since the start of the fight. The last impact decides the fight. */
export const impactTimes: readonly number[] = [
  ...clashes.map(({ from }) => from + clashMs * impactPart),
  finishFrom + strikeMs,
];

const featherMs = 1500;
const sparkMs = 260;
const landingMs = 620;

const featherColours: Readonly<Record<Corner, readonly string[]>> = {
  meron: ['#e2641b', '#ffb347', '#b3261b'],
  wala: ['#dfe7f5', '#86a9ee', '#34559f'],
};

/**
 * Paints feathers that fly from an impact and fall to the ground. `age` is the time since the impact, in milliseconds.
 */
const paintFeathers = (
  context: CanvasRenderingContext2D,
  { age, seed, corners }: { readonly age: number; readonly seed: number; readonly corners: readonly Corner[] },
): void => {
  const random = createVisualRandom(seed);
  for (const corner of corners)
    for (let index = 0; index < 7; index += 1) {
      const side = corner === 'meron' ? -1 : 1;
      const speed = [side * (14 + random() * 46), 34 + random() * 58] as const;
      const seconds = age / 1000;
      const x = speed[0] * seconds * 1.4 + Math.sin(age / 160 + index) * 5;
      const y = Math.min(0, -58 - speed[1] * seconds + 62 * seconds * seconds);
      context.save();
      context.globalAlpha = Math.max(0, 1 - age / featherMs);
      context.translate(x, y);
      context.rotate(random() * 6 + age / 240);
      context.fillStyle = featherColours[corner][index % 3] as string;
      context.beginPath();
      context.ellipse(0, 0, 7, 2.3, 0, 0, 7);
      context.fill();
      context.restore();
    }
};

const paintSpark = (context: CanvasRenderingContext2D, age: number): void => {
  const part = age / sparkMs;
  context.save();
  context.translate(0, -64);
  context.globalAlpha = 1 - part;
  context.rotate(part * 0.5);
  context.fillStyle = '#fff3c4';
  context.beginPath();
  for (let point = 0; point < 20; point += 1) {
    const radius = (point % 2 ? 9 : 26) * (0.6 + part * 0.7);
    const angle = (point / 20) * Math.PI * 2;
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.fill();
  context.restore();
};

const paintDust = (context: CanvasRenderingContext2D, age: number): void => {
  const part = age / landingMs;
  context.save();
  context.globalAlpha = (1 - part) * 0.5;
  context.fillStyle = '#f3ddb0';
  for (const side of [-1, 1])
    for (let puff = 0; puff < 3; puff += 1) {
      context.beginPath();
      context.arc(side * (46 + puff * 9 + part * 14), -3 - puff * 2 - part * 7, 5 + part * 6, 0, 7);
      context.fill();
    }
  context.restore();
};

/**
 * Paints the feathers, the sparks and the dust after each impact. The origin is the ground in the middle of the pit.
 */
export const paintEffects = (context: CanvasRenderingContext2D, script: FightScript, elapsedMs: number): void => {
  for (const [index, time] of impactTimes.entries()) {
    const age = elapsedMs - time;
    if (age < 0) continue;
    const weaker = (['meron', 'wala'] as const).filter((corner) =>
      index < script.gains.length ? script.gains[index] !== corner : script.winner !== corner,
    );
    if (age < featherMs) paintFeathers(context, { age, seed: index * 31 + 7, corners: weaker });
    if (age < sparkMs) paintSpark(context, age);
    const landed = age - clashMs * 0.4;
    if (landed > 0 && landed < landingMs) paintDust(context, landed);
  }
};

/** Paints rays of light behind the winner. `time` in milliseconds rotates the rays. */
export const paintRays = (context: CanvasRenderingContext2D, time: number): void => {
  context.save();
  context.translate(0, -52);
  context.rotate(time / 2600);
  for (let ray = 0; ray < 12; ray += 1) {
    context.rotate(Math.PI / 6);
    context.fillStyle = 'rgb(255 220 120 / 26%)';
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(-13, -96);
    context.lineTo(13, -96);
    context.fill();
  }
  context.restore();
};
