// @vitest-environment jsdom
import { validateWithSchema } from '@livery/api/client/schema-validator';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen as ListScreen } from './activity-screen.tsx';
import { Screen as DetailScreen } from './detail-screen.tsx';

let gateway: TestGateway;
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
const open = async (Screen: ComponentType, at: string) =>
  renderScreen({ Screen, at, texts: await startTestTexts(), validateResponse: validateWithSchema });

test('separates ended promotions from active ones', async () => {
  gateway.reply('listPromotions', () =>
    success({ list: [listed, { ...listed, id: 'old', title: 'The one before', hasEnded: true }] }),
  );
  await open(ListScreen, '/m/activity');
  expect((await screen.findByRole('link', { name: /Half of your first/ })).getAttribute('href')).toBe(
    '/m/activityDetail?id=welcome',
  );
  expect(screen.getByRole('region').textContent).toContain('The one before');
});

test('shows an empty state without promotions', async () => {
  gateway.reply('listPromotions', () => success({ list: [] }));
  await open(ListScreen, '/m/activity');
  expect(await screen.findByText('No promotions at the moment.')).toBeDefined();
});

test.each(['request.not.found', 'request.invalid'])(
  'links to the list when the promotion does not exist: %s',
  async (code) => {
    gateway.reply('promotionDetail', () => failure(code));
    await open(DetailScreen, '/m/activityDetail?id=gone');
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/m/activity');
  },
);

test('shows a promotion with an invalid date', async () => {
  gateway.reply('promotionDetail', () => success({ ...detail, startsAt: 'soon', endsAt: 'later' }));
  await open(DetailScreen, '/m/activityDetail?id=welcome');
  expect(await screen.findByText('All of it')).toBeDefined();
});

describe.each([
  ['the list', ListScreen, '/m/activity', 'listPromotions', { list: [listed] }],
  ['a promotion', DetailScreen, '/m/activityDetail?id=welcome', 'promotionDetail', detail],
] as const)('%s', (_, Screen, at, operation, response) => {
  test.each([
    ['an error response', failure('system.busy')],
    ['no response', networkError],
    ['an empty response', success(null)],
    ['a response of another type', success('x')],
    ['a partial response', success({ ...listedPromotion, list: [{ id: 'a' }] })],
  ])('retries after %s', async (__, failedResponse) => {
    gateway.reply(operation, () => failedResponse);
    await open(Screen, at);
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.reply(operation, () => success(response));
    await userEvent.click(again);
    expect(await screen.findByText('Half of your first deposit')).toBeDefined();
  });
});
