// @vitest-environment jsdom
import { loadResponseValidation } from '@livery/api/client/validate-response';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen as ListScreen } from './activity-screen.tsx';
import { Screen as DetailScreen } from './detail-screen.tsx';

let gateway: TestGateway;
beforeAll(async () => void (await loadResponseValidation()));
beforeEach(() => {
  localStorage.clear();
  gateway = startTestGateway();
});
afterEach(cleanup);

const listedPromotion = {
  id: 'welcome',
  kind: 'WELCOME',
  title: 'Half of your first deposit',
  summary: 'Once.',
  image: '/p.webp',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  hasEnded: false,
};
const listed = { ...listedPromotion, status: null };
const detail = {
  ...listedPromotion,
  currency: 'PHP',
  rolloverTimes: 1,
  mine: null,
  content: '<p>All of it</p>',
  terms: '<p>In short</p>',
};
const open = async (Screen: ComponentType, at: string) => renderScreen({ Screen, at, texts: await startTestTexts() });

test('what has ended stands apart from what runs', async () => {
  gateway.reply('listPromotions', () =>
    success({ list: [listed, { ...listed, id: 'old', title: 'The one before', hasEnded: true }] }),
  );
  await open(ListScreen, '/m/activity');
  expect((await screen.findByRole('link', { name: /Half of your first/ })).getAttribute('href')).toBe(
    '/m/activityDetail?id=welcome',
  );
  expect(screen.getByRole('region').textContent).toContain('The one before');
});

test('without any it says so', async () => {
  gateway.reply('listPromotions', () => success({ list: [] }));
  await open(ListScreen, '/m/activity');
  expect(await screen.findByText('No promotions at the moment.')).toBeDefined();
});

test.each(['request.not.found', 'request.invalid'])('one that is gone leads to the others: %s', async (code) => {
  gateway.reply('promotionDetail', () => failure(code));
  await open(DetailScreen, '/m/activityDetail?id=gone');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/m/activity');
});

test('a day that is none takes no promotion away', async () => {
  gateway.reply('promotionDetail', () => success({ ...detail, startsAt: 'soon', endsAt: 'later' }));
  await open(DetailScreen, '/m/activityDetail?id=welcome');
  expect(await screen.findByText('All of it')).toBeDefined();
});

describe.each([
  ['the list', ListScreen, '/m/activity', 'listPromotions', { list: [listed] }],
  ['a promotion', DetailScreen, '/m/activityDetail?id=welcome', 'promotionDetail', detail],
] as const)('%s', (_, Screen, at, operation, response) => {
  test.each([
    ['a refusal', failure('system.busy')],
    ['no answer', networkError],
    ['nothing', success(null)],
    ['another thing', success('x')],
    ['half of it', success({ ...listedPromotion, list: [{ id: 'a' }] })],
  ])('that was answered with %s is asked for again, and is there', async (__, failedResponse) => {
    gateway.reply(operation, () => failedResponse);
    await open(Screen, at);
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.reply(operation, () => success(response));
    await userEvent.click(again);
    expect(await screen.findByText('Half of your first deposit')).toBeDefined();
  });
});
