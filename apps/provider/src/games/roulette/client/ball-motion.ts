import { pockets, wheelOrder } from '../rules/wheel.ts';
import { ballLiesAt } from '../rules/spin-times.ts';

/** Clockwise speed of the wheel, in radians per millisecond. */
const wheelSpeed = 0.00042;
const turns = 11;
/** Fraction of the throw's duration after which the ball leaves the outer track. */
const leavesAt = 0.66;

/**
 * Distances of the ball from the wheel's centre, as fractions of the wheel's radius. `trackRadius` is the distance on
 * the outer track. `pocketRadius` is the distance in a pocket.
 */
export const trackRadius = 0.885;
export const pocketRadius = 0.575;

export const computeWheelAngle = (time: number): number => (time * wheelSpeed) % (2 * Math.PI);

/** Returns the angle of a number's pocket in radians, clockwise from the top of the wheel. */
export const computePocketAngle = (number: number): number => (wheelOrder.indexOf(number) * 2 * Math.PI) / pockets;

/**
 * Returns the position of the ball relative to the wheel, `elapsedMs` after the throw. The ball runs in the opposite
 * direction to the wheel, slows down, leaves the outer track and hops into the pocket of `number`.
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
