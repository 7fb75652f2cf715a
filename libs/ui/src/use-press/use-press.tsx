import { type MouseEvent, type PointerEvent, useEffect } from 'react';
import type { PressHandler, PressOptions } from './press-handler.ts';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/**
 * Handler of all presses on the page. There is only one handler, because only one element is
 * pressed at a time.
 */
let handler: PressHandler | undefined;

/**
 * Loads the press handler. Until the handler has loaded, an element shows a press only with
 * `:active` in CSS.
 */
export async function loadPressHandler() {
  const module = await import('./press-handler.ts');
  handler ??= new module.PressHandler();
}

/**
 * Returns event handlers that show a press and detect a long press. Pass them to the element as
 * props. The hook sets the attribute `data-press` without a render: `down` at the first contact and
 * `held` after the press delay. It removes the attribute 100 ms after the release. Clicks work as
 * usual.
 */
export function usePress(options: PressOptions = {}) {
  // Without a network, the press handler cannot load. The error is ignored, because clicks also
  // work without the press handler.
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
