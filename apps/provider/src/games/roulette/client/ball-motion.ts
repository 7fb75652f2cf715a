import { pockets, wheelOrder } from '../rules/wheel.ts';
import { ballLiesAt } from '../rules/spin-times.ts';

/** Clockwise speed of the wheel in radians per millisecond. */
const wheelSpeed = 0.00042;
const turns = 11;
/** Fraction of the duration after which the ball leaves the track. */
const leavesAt = 0.66;

/** Distance of the ball from the centre on the track and in a pocket, as a fraction of the wheel's radius. */
export const trackRadius = 0.885;
export const pocketRadius = 0.575;

export const computeWheelAngle = (time: number): number => (time * wheelSpeed) % (2 * Math.PI);

/** Angle of the centre of a pocket relative to the wheel, in radians clockwise from its top. */
export const computePocketAngle = (number: number): number => (wheelOrder.indexOf(number) * 2 * Math.PI) / pockets;

/**
 * Position of the ball relative to the wheel, `elapsedMs` after the throw. The ball runs against the wheel, slows down,
 * leaves the track and hops into the pocket of its number.
 */
export const computeBallPosition = (
  number: number,
  elapsedMs: number,
): { readonly angle: number; readonly radius: number } => {
  const part = Math.min(1, Math.max(0, elapsedMs / ballLiesAt));
  const remainingPart = (1 - part) ** 2.1;
  const fall = Math.max(0, (part - leavesAt) / (1 - leavesAt));
  const hop = fall > 0 && fall < 1 ? Math.abs(Math.cos(fall * Math.PI * 3.5)) * (1 - fall) ** 1.6 * 0.16 : 0;
  const drop = Math.min(1, fall * 2.6) ** 1.5;
  return {
    angle: computePocketAngle(number) - remainingPart * turns * 2 * Math.PI,
    radius: trackRadius + (pocketRadius - trackRadius) * drop + (drop >= 1 ? hop : 0),
  };
};
