import { computeMultiplierAt } from '../rules/growth.ts';
import { paintBurst, paintRocket } from './paint-rocket.ts';
import { paintSky } from './paint-sky.ts';

/** State of the scene: waiting on the ramp, flying since a time, or ended at a multiplier. */
export type RocketSceneState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'flying'; /** Milliseconds of the page clock. */ readonly since: number }
  | { readonly kind: 'gone'; readonly crashPoint: number; readonly at: number };

export interface RocketScene {
  readonly set: (state: RocketSceneState) => void;
}

/**
 * Position of the rocket on the canvas for `rise`, the logarithm of the multiplier. It follows a curve and then stays,
 * while the sky moves.
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

/** Animates the flight on its canvas. Calls `onMultiplier` at every frame of the flight. */
export const createRocketScene = (
  canvas: HTMLCanvasElement,
  isCalm: () => boolean,
  onMultiplier: (multiplier: number) => void,
): RocketScene => {
  const context = canvas.getContext('2d');
  let state: RocketSceneState = { kind: 'waiting' };
  let width = 0;
  let height = 0;

  const paint = (time: number): void => {
    requestAnimationFrame(paint);
    if (!context || width === 0) return;
    const multiplier =
      state.kind === 'flying'
        ? computeMultiplierAt(Math.max(0, time - state.since))
        : state.kind === 'gone'
          ? state.crashPoint
          : 100;
    if (state.kind === 'flying') onMultiplier(multiplier);
    const rise =
      state.kind === 'flying'
        ? isCalm()
          ? 0.7
          : (Math.log(2) * Math.max(0, time - state.since)) / 9000
        : Math.log(multiplier / 100);
    const still = isCalm() ? 0 : time;
    paintSky(context, width, height, isCalm() ? 0.7 : rise, still);
    if (rise > 0.005) paintTrail(context, rise, width, height);
    const { x, y, angle } = getRocketPosition(rise, width, height);
    const shake = state.kind === 'flying' && !isCalm() ? Math.sin(time / 40) * 1.1 : 0;
    context.save();
    context.translate(x, y + shake);
    const scale = Math.min(width, height * 1.3) / 330;
    context.scale(scale, scale);
    if (state.kind === 'gone') paintBurst(context, isCalm() ? Infinity : time - state.at);
    else {
      context.rotate(state.kind === 'waiting' ? -0.5 : angle);
      paintRocket(context, still, state.kind === 'flying');
    }
    context.restore();
  };

  new ResizeObserver(([entry]) => {
    const scale = Math.min(devicePixelRatio, 2);
    width = entry?.contentRect.width ?? 0;
    height = entry?.contentRect.height ?? 0;
    canvas.width = width * scale;
    canvas.height = height * scale;
    context?.setTransform(scale, 0, 0, scale, 0, 0);
  }).observe(canvas);
  requestAnimationFrame(paint);

  return { set: (next) => void (state = next) };
};
