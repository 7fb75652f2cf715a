import { type CanvasSize, trackCanvasSize } from '../../../client/dom/canvas-size.ts';
import { fightMs, type FightOutcome } from '../rules/fight.ts';
import {
  type Corner,
  getEnergy,
  getFightPhase,
  getShownTime,
  writeFightScript,
  type FightScript,
} from './fight-script.ts';
import { impactTimes, paintEffects, paintRays } from './paint-effects.ts';
import { getPlumage, paintRooster } from './paint-rooster.ts';
import { getFightPose, getWaitingPose, type RoosterPose } from './rooster-pose.ts';

export interface FightStage {
  /**
   * Shows the two roosters before the fight. `number` is the number of the fight and decides the colours of the
   * roosters.
   */
  readonly showWaiting: (number: number) => void;
  /**
   * Animates a fight. The animation begins `elapsedMs` milliseconds after the start of the fight, e.g. above 0 if the
   * page opens during a fight. With `Infinity`, the canvas shows only the end of the fight.
   */
  readonly run: (outcome: FightOutcome, elapsedMs: number) => void;
  /** Shows the end of the fight at once. */
  readonly skip: () => void;
}

export interface FightStageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly isCalm: () => boolean;
  /** Called with the energy of both roosters, from 0 to 1, when one of them changes. */
  readonly onEnergy: (energy: Readonly<Record<Corner, number>>) => void;
  /**
   * Called at each impact (a hit of the two roosters) that the animation shows. Not called for impacts that the player
   * skips. `isLast` is true for the strike that decides the fight.
   */
  readonly onImpact: (isLast: boolean) => void;
  /** Called once at the end of the animation. */
  readonly onEnd: () => void;
}

interface RunningFight {
  readonly script: FightScript;
  /** Time of the start, in milliseconds of `performance.now`. */
  readonly since: number;
}

const corners: readonly Corner[] = ['meron', 'wala'];
/**
 * Size of the visible area, in the units in which the roosters are drawn. A rooster is about 100 units high. The canvas
 * is scaled so that this area fits.
 */
const pitWidth = 226;
const pitHeight = 138;
/**
 * Height in CSS pixels at the top of the canvas that the names and the phase message cover. A rooster reaches this area
 * only in a jump.
 */
const coveredHeight = 92;

const paintPit = (context: CanvasRenderingContext2D, { width, height }: CanvasSize, scale: number): void => {
  const ground = height - 30 * scale;
  const radius = Math.max(width * 0.52, 120 * scale);
  const depth = 34 * scale;
  context.fillStyle = 'rgb(34 14 6 / 72%)';
  context.beginPath();
  context.ellipse(width / 2, ground + 4 * scale, radius + 9 * scale, depth + 8 * scale, 0, 0, 7);
  context.fill();
  const sand = context.createRadialGradient(width / 2, ground, 10, width / 2, ground, radius);
  sand.addColorStop(0, '#f0cf93');
  sand.addColorStop(0.7, '#cf9d5b');
  sand.addColorStop(1, '#8d5f2f');
  context.fillStyle = sand;
  context.beginPath();
  context.ellipse(width / 2, ground, radius, depth, 0, 0, 7);
  context.fill();
  context.strokeStyle = 'rgb(255 255 255 / 60%)';
  context.lineWidth = 1.6 * scale;
  context.beginPath();
  context.ellipse(width / 2, ground, radius * 0.62, depth * 0.62, 0, 0, 7);
  context.stroke();
  for (const side of [-1, 1]) {
    context.fillStyle = side < 0 ? 'rgb(224 31 61 / 55%)' : 'rgb(22 104 227 / 55%)';
    context.beginPath();
    context.ellipse(width / 2 + side * 62 * scale, ground, 26 * scale, 9 * scale, 0, 0, 7);
    context.fill();
  }
};

const paintShadow = (context: CanvasRenderingContext2D, x: number, height: number): void => {
  context.fillStyle = `rgb(40 18 6 / ${Math.round(46 - height * 0.6)}%)`;
  context.beginPath();
  context.ellipse(x, 2, 32 - height * 0.3, 6, 0, 0, 7);
  context.fill();
};

