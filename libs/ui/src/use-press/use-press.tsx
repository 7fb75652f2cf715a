import { useLayoutEffect, useState } from 'react';
import { Press, type PressOptions } from './press.ts';

/**
 * Touch feedback and long press for a tile or a row; spread the result on the element. The state goes
 * to the DOM at once, with no render: `data-press` is `down` from the first contact, `held` after the
 * press delay, and gone 100 ms after release. Activation stays the element's own click.
 */
export function usePress(options: PressOptions = {}) {
  const [press] = useState(() => new Press());
  useLayoutEffect(() => press.update(options));
  return press.handlers;
}
