import { type MouseEvent, type PointerEvent, useEffect } from 'react';
import type { Press, PressOptions } from './press.ts';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** One finger presses one thing, so one machine serves the page. */
let press: Press | undefined;

/** Loads what a press does. Until it is there a press has the style sheet's `:active` alone. */
export async function loadPress() {
  const module = await import('./press.ts');
  press ??= new module.Press();
}

/**
 * Touch feedback and long press for a tile or a row; spread the result on the element. The state goes
 * to the DOM at once, with no render: `data-press` is `down` from the first contact, `held` after the
 * press delay, and gone 100 ms after release. Activation stays the element's own click.
 */
export function usePress(options: PressOptions = {}) {
  // Without a network it does not come, and is not missed.
  useEffect(() => void loadPress().catch(() => undefined), []);
  const pass = (event: PressEvent) => press?.handle(event, options);
  return {
    onPointerDown: pass,
    onPointerMove: pass,
    onPointerUp: pass,
    onPointerCancel: pass,
    onPointerLeave: pass,
    onClickCapture: pass,
    onContextMenu: pass,
  };
}
