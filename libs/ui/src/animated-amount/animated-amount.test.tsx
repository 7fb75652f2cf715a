// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnimatedAmount } from './animated-amount.tsx';

const peso = (amount: number) => `₱${(amount / 100).toFixed(2)}`;
const text = () => screen.getByTestId('sum').textContent;
const show = (props: { amount: number | undefined; isMasked?: boolean }) => (
  <AnimatedAmount format={peso} maskedLabel="Balance hidden" data-testid="sum" {...props} />
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the first amount at once, and counts to the following ones', async () => {
  const balance = render(show({ amount: 10_000 }));
  expect(text()).toBe('₱100.00');
  balance.rerender(show({ amount: 20_000 }));
  await vi.advanceTimersByTimeAsync(100);
  expect(text()).not.toBe('₱200.00');
  await vi.advanceTimersByTimeAsync(600);
  expect(text()).toBe('₱200.00');
});

it('shows no amount while it is hidden or unknown', () => {
  const balance = render(show({ amount: 10_000, isMasked: true }));
  expect(text()).toBe('****Balance hidden');
  balance.rerender(show({ amount: undefined }));
  expect(text()).toBe('****Balance hidden');
});

it('does not count when it is unmasked', () => {
  const balance = render(show({ amount: 10_000, isMasked: true }));
  balance.rerender(show({ amount: 25_000, isMasked: false }));
  expect(text()).toBe('₱250.00');
});
