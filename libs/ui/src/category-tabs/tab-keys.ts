import type { KeyboardEvent } from 'react';
import { pageDirection } from '../internal/page-direction.ts';

/**
 * Returns the index of the tab that a key selects: an arrow key, Home or End. Returns undefined for
 * other keys. In a right-to-left page, the left arrow key selects the next tab. After the last tab,
 * the first tab is next.
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
