import { swipeBackPx } from '@livery/contract/constants';

/** How near the side of the window a finger must come down for a swipe from the edge. */
const edgePx = 24;
/** A finger has taken a side after this many px: before, it may rest or scroll. */
const slopPx = 10;

type Edge = 'start' | 'end';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Track extends Point {
  readonly edge: Edge;
  /** Which way x goes into the window. */
  readonly inward: 1 | -1;
}

interface Window {
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** The edge at which a finger came down, by the reading direction. */
export const edgeAt = ({ x, y }: Point, { width, isRightToLeft }: Window): Track | undefined => {
  if (x <= edgePx) return { x, y, inward: 1, edge: isRightToLeft ? 'end' : 'start' };
  if (x >= width - edgePx) return { x, y, inward: -1, edge: isRightToLeft ? 'start' : 'end' };
  return undefined;
};

/** How far into the window the finger is from where it came down, in px. */
export const inwards = (from: Track, to: Point): number => Math.max(0, (to.x - from.x) * from.inward);

const isWithin = (from: Track, to: Point, leastPx: number): boolean =>
  inwards(from, to) >= leastPx && Math.abs(to.y - from.y) < inwards(from, to) / 2;

/** Whether the finger goes rather into the window than up or down. */
export const isSideways = (from: Track, to: Point): boolean => isWithin(from, to, slopPx);

/** Whether it also went far enough to mean it. */
export const isSwipe = (from: Track, to: Point): boolean => isWithin(from, to, swipeBackPx);
