import { type MouseEvent, type PointerEvent, useEffect } from 'react';
import type { PressHandler, PressOptions } from './press-handler.ts';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/**
 * Handler of all presses on the page. There is only one handler, because only one element is
 * pressed at a time.
 */
let handler: PressHandler | undefined;

/**
 * Loads the code that handles presses. Until it has loaded, only the CSS selector `:active` shows a
 * press.
 */
export async function loadPressHandler() {
  const module = await import('./press-handler.ts');
  handler ??= new module.PressHandler();
}

/**
 * Returns event handlers that show a press and detect a long press. Pass them to the element as
 * props. During a press, they set the attribute `data-press` for CSS: `down` at the first contact,
 * and `held` after 130 ms. They remove the attribute 100 ms after the release. Clicks work as
 * usual. The hook does not cause a render.
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
