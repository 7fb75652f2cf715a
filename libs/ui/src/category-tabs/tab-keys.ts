import type { KeyboardEvent } from 'react';
import { pageDirection } from '../internal/page-direction.ts';

/**
 * Index that a key selects among `count` entries: the next or previous in reading direction
 * (cyclic), the first, the last.
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
