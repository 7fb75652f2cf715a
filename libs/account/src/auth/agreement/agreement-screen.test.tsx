// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './agreement-screen.tsx';

const clauses = [
  { id: 'a', title: 'Who may play', content: '<p>Adults only.</p>' },
  { id: 'b', title: 'Your money', content: '<p>It is <b>yours</b>.</p>' },
];
let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  gateway = startTestGateway();
  gateway.reply('helpCenter', () => success({ list: clauses }));
});
afterEach(cleanup);

const open = async () => renderScreen({ Screen, at: '/m/useragreement', texts: await startTestTexts() });

test("requests the agreement in the page's language and shows its clauses in their order", async () => {
  await open();
  await screen.findByText('Adults only.');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Who may play', 'Your money']);
  expect(screen.getByText('yours').tagName).toBe('B');
  expect(gateway.getCalls('helpCenter')).toEqual([{ device: 'MOBILE', shelf: 'agreement', language: 'EN' }]);
});

test('links to customer service when there is no agreement yet', async () => {
  gateway.reply('helpCenter', () => success({ list: [] }));
  await open();
  expect(await screen.findByText('The agreement is not here yet.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toBe('/m/service');
});

test('loads the agreement again after a failure', async () => {
  gateway.reply('helpCenter', () => failure('system.busy'));
  await open();
  expect(await screen.findByText('The agreement could not be loaded.')).toBeDefined();
  gateway.reply('helpCenter', () => success({ list: clauses }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Adults only.')).toBeDefined();
});
