import { swipeBackPx } from '@livery/contract/constants';

/** How near the side of the window a finger must come down for a swipe from the edge. */
const edgePx = 24;

type Edge = 'start' | 'end';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Track extends Point {
  readonly edge: Edge;
}

interface Window {
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** The edge at which a finger came down, by the reading direction. */
export const edgeAt = ({ x, y }: Point, { width, isRightToLeft }: Window): Track | undefined => {
  if (x <= edgePx) return { x, y, edge: isRightToLeft ? 'end' : 'start' };
  if (x >= width - edgePx) return { x, y, edge: isRightToLeft ? 'start' : 'end' };
  return undefined;
};

/** Whether the finger went far enough into the window, and rather sideways than up or down. */
export const isSwipe = (from: Point, to: Point): boolean => {
  const across = Math.abs(to.x - from.x);
  return across >= swipeBackPx && Math.abs(to.y - from.y) < across / 2;
};
