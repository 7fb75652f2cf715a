import { swipeBackPx } from '@livery/contract/constants';

/** How near the side of the window a finger must come down for a swipe from the edge. */
const edgeWidthPx = 24;
/** A finger has taken a side after this many px: before, it may rest or scroll. */
const touchSlopPx = 10;

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

interface Viewport {
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** The edge at which a finger came down, by the reading direction. */
export const edgeFromX = ({ x, y }: Point, { width, isRightToLeft }: Viewport): Track | undefined => {
  if (x <= edgeWidthPx) return { x, y, inward: 1, edge: isRightToLeft ? 'end' : 'start' };
  if (x >= width - edgeWidthPx) return { x, y, inward: -1, edge: isRightToLeft ? 'start' : 'end' };
  return undefined;
};

/** How far into the window the finger is from where it came down, in px. */
export const inwardDelta = (from: Track, to: Point): number => Math.max(0, (to.x - from.x) * from.inward);

const isWithin = (from: Track, to: Point, minPx: number): boolean =>
  inwardDelta(from, to) >= minPx && Math.abs(to.y - from.y) < inwardDelta(from, to) / 2;

/** Whether the finger goes rather into the window than up or down. */
export const isHorizontal = (from: Track, to: Point): boolean => isWithin(from, to, touchSlopPx);

/** Whether it also went far enough to mean it. */
export const isSwipe = (from: Track, to: Point): boolean => isWithin(from, to, swipeBackPx);
