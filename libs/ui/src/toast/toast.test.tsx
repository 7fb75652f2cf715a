// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeToast,
  LoadingDuration,
  showToast,
  ToastDuration,
  type ToastKind,
} from '../toast-queue/toast-queue.tsx';
import { Toaster } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  render(<Toaster label="Messages" />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Returns true if the toast is visible. During its exit animation, the toast is still in the DOM,
 * but the result is false.
 */
const isShown = (text: string) =>
  screen.queryAllByText(text).some((element) => !element.closest('[data-ending-style]'));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = async (toast: Parameters<typeof showToast>[0]) => {
  let id = '';
  await act(async () => {
    id = showToast(toast);
  });
  return id;
};

it.each<ToastKind>(['info', 'success', 'fail', 'offline'])(
  '%s is shown for three seconds',
  async (kind) => {
    await show({ kind, text: kind });
    await pass(2999);
    expect(isShown(kind)).toBe(true);
    await pass(2);
    expect(isShown(kind)).toBe(false);
    expect(ToastDuration.short).toBe(3000);
  },
);

it.each([
  ['a long one', 'info', ToastDuration.long, 8000],
  ['a brief loading', 'loading', LoadingDuration.brief, 2000],
  ['a usual loading', 'loading', LoadingDuration.usual, 3000],
  ['an open-ended loading', 'loading', LoadingDuration.untilResponse, 9_999_000],
] as const)(
  '%s is shown as long as the specification defines',
  async (text, kind, duration, milliseconds) => {
    await show({ kind, text, duration });
    await pass(milliseconds - 1);
    expect(isShown(text)).toBe(true);
    await pass(2);
    expect(isShown(text)).toBe(false);
  },
);

it('shows a loading toast without a duration until it is closed', async () => {
  const id = await show({ kind: 'loading', text: 'Logging in' });
  await pass(60_000);
  expect(isShown('Logging in')).toBe(true);
  await act(async () => closeToast(id));
  expect(isShown('Logging in')).toBe(false);
});

it('closes a loading toast when the user cancels it', async () => {
  const run = vi.fn();
  await show({
    kind: 'loading',
    text: 'Sending',
    duration: LoadingDuration.untilResponse,
    action: { label: 'Cancel', run },
  });
  await act(async () => screen.getByRole('button', { name: 'Cancel', hidden: true }).click());
  expect(run).toHaveBeenCalledOnce();
  expect(isShown('Sending')).toBe(false);
});
