import { type MouseEvent, type PointerEvent, useEffect } from 'react';
import type { PressHandler, PressOptions } from './press-handler.ts';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** One finger presses one thing, so one machine serves the page. */
let handler: PressHandler | undefined;

/** Loads what a press does. Until it is there a press has the style sheet's `:active` alone. */
export async function loadPressHandler() {
  const module = await import('./press-handler.ts');
  handler ??= new module.PressHandler();
}

/**
 * Touch feedback and long press for a tile or a row; spread the result on the element. The state goes
 * to the DOM at once, with no render: `data-press` is `down` from the first contact, `held` after the
 * press delay, and gone 100 ms after release. Activation stays the element's own click.
 */
export function usePress(options: PressOptions = {}) {
  // Without a network it does not come, and is not missed.
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
