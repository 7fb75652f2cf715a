// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DefaultTerms } from '../legal/default-terms.tsx';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen as DetailScreen } from './help-detail-screen.tsx';
import { Screen as ListScreen } from './help-screen.tsx';

const pages = [
  { id: 'a', title: 'How do I deposit?', content: '<p>Open the <a href="/m/voucherCenter">cashier</a>.</p>' },
  {
    id: 'b',
    title: 'How do I withdraw?',
    content:
      '<p onclick="alert(1)">To an account of your own.<script>globalThis.hacked = true</script><img ' +
      'src="https://evil.example/x.gif" onerror="globalThis.hacked = true"></p>',
  },
  { id: 'c', title: 'Who answers?', content: '<p>People do.</p>' },
];

let gateway: TestGateway;
beforeEach(() => {
  localStorage.clear();
  gateway = startTestGateway();
  gateway.reply('helpCenter', () => success({ list: pages }));
});
afterEach(cleanup);

const open = async (at: string, Screen: ComponentType) => renderScreen({ Screen, at, texts: await startTestTexts() });
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;

test('opens the first entry, and another one on a tap, also in the address', async () => {
  await open('/m/help', ListScreen);
  expect(await screen.findByRole('link', { name: 'cashier' })).toBeDefined();
  await userEvent.click(screen.getByText('Who answers?'));
  expect(await screen.findByText('People do.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'cashier' })).toBeNull();
  expect(getLocation()).toBe('/m/help?i=2');
  await userEvent.click(screen.getByText('Who answers?'));
  await waitFor(() => expect(screen.queryByText('People do.')).toBeNull());
});

test("requests the mobile version in the page's language", async () => {
  await open('/m/help', ListScreen);
  await screen.findByText('Who answers?');
  expect(gateway.getCalls('helpCenter')).toEqual([{ device: 'MOBILE', shelf: 'help', language: 'EN' }]);
});

test('removes active content from an entry', async () => {
  await open('/m/help?i=1', ListScreen);
  const article = await screen.findByText(/To an account of your own/);
  expect(article.closest('details')?.querySelector('script, img, [onclick]')).toBeNull();
  expect('hacked' in globalThis).toBe(false);
});

test('opens a link of an entry inside the app', async () => {
  await open('/m/help', ListScreen);
  await userEvent.click(await screen.findByRole('link', { name: 'cashier' }));
  expect(getLocation()).toBe('/m/voucherCenter');
});

test('filters the entries by the search words', async () => {
  await open('/m/help', ListScreen);
  await userEvent.type(await screen.findByRole('searchbox'), 'people');
  await waitFor(() => expect(screen.queryByText('How do I deposit?')).toBeNull());
  await userEvent.type(screen.getByRole('searchbox'), ' zzz');
  expect(await screen.findByText('No answer speaks of “people zzz”.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'All questions' }));
  expect(await screen.findByText('How do I deposit?')).toBeDefined();
});

test.each([
  ['/m/helpDetail', 'How do I deposit?'],
  ['/m/helpDetail?i=2', 'Who answers?'],
  ['/m/helpDetail?i=99', 'How do I deposit?'],
])('on %s shows only "%s"', async (at, title) => {
  await open(at, DetailScreen);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(title);
});

const screens = [
  ['/m/help', ListScreen, 'There are no answers here yet.', 'The help center could not be loaded.'],
  ['/m/helpDetail', DetailScreen, 'There are no answers here yet.', 'The help center could not be loaded.'],
  ['/m/useragreement', DefaultTerms, 'The agreement is not here yet.', 'The agreement could not be loaded.'],
] as const;

test.each(screens)('on %s links to customer service when there is no entry', async (at, Screen, none) => {
  gateway.reply('helpCenter', () => success({ list: [] }));
  await open(at, Screen);
  expect(await screen.findByText(none)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toBe('/m/service');
});

test.each(screens)('on %s retries after a failure', async (at, Screen, _, failed) => {
  gateway.reply('helpCenter', () => failure('system.busy'));
  await open(at, Screen);
  expect(await screen.findByText(failed)).toBeDefined();
  gateway.reply('helpCenter', () => networkError);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(failed)).toBeDefined();
  gateway.reply('helpCenter', () => success({ list: pages }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
});

test.each([[null], [{}], [{ list: null }], [{ list: 'x' }]])(
  'reports the response %j as a failure and does not crash',
  async (value) => {
    gateway.reply('helpCenter', () => success(value));
    await open('/m/help', ListScreen);
    expect(await screen.findByText('The help center could not be loaded.')).toBeDefined();
  },
);

test('shows each clause of the agreement under its heading', async () => {
  await open('/m/useragreement', DefaultTerms);
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    pages.map(({ title }) => title),
  );
});
