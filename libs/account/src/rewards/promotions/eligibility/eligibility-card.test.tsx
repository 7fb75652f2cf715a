// @vitest-environment happy-dom
import type { PromotionDetail } from '@livery/api/rewards/promotions';
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearDrafts } from '../../../shared/draft-store.ts';
import { failure, startTestGateway, success, type TestGateway } from '../../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../../testing/test-app.tsx';
import { EligibilityCard } from './eligibility-card.tsx';

type Eligibility = NonNullable<PromotionDetail['mine']>;

const promotion: PromotionDetail = {
  id: 'welcome',
  kind: 'WELCOME',
  title: 'Half of your first deposit',
  summary: 'Once.',
  image: '/p.webp',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  hasEnded: false,
  currency: 'PHP',
  rolloverTimes: 1,
  content: '',
  terms: '',
  mine: null,
};
const createEligibility = (more: Partial<Eligibility>): Eligibility => ({
  status: 'notEligible',
  reason: null,
  until: null,
  reward: null,
  lines: [],
  days: null,
  ...more,
});
let gateway: TestGateway;

beforeEach(() => {
  clearDrafts();
  logIn(0);
  gateway = startTestGateway();
});
afterEach(() => {
  cleanup();
  clearSession();
});

/** Starts a session. Type 0 is a member, type 4 is a trial user. */
const logIn = (type: number) =>
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type, firstTimeLogin: false });
const open = async (change: Partial<PromotionDetail>, flags = {}) => {
  const Screen = () => <EligibilityCard promotion={{ ...promotion, ...change }} />;
  renderScreen({ Screen, at: '/m/activityDetail', texts: await startTestTexts(), flags });
};

test('links a visitor to the login and back to the promotion', async () => {
  clearSession();
  await open({});
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(
    `/m/login?from=${encodeURIComponent('/m/activityDetail?id=welcome')}`,
  );
});

test('shows a trial member that promotions are not for trials', async () => {
  logIn(4);
  await open({});
  expect(await screen.findByText('Free trial accounts take no part in promotions.')).toBeDefined();
});

test('marks the next day of the check-in, and none after the check-in of today', async () => {
  const days = { done: 1, today: false, amounts: ['5.00', '10.00', '15.00'] };
  await open({ kind: 'CHECKIN', mine: createEligibility({ status: 'progress', days }) });
  const getCurrent = () =>
    screen.getAllByRole('listitem').flatMap((day, at) => (day.getAttribute('aria-current') ? [at] : []));
  await screen.findByText('Day 1');
  expect(getCurrent()).toEqual([1]);
  cleanup();
  await open({ kind: 'CHECKIN', mine: createEligibility({ status: 'progress', days: { ...days, today: true } }) });
  await screen.findByText('Day 1');
  expect(getCurrent()).toEqual([]);
});

test('links to the deposit only when the brand has deposits', async () => {
  const mine = createEligibility({ reason: 'deposit' });
  await open({ mine }, { DEPOSIT: true });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/m/voucherCenter');
  cleanup();
  await open({ mine });
  expect(await screen.findByText('Make a deposit to take part.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('keeps the text of a rejected application and sends it again', async () => {
  const mine = createEligibility({ status: 'apply' });
  gateway.reply('applyActivity', () => failure('promotion.applied'));
  await open({ kind: 'APPLY', mine });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Write a few words.');
  expect(gateway.calls).toEqual([]);
  const comment = screen.getByLabelText<HTMLTextAreaElement>('Your words');
  await userEvent.type(comment, 'My reason');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You have already applied this month.');
  expect(comment.value).toBe('My reason');
  gateway.reply('applyActivity', () => success({ status: 'waiting', answerBy: '2026-01-06T00:00:00.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(gateway.getCalls('applyActivity')).toHaveLength(2));
  expect(gateway.getCalls('applyActivity')[1]).toEqual({ id: 'welcome', comment: 'My reason', images: [] });
});
