import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { subscribeToToasts } from '../toast-queue/toast-queue.tsx';

/**
 * Timeout of `findBy…` and `waitFor` in milliseconds. The library's default is too short on a busy
 * machine.
 */
configure({ asyncUtilTimeout: 60_000 });

/**
 * Cleans up after each test file of a package that renders components: unmounts all mounted
 * components and discards queued toasts. This is necessary, because the test files of a Vitest
 * worker share the document and the toast queue.
 */
afterAll(() => {
  cleanup();
  subscribeToToasts(() => undefined)();
});
