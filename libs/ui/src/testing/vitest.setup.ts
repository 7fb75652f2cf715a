import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { subscribeToToasts } from '../toast-queue/toast-queue.tsx';

/** Limit in milliseconds of `findBy…` and `waitFor`. The library's own limit is too short on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });

/**
 * Cleans up after each test file of a package that renders components: unmounts what is still
 * mounted, and discards queued toasts. The files of a worker share the document and the queue.
 */
afterAll(() => {
  cleanup();
  subscribeToToasts(() => undefined)();
});
