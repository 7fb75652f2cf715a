import { swipeBackPx } from '@livery/contract/constants';

/** Max distance from the edge of the window at which a swipe can start, in px. */
const edgeWidthPx = 24;
/** Min movement in px after which the direction of a touch is checked. A smaller movement may be a tap or a scroll. */
const touchSlopPx = 10;

type Edge = 'start' | 'end';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Track extends Point {
  readonly edge: Edge;
  /** 1 if a movement into the window increases x, -1 if it decreases x. */
  readonly inward: 1 | -1;
}

interface Viewport {
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/**
 * Returns the start point and the edge of a touch, depending on the text direction. Returns undefined if the touch does
 * not start at an edge.
 */
export const edgeFromX = ({ x, y }: Point, { width, isRightToLeft }: Viewport): Track | undefined => {
  if (x <= edgeWidthPx) return { x, y, inward: 1, edge: isRightToLeft ? 'end' : 'start' };
  if (x >= width - edgeWidthPx) return { x, y, inward: -1, edge: isRightToLeft ? 'start' : 'end' };
  return undefined;
};

/** Returns the distance in px that the finger has moved into the window. Never negative. */
export const inwardDelta = (from: Track, to: Point): number => Math.max(0, (to.x - from.x) * from.inward);

const isWithin = (from: Track, to: Point, minPx: number): boolean =>
  inwardDelta(from, to) >= minPx && Math.abs(to.y - from.y) < inwardDelta(from, to) / 2;

/** Returns true if the finger has moved farther into the window than up or down. */
export const isHorizontal = (from: Track, to: Point): boolean => isWithin(from, to, touchSlopPx);

/** Returns true if the finger has moved mainly into the window and far enough for a swipe. */
export const isSwipe = (from: Track, to: Point): boolean => isWithin(from, to, swipeBackPx);
