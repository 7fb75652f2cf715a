import { type PointerEvent, useRef } from 'react';

/** A finger that moved so far sideways meant to turn. CSS pixels, by the specification's strip of vendors. */
export const swipeThreshold = 60;

/** Tells of a sideways swipe: 1 onwards, -1 back, by the direction in which the page is read. */
export const useSwipe = (onTurn: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) =>
      void (isPrimary && (start.current = { x, y })),
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) < swipeThreshold || Math.abs(y) > Math.abs(x)) return;
      onTurn(x < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1);
    },
    onPointerCancel: () => void (start.current = undefined),
  };
};
