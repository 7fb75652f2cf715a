import { type PointerEvent, useRef } from 'react';

/**
 * Minimum horizontal distance of a swipe in CSS pixels. The specification defines this number only for the row of
 * vendors. The popups use the same number.
 */
export const swipeThreshold = 60;

/**
 * Calls `onTurn` after a horizontal swipe: with 1 (next page) after a swipe to the left, and with -1 (previous page)
 * after a swipe to the right. On a right-to-left page, the directions are reversed.
 */
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