interface Frame {
  readonly fight: RunningFight | undefined;
  readonly number: number;
  readonly elapsedMs: number;
  /**
   * Time in milliseconds that moves the waiting roosters and turns the rays of light. Always 0 if the player prefers
   * reduced motion.
   */
  readonly time: number;
}

const getPose = ({ fight, elapsedMs, time }: Frame, corner: Corner): RoosterPose =>
  fight ? getFightPose(fight.script, corner, elapsedMs) : getWaitingPose(corner, time);

const paintFrame = (context: CanvasRenderingContext2D, size: CanvasSize, frame: Frame): void => {
  const { fight, number, elapsedMs, time } = frame;
  const scale = Math.min(size.width / pitWidth, Math.max(60, size.height - coveredHeight) / pitHeight);
  context.clearRect(0, 0, size.width, size.height);
  paintPit(context, size, scale);
  context.save();
  context.translate(size.width / 2, size.height - 30 * scale);
  context.scale(scale, scale);
  const poses = corners.map((corner) => ({ corner, side: corner === 'meron' ? -1 : 1, pose: getPose(frame, corner) }));
  for (const { side, pose } of poses) paintShadow(context, side * pose.distance, pose.height);
  // Paints a sitting rooster first, so that the other rooster is in front of it.
  for (const { corner, side, pose } of poses.toSorted((a, b) => b.pose.sitting - a.pose.sitting)) {
    context.save();
    context.translate(side * pose.distance, 0);
    if (pose.isCrowing) paintRays(context, time);
    context.scale(-side, 1);
    paintRooster(context, getPlumage(corner, number), pose);
    context.restore();
  }
  if (fight) paintEffects(context, fight.script, elapsedMs);
  context.restore();
};

/** Animates fights on a canvas. The red rooster (Meron) is always on the left, even on right-to-left pages. */
export const createFightStage = ({ canvas, isCalm, onEnergy, onImpact, onEnd }: FightStageOptions): FightStage => {
  const context = canvas.getContext('2d');
  const getSize = trackCanvasSize(canvas);
  let fight: RunningFight | undefined;
  let number = 0;
  let lastMs = 0;
  let shownEnergy = '';

  const report = (script: FightScript | undefined, elapsedMs: number): void => {
    const energy = {
      meron: script ? getEnergy(script, 'meron', elapsedMs) : 1,
      wala: script ? getEnergy(script, 'wala', elapsedMs) : 1,
    };
    if (JSON.stringify(energy) !== shownEnergy) onEnergy(energy);
    shownEnergy = JSON.stringify(energy);
    for (const [index, time] of impactTimes.entries())
      if (lastMs < time && time <= elapsedMs && elapsedMs - time < 400) onImpact(index === impactTimes.length - 1);
    if (script && lastMs < fightMs && elapsedMs >= fightMs) onEnd();
    lastMs = elapsedMs;
  };

  const paint = (now: number): void => {
    requestAnimationFrame(paint);
    const size = getSize();
    if (!context || size.width === 0) return;
    const elapsedMs = fight ? Math.min(fightMs, Math.max(0, now - fight.since)) : 0;
    report(fight?.script, elapsedMs);
    const calm = isCalm();
    paintFrame(context, size, {
      fight,
      number,
      elapsedMs: getShownTime(elapsedMs, calm),
      time: calm ? 0 : now,
    });
    canvas.dataset['phase'] = fight ? getFightPhase(elapsedMs).name : 'waiting';
  };
  requestAnimationFrame(paint);

  return {
    showWaiting: (next) => {
      fight = undefined;
      number = next;
      lastMs = 0;
    },
    run: (outcome, elapsedMs) => {
      number = outcome.number;
      const start = Math.min(elapsedMs, fightMs);
      fight = { script: writeFightScript(outcome), since: performance.now() - start };
      lastMs = start;
    },
    skip: () => {
      if (fight) fight = { ...fight, since: performance.now() - fightMs };
    },
  };
};
