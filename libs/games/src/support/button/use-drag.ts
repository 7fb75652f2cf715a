import { type PointerEvent, useRef } from 'react';

/** Min distance of a drag in CSS pixels. A shorter movement counts as a tap. */
const tapSlopPx = 8;
/** Min distance in CSS pixels between the dragged element and the top of the screen. */
const minTopPx = 64;

interface DragStart {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  /** Max distance in CSS pixels that the element can move up from its position before the first drag. */
  readonly maxUp: number;
}

/**
 * Makes an element at the bottom of the screen draggable. The element moves up and down at one side of the screen, but
 * never below its initial position. If the visitor drops the element beyond the middle of the screen, it moves to the
 * other side.
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
    /** Ref of the element that moves. */
    root,
    /** Returns true if the last press was a drag and not a tap. */
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
