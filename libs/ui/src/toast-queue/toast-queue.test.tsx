// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  closeToast,
  showToast,
  subscribeToToasts,
  ToastDuration,
  useHasToasts,
} from './toast-queue.tsx';

// The test files of a Vitest worker share the loaded modules. An earlier file may have shown a
// toast, so this file loads its modules again.
vi.hoisted(() => vi.resetModules());

it('reports that the toaster is needed, queues earlier toasts and passes later ones on', () => {
  const { result } = renderHook(useHasToasts);
  expect(result.current).toBe(false);

  let id = '';
  act(() => {
    id = showToast({ text: 'Please contact customer service' });
  });
  expect(result.current).toBe(true);

  const taken: unknown[] = [];
  const stop = subscribeToToasts((event) => taken.push(event));
  closeToast(id);
  expect(taken).toEqual([
    {
      show: {
        id,
        kind: 'info',
        text: 'Please contact customer service',
        duration: ToastDuration.short,
      },
    },
    { close: id },
  ]);
  stop();
});

it('shows a loading toast until it is closed', () => {
  const taken: unknown[] = [];
  const stop = subscribeToToasts((event) => taken.push(event));
  showToast({ id: 'log-in', kind: 'loading', text: 'Logging in' });
  expect(taken).toEqual([
    { show: expect.objectContaining({ id: 'log-in', duration: ToastDuration.untilClosed }) },
  ]);
  stop();
});
