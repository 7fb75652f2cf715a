// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offline, startGateway, defaultHandlers, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from './jackpot-screen.tsx';

let gateway: TestGateway;
beforeEach(() => {
  gateway = startGateway(defaultHandlers);
});
afterEach(cleanup);

test('shows that the brand has no jackpot of its own, links to the home, and requests no rounds', async () => {
  await renderScreen(<Screen />, { path: '/m/jackpot' });
  expect((await screen.findByRole('link', { name: 'Go to home' })).getAttribute('href')).toBe('/m/home');
  expect(gateway.requests.filter((path) => path.includes('Rounds'))).toEqual([]);
});

test('offers a retry offline', async () => {
  gateway.handlers = { ...defaultHandlers, VIS_getJackpot: offline, VIS_getJackpotRounds: offline };
  await renderScreen(<Screen />, { path: '/m/jackpot' });
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(gateway.requests.some((path) => path.includes('VIS_getJackpotRounds'))).toBe(true));
});
