// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, startGateway, wellAnswers, type TestGateway } from '../testing/gateway.ts';
import { everythingInSight } from '../testing/intersection.ts';
import { show } from '../testing/show.tsx';
import { Screen } from './game-list-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  everythingInSight();
  gateway = startGateway(wellAnswers);
});
afterEach(cleanup);

const address = () => screen.getByLabelText('address').textContent;
const pages = () => gateway.asked.filter((path) => path.includes('gameList')).map((path) => new URL(path, 'http://x').searchParams.get('pageNo'));

test('the end of the list brings the next page, until there is none', async () => {
  await show(<Screen />, { path: '/m/gameList?gameType=RNG' });
  expect(await screen.findByText('All 30')).toBeTruthy();
  expect(await screen.findByText('That is all: 30 games')).toBeTruthy();
  expect(pages()).toEqual(['1', '2']);
});

test('a page that fails stops the list, which can be asked to go on', async () => {
  const user = userEvent.setup();
  const list = wellAnswers.GCSGAME_gameList as (query: URLSearchParams) => unknown;
  gateway.answers = { ...wellAnswers, GCSGAME_gameList: (query: URLSearchParams) => (query.get('pageNo') === '2' ? new Refusal('system.busy') : list(query)) };
  await show(<Screen />, { path: '/m/gameList?gameType=RNG' });
  await screen.findByText('This part did not load.');
  expect(screen.getByText('All 1')).toBeTruthy();
  gateway.answers = wellAnswers;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All 30')).toBeTruthy();
});

test('a vendor is chosen, and given up by choosing it again', async () => {
  const user = userEvent.setup();
  await show(<Screen />, { path: '/m/gameList?gameType=RNG' });
  await user.click(await screen.findByRole('button', { name: 'Studio COMET' }));
  expect(await screen.findByText('COMET 1')).toBeTruthy();
  expect(address()).toBe('/m/gameList?vassalage=COMET');
  await user.click(screen.getByRole('button', { name: 'Studio COMET' }));
  expect(await screen.findByText('All 1')).toBeTruthy();
});

test('the search asks the gateway on Enter', async () => {
  const user = userEvent.setup();
  await show(<Screen />, { path: '/m/gameList?gameType=RNG' });
  await user.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'dragon{Enter}');
  await waitFor(() => expect(gateway.asked.some((path) => path.includes('gameName=dragon'))).toBe(true));
});

test('vendors of e-sports are not chosen among', async () => {
  await show(<Screen />, { path: '/m/gameList?gameType=ESPORTS' });
  await screen.findByText('All 1');
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(3));
  expect(screen.queryByRole('region', { name: 'Game providers' }) ?? screen.queryByRole('group', { name: 'Game providers' })).toBeNull();
});
