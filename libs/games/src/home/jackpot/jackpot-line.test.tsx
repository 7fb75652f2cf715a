// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { jackpotRules } from '@livery/contract/constants';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { JackpotLine } from './jackpot-line.tsx';
import { useIllustrativeJackpot } from './use-jackpot-figure.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Figure = ({ isRunning }: { isRunning: boolean }) => <output>{useIllustrativeJackpot(isRunning)}</output>;
const figure = () => Number(screen.getByRole('status').textContent);

test('starts the figure within its bounds and increases it by 100 to 500 every 3 to 5 seconds', async () => {
  vi.useFakeTimers();
  render(<Figure isRunning />);
  expect(figure()).toBeGreaterThanOrEqual(jackpotRules.from);
  expect(figure()).toBeLessThanOrEqual(jackpotRules.to);
  for (let round = 0; round < 20; round++) {
    const before = figure();
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(figure()).toBe(before);
    await act(() => vi.advanceTimersToNextTimerAsync());
    expect(figure() - before).toBeGreaterThanOrEqual(100);
    expect(figure() - before).toBeLessThanOrEqual(500);
  }
});

test('does not change while the brand has a real jackpot', async () => {
  vi.useFakeTimers();
  render(<Figure isRunning={false} />);
  const before = figure();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(figure()).toBe(before);
});

test('labels an illustrative figure, and links to the winners', async () => {
  startGateway({ VIS_getJackpot: { illustrative: true, amount: null, currency: 'PHP', closesAt: null } });
  await renderScreen(<JackpotLine />);
  expect(await screen.findByText('An illustrative figure, not a prize to be won.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m/winnerPage');
});

test('shows a real jackpot to the cent, without the label', async () => {
  startGateway({ VIS_getJackpot: { illustrative: false, amount: '1234567.89', currency: 'PHP', closesAt: null } });
  await renderScreen(<JackpotLine />);
  expect(await screen.findByText('₱1,234,567.89')).toBeTruthy();
  expect(screen.queryByText(/illustrative/)).toBeNull();
});
