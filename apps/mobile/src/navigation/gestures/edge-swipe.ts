import { swipeBackPx } from '@livery/contract/constants';

/** Maximum distance from the edge of the window at which a swipe can start, in px. */
const edgeWidthPx = 24;
/**
 * Minimum movement in px after which the direction of a touch is checked. A smaller movement may be a tap or a
 * scroll.
 */
const touchSlopPx = 10;

type Edge = 'start' | 'end';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Track extends Point {
  readonly edge: Edge;
  /** Sign of a change of x for a movement from the edge into the window: 1 at the left edge, -1 at the right edge. */
  readonly inward: 1 | -1;
}

interface Viewport {
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/**
 * Returns the start point, the edge, and the inward direction of a touch that starts at the left or right window
 * edge. The text direction decides which edge is `start` and which is `end`. Returns undefined if the touch does not
 * start at an edge.
 */
export const edgeFromX = ({ x, y }: Point, { width, isRightToLeft }: Viewport): Track | undefined => {
  if (x <= edgeWidthPx) return { x, y, inward: 1, edge: isRightToLeft ? 'end' : 'start' };
  if (x >= width - edgeWidthPx) return { x, y, inward: -1, edge: isRightToLeft ? 'start' : 'end' };
  return undefined;
};

/** Returns the distance in px that the finger has moved into the window. The distance is never negative. */
export const inwardDelta = (from: Track, to: Point): number => Math.max(0, (to.x - from.x) * from.inward);

const isWithin = (from: Track, to: Point, minPx: number): boolean =>
  inwardDelta(from, to) >= minPx && Math.abs(to.y - from.y) < inwardDelta(from, to) / 2;

/**
 * Returns true if the finger moves sideways: at least `touchSlopPx` into the window, and more than twice as far
 * horizontally as vertically.
 */
export const isHorizontal = (from: Track, to: Point): boolean => isWithin(from, to, touchSlopPx);

/**
 * Returns true if the movement is a complete swipe: at least `swipeBackPx` into the window, and more than twice as far
 * horizontally as vertically.
 */
export const isSwipe = (from: Track, to: Point): boolean => isWithin(from, to, swipeBackPx);
