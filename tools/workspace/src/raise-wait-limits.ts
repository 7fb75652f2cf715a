import type { vi } from 'vitest';
import { testLimits } from './test-limits.ts';

type Waits = Pick<typeof vi, 'waitFor' | 'waitUntil'>;
type Options = Parameters<Waits['waitFor']>[1];

const raised = Symbol('raised');

const raise = (options: Options): Options => {
  const { timeout = 0, ...others } = typeof options === 'number' ? { timeout: options } : (options ?? {});
  return { ...others, timeout: Math.max(timeout, testLimits.outcome) };
};

/**
 * Sets a minimum timeout (`testLimits.outcome`) for every `vi.waitFor` and `vi.waitUntil`. The default of Vitest is one
 * second, which is too short on a busy machine, and Vitest has no setting for it. The set-up file calls this function
 * for each test file. Only the first call in a process has an effect.
 */
export const raiseWaitLimits = (waits: Waits & { [raised]?: true }): void => {
  if (waits[raised]) return;
  const { waitFor, waitUntil } = waits;
  waits.waitFor = (callback, options) => waitFor(callback, raise(options));
  waits.waitUntil = (callback, options) => waitUntil(callback, raise(options));
  waits[raised] = true;
};
