import { type MouseEvent, type PointerEvent, useEffect } from 'react';
import type { PressHandler, PressOptions } from './press-handler.ts';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** Only one element is pressed at a time, so one handler serves the page. */
let handler: PressHandler | undefined;

/** Loads the press handler. Until it is loaded a press has only the style sheet's `:active`. */
export async function loadPressHandler() {
  const module = await import('./press-handler.ts');
  handler ??= new module.PressHandler();
}

/**
 * Touch feedback and long press for a tile or a row; spread the result on the element. The state
 * goes to the DOM at once, without a render: `data-press` is `down` from the first contact, `held`
 * after the press delay, and absent 100 ms after release. The element's own click still activates
 * it.
 */
export function usePress(options: PressOptions = {}) {
  // Without a network the load fails, and the press works without it.
  useEffect(() => void loadPressHandler().catch(() => undefined), []);
  const handleEvent = (event: PressEvent) => handler?.handle(event, options);
  return {
    onPointerDown: handleEvent,
    onPointerMove: handleEvent,
    onPointerUp: handleEvent,
    onPointerCancel: handleEvent,
    onPointerLeave: handleEvent,
    onClickCapture: handleEvent,
    onContextMenu: handleEvent,
  };
}
