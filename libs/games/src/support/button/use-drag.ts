import { type PointerEvent, useRef } from 'react';

/** A finger that moved less than this has tapped. CSS pixels. */
const tapSlopPx = 8;
/** How far from the top of the screen it may be put. CSS pixels. */
const minTopPx = 64;

interface DragStart {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  /** The furthest up that it can go from where it stands by itself. */
  readonly maxUp: number;
}

/**
 * Lets a thing that floats at the foot of the screen be moved out of the way: up and down along its side, and to the
 * other side when it is let go beyond the middle. It never goes lower than where it stands by itself, above the bottom bar.
 */
export const useDrag = () => {
  const root = useRef<HTMLElement>(null);
  const dragStart = useRef<DragStart>(undefined);
  const up = useRef(0);
  const dragged = useRef(false);

  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    const element = root.current;
    const from = dragStart.current;
    if (!element || !from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!dragged.current && Math.hypot(x, y) < tapSlopPx) return;
    dragged.current = true;
    up.current = Math.min(Math.max(from.up - y, 0), from.maxUp);
    element.style.transform = `translate(${x}px, ${-up.current}px)`;
  };
  const handleRelease = ({ clientX }: PointerEvent) => {
    const element = root.current;
    dragStart.current = undefined;
    if (!element || !dragged.current) return;
    element.style.transform = `translate(0, ${-up.current}px)`;
    const { left, width } = element.parentElement!.getBoundingClientRect();
    const isAtStart = clientX < left + width / 2 === (document.documentElement.dir !== 'rtl');
    element.dataset.side = isAtStart ? 'start' : 'end';
  };
  return {
    /** Of what is moved. */
    root,
    /** Whether the press that ends now moved it: it was no tap then. */
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        dragged.current = false;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        dragStart.current = {
          x: event.clientX,
          y: event.clientY,
          up: up.current,
          maxUp: Math.max(0, event.currentTarget.getBoundingClientRect().top + up.current - minTopPx),
        };
      },
      onPointerMove: handleMove,
      onPointerUp: handleRelease,
      onPointerCancel: handleRelease,
    },
  };
};
