// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './referral-screen.tsx';

const link = 'https://bituinara.example/m/register?ref=SUN7';
const overview = {
  code: 'SUN7',
  link,
  currency: 'PHP',
  invited: 2,
  qualified: 1,
  earned: '50.00',
  claimable: '50.00',
  rule: { deposit: '100.00', bets: '500.00', days: 30, reward: '50.00', rolloverTimes: 1, friendsPerMonth: 10 },
  terms: '<p>In short</p>',
};
const friend = {
  id: 'f1',
  name: 'an***',
  joinedAt: '2026-01-05T08:00:00.000Z',
  until: '2026-02-05T08:00:00.000Z',
  status: 'claimable',
  reward: '50.00',
  rewardId: 'friend:f1',
};
const page = (list: readonly object[], pageNum = 1, totalPages = 1) => success({ list, pageNum, totalPages });
let gateway: TestGateway;
let toasts: string[];
let unsubscribe: () => void;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  toasts = [];
  unsubscribe = subscribeToToasts((event) => 'show' in event && toasts.push(event.show.text));
  gateway = startTestGateway();
  gateway.reply('referralOverview', () => success(overview));
  gateway.reply('referralFriends', () => page([]));
});
afterEach(() => {
  cleanup();
  unsubscribe();
  clearSession();
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

/** Opens the screen. `userEvent.setup` replaces the clipboard, so a test must stub the clipboard after this call. */
const open = async () => {
  const user = userEvent.setup();
  renderScreen({ Screen, at: '/m/referral', texts: await startTestTexts() });
  await screen.findByText(link);
  return user;
};
const stubNativeShare = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

test('copies the link, and shows how to copy it when the browser denies access', async () => {
  const user = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(toasts).toEqual(['Copied.']));
  expect(write).toHaveBeenCalledWith(link);
  write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]).toBe('It could not be copied. Mark it with a long press.');
});

test("opens the app's share sheet when the native one fails, but not when the member closes it", async () => {
  const share = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  stubNativeShare(share);
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ text: `Have a look at Bituinara: ${link}` }));
  expect(screen.queryByRole('dialog')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('Failed', 'DataError'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: 'Share your link' })).toBeDefined();
});

test('opens a share target in a new tab without a referrer, with the link encoded', async () => {
  const openTab = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Facebook' }));
  expect(openTab).toHaveBeenCalledWith(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
    '_blank',
    'noopener,noreferrer',
  );
});

test('claims the reward of a friend, whose row then shows the paid amount', async () => {
  gateway.reply('referralFriends', () => page([friend]));
  gateway.reply('claimReward', () => {
    gateway.reply('referralFriends', () => page([{ ...friend, status: 'claimed' }]));
    return success({
      id: friend.rewardId,
      amount: '50.00',
      currency: 'PHP',
      claimedAt: '2026-01-06T08:00:00.000Z',
      sumBalance: '150.00',
      rollover: '50.00',
    });
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Claim .*50\.00: an\*\*\*$/ }));
  expect(await screen.findByText(/^Claimed · /)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(gateway.getCalls('claimReward')).toEqual([{ id: 'friend:f1' }]);
});

test('keeps the invitation link when the friends cannot be loaded, and loads them again', async () => {
  gateway.reply('referralFriends', () => failure('system.busy'));
  const user = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(link)).toBeDefined();
  gateway.reply('referralFriends', () => page([]));
  await user.click(retry);
  expect(await screen.findByText('Nobody yet. Share your link to begin.')).toBeDefined();
});
