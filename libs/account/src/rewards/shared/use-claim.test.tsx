// @vitest-environment happy-dom
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { useClaim } from './use-claim.ts';

const claimed = {
  id: 'r1',
  amount: '25.00',
  currency: 'PHP',
  claimedAt: '2026-01-05T08:00:00.000Z',
  sumBalance: '125.00',
  rollover: '0.00',
};
let gateway: TestGateway;
let toasts: string[];
let unsubscribe: () => void;

beforeEach(() => {
  toasts = [];
  unsubscribe = subscribeToToasts((event) => 'show' in event && toasts.push(event.show.text));
  gateway = startTestGateway();
});
afterEach(() => {
  cleanup();
  unsubscribe();
});

/** Two claim buttons that share one hook, as on the screens with rewards. */
const ClaimButtons = () => {
  const { pending, claim } = useClaim();
  return ['r1', 'r2'].map((id) => (
    <button key={id} type="button" aria-busy={pending === id} onClick={() => claim(id)}>
      {id}
    </button>
  ));
};
const open = async () => renderScreen({ Screen: ClaimButtons, at: '/m/rewards', texts: await startTestTexts() });
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('sends one claim while another one is pending', async () => {
  let respond = (): void => undefined;
  gateway.reply('claimReward', () => new Promise((resolve) => (respond = () => resolve(success(claimed)))));
  await open();
  await tap('r1');
  await tap('r1');
  await tap('r2');
  expect(screen.getByRole('button', { name: 'r1' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(gateway.getCalls('claimReward')).toHaveLength(1));
  respond();
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/25\.00 is in your balance/)]));
  expect(gateway.getCalls('claimReward')).toEqual([{ id: 'r1' }]);
});

test('shows the message of a rejection and accepts the next claim', async () => {
  gateway.reply('claimReward', () => failure('promotion.not.claimable'));
  await open();
  await tap('r1');
  await waitFor(() => expect(toasts).toEqual(['This reward cannot be claimed now. Look at its conditions again.']));
  gateway.reply('claimReward', () => success({ ...claimed, id: 'r2' }));
  await tap('r2');
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(gateway.getCalls('claimReward')).toEqual([{ id: 'r1' }, { id: 'r2' }]);
});

test('shows that a claim without a response is not paid twice', async () => {
  gateway.reply('claimReward', () => networkError);
  await open();
  await tap('r1');
  await waitFor(() => expect(toasts).toEqual(['No answer came. Ask again: nothing is ever paid twice.']));
});

test('shows a general message for an error code that the client does not know', async () => {
  gateway.reply('claimReward', () => failure('promotion.not.invented.yet'));
  await open();
  await tap('r1');
  await waitFor(() => expect(toasts).toEqual(['Something went wrong. Please try again.']));
});
