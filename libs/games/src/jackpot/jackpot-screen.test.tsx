// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offline, startGateway, wellAnswers, type TestGateway } from '../testing/gateway.ts';
import { show } from '../testing/show.tsx';
import { Screen } from './jackpot-screen.tsx';

let gateway: TestGateway;
beforeEach(() => {
  gateway = startGateway(wellAnswers);
});
afterEach(cleanup);

test('a brand without a jackpot of its own says so, leads home, and asks for no rounds', async () => {
  await show(<Screen />, { path: '/m/jackpot' });
  expect((await screen.findByRole('link', { name: 'Go to home' })).getAttribute('href')).toBe('/m/home');
  expect(gateway.asked.filter((path) => path.includes('Rounds'))).toEqual([]);
});

test('without a network it can be asked for again', async () => {
  gateway.answers = { ...wellAnswers, VIS_getJackpot: offline, VIS_getJackpotRounds: offline };
  await show(<Screen />, { path: '/m/jackpot' });
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(gateway.asked.some((path) => path.includes('VIS_getJackpotRounds'))).toBe(true));
});
