// @vitest-environment happy-dom
import { clearSession } from '@livery/kit/session';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { game, offline, startGateway, defaultHandlers, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from './search-screen.tsx';

let gateway: TestGateway;
const respondToSearch = (query: URLSearchParams) => {
  const list =
    query.get('keyword') === 'zzz'
      ? []
      : [game(1, { gameName: `Found by ${query.get('keyword')}` })].map((each) => ({
          ...each,
          vendorName: 'Lantern Forge',
        }));
  return { list, total: list.length };
};

beforeEach(() => {
  localStorage.clear();
  clearSession();
  gateway = startGateway({ ...defaultHandlers, GCSGAME_searchGames: respondToSearch });
});
afterEach(cleanup);

const searchesFor = () =>
  gateway.requests
    .filter((path) => path.includes('keyword='))
    .map((path) => new URL(path, 'http://x').searchParams.get('keyword'));
const address = () => screen.getByLabelText('address').textContent;
const box = () => screen.getByRole('searchbox');

test('searches after a pause in typing, and writes the search to the address', async () => {
  await renderScreen(<Screen />, { path: '/m/search' });
  const field = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  for (const typed of ['d', 'dr', 'dra']) fireEvent.input(field, { target: { value: typed } });
  const row = await screen.findByRole('link', { name: /Found by dra/ });
  expect(row.textContent).toContain('Lantern Forge');
  expect(row.getAttribute('href')).toMatch(/^\/m\/login\?from=/);
  expect(searchesFor()).toEqual(['dra']);
  await waitFor(() => expect(address()).toBe('/m/search?q=dra'));
});

test('suggests popular games before the visitor types', async () => {
  await renderScreen(<Screen />, { path: '/m/search' });
  const popular = await screen.findByRole('region', { name: 'Hot' });
  expect(
    within(popular)
      .getAllByRole('link')
      .map((tile) => tile.textContent)
      .filter(Boolean),
  ).toEqual(['Đêm Núi Lửa', 'NewCafé Royale', 'Lantern Road']);
});

test.each([
  ['slot', 'Slots', '/m/gameList?gameType=RNG&tab=all'],
  ['esp', 'Esports', '/m/gameList?gameType=ESPORTS&tab=all'],
  ['comet', 'Studio COMET · Slots', '/m/gameList?gameType=RNG&tab=all&vassalage=COMET'],
])('links from the search for "%s" to %s', async (searched, name, href) => {
  await renderScreen(<Screen />, { path: `/m/search?q=${searched}` });
  await screen.findByRole('link', { name: /Found by/ });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('shows no links for a search text that matches no category, vendor or page', async () => {
  await renderScreen(<Screen />, { path: '/m/search?q=announce' });
  await screen.findByRole('link', { name: /Found by/ });
  expect(screen.queryByRole('list', { name: 'Search' })).toBeNull();
});

test('restores a search from the address', async () => {
  await renderScreen(<Screen />, { path: '/m/search?q=koi' });
  expect(await screen.findByRole('link', { name: /Found by koi/ })).toBeTruthy();
  expect((box() as HTMLInputElement).value).toBe('koi');
});

test('shows the search text of an empty result', async () => {
  await renderScreen(<Screen />, { path: '/m/search?q=zzz' });
  expect(await screen.findByText(/zzz/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('lists recent searches and clears them', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/search' });
  await user.type(await screen.findByRole('searchbox'), 'koi{Enter}');
  await screen.findByRole('link', { name: /Found by koi/ });
  await user.clear(box());
  const lately = await screen.findByRole('region', { name: 'Searched lately' });
  await user.click(within(lately).getByRole('button', { name: 'koi' }));
  expect(await screen.findByRole('link', { name: /Found by koi/ })).toBeTruthy();
  await user.clear(box());
  await user.click(within(await screen.findByRole('region', { name: 'Searched lately' })).getAllByRole('button')[0]!);
  expect(screen.queryByRole('region', { name: 'Searched lately' })).toBeNull();
  expect(localStorage.getItem('livery.searches')).toBeNull();
});

test('offers a retry after a failed search', async () => {
  const user = userEvent.setup();
  gateway.handlers = { ...gateway.handlers, GCSGAME_searchGames: offline };
  await renderScreen(<Screen />, { path: '/m/search?q=koi' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.handlers = { ...gateway.handlers, GCSGAME_searchGames: respondToSearch };
  await act(() => user.click(again));
  expect(await screen.findByRole('link', { name: /Found by koi/ })).toBeTruthy();
});
