import type { KeyboardEvent } from 'react';
import { pageDirection } from '../internal/page-direction.ts';

/**
 * Returns the index of the tab that a key press selects. Undefined for other keys. Arrow keys
 * follow the reading direction. The first tab follows the last tab.
 */
export function getNextTabIndex(
  { key }: KeyboardEvent,
  from: number,
  count: number,
): number | undefined {
  const isRtl = pageDirection() === 'rtl';
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return (from + step + count) % count;
  return { Home: 0, End: count - 1 }[key];
}
