import { afterAll, vi } from 'vitest';
import { raiseWaitLimits } from './raise-wait-limits.ts';

raiseWaitLimits(vi);

/**
 * Cleans up after each test file. The next file of the worker then starts with real timers and globals, an empty
 * document and empty storages.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
