import { type CanvasSize, trackCanvasSize } from '../../../client/dom/canvas-size.ts';
import { computeMultiplierAt } from '../rules/growth.ts';
import { paintBurst, paintRocket } from './paint-rocket.ts';
import { paintSky } from './paint-sky.ts';

/** State of the animation. The rocket waits on the ramp, flies, or has exploded. */
export type RocketSceneState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'flying'; /** Start of the flight, as a value of `performance.now()`. */ readonly since: number }
  | { readonly kind: 'gone'; readonly crashPoint: number; readonly at: number };

export interface RocketScene {
  readonly set: (state: RocketSceneState) => void;
}

/**
 * Returns the position of the rocket on the canvas. `rise` is the natural logarithm of the multiplier. The rocket
 * moves along a curve towards a fixed point. Near this point, only the sky seems to move.
 */
const getRocketPosition = (rise: number, width: number, height: number) => {
  const part = 1 - Math.exp(-rise * 2.2);
  return {
    x: width * (0.14 + 0.56 * part),
    y: height * (0.8 - 0.43 * part ** 1.7),
    angle: -Math.atan2(0.43 * 1.7 * part ** 0.7 * height, 0.56 * width),
  };
};

const paintTrail = (context: CanvasRenderingContext2D, rise: number, width: number, height: number): void => {
  const to = getRocketPosition(rise, width, height);
  const from = getRocketPosition(0, width, height);
  const fade = context.createLinearGradient(from.x, from.y, to.x, to.y);
  fade.addColorStop(0, 'rgb(255 214 110 / 5%)');
  fade.addColorStop(1, 'rgb(255 214 110 / 95%)');
  context.strokeStyle = fade;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.beginPath();
  for (let step = 0; step <= 40; step += 1) {
    const { x, y } = getRocketPosition((rise * step) / 40, width, height);
    context.lineTo(x, y);
  }
  context.stroke();
};

interface Frame {
  /** Multiplier in hundredths. */
  readonly multiplier: number;
  /** Height of the rocket: the natural logarithm of the multiplier. */
  readonly rise: number;
}

/** Height (`rise`) of the rocket that the canvas shows during the whole flight if the player prefers reduced motion. */
const calmRise = 0.7;

const getFrame = (state: RocketSceneState, time: number, isCalm: boolean): Frame => {
  if (state.kind === 'waiting') return { multiplier: 100, rise: 0 };
  if (state.kind === 'gone') return { multiplier: state.crashPoint, rise: Math.log(state.crashPoint / 100) };
  const elapsedMs = Math.max(0, time - state.since);
  return { multiplier: computeMultiplierAt(elapsedMs), rise: isCalm ? calmRise : (Math.log(2) * elapsedMs) / 9000 };
};

const paintRocketState = (
  context: CanvasRenderingContext2D,
  state: RocketSceneState,
  { time, angle, isCalm }: { readonly time: number; readonly angle: number; readonly isCalm: boolean },
): void => {
  if (state.kind === 'gone') return paintBurst(context, isCalm ? Infinity : time - state.at);
  context.rotate(state.kind === 'waiting' ? -0.5 : angle);
  paintRocket(context, isCalm ? 0 : time, state.kind === 'flying');
};

const paintScene = (
  context: CanvasRenderingContext2D,
  { width, height }: CanvasSize,
  state: RocketSceneState,
  { rise, time, isCalm }: { readonly rise: number; readonly time: number; readonly isCalm: boolean },
): void => {
  paintSky(context, width, height, isCalm ? calmRise : rise, isCalm ? 0 : time);
  if (rise > 0.005) paintTrail(context, rise, width, height);
  const { x, y, angle } = getRocketPosition(rise, width, height);
  const shake = state.kind === 'flying' && !isCalm ? Math.sin(time / 40) * 1.1 : 0;
  const scale = Math.min(width, height * 1.3) / 330;
  context.save();
  context.translate(x, y + shake);
  context.scale(scale, scale);
  paintRocketState(context, state, { time, angle, isCalm });
  context.restore();
};

/**
 * Animates the flight on a canvas. In every frame of the flight, calls `onMultiplier` with the current multiplier in
 * hundredths.
 */
export const createRocketScene = (
  canvas: HTMLCanvasElement,
  isCalm: () => boolean,
  onMultiplier: (multiplier: number) => void,
): RocketScene => {
  const context = canvas.getContext('2d');
  const getSize = trackCanvasSize(canvas);
  let state: RocketSceneState = { kind: 'waiting' };

  const paint = (time: number): void => {
    requestAnimationFrame(paint);
    const size = getSize();
    if (!context || size.width === 0) return;
    const { multiplier, rise } = getFrame(state, time, isCalm());
    if (state.kind === 'flying') onMultiplier(multiplier);
    paintScene(context, size, state, { rise, time, isCalm: isCalm() });
  };
  requestAnimationFrame(paint);

  return { set: (next) => void (state = next) };
};
