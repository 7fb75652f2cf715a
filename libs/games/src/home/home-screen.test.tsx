// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage } from '@livery/kit/i18n/choose-language';
import { setSession, clearSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ErrorResponse, offline, startGateway, defaultHandlers, type TestGateway } from '../testing/gateway.ts';
import { makeEverythingVisible } from '../testing/intersection.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { testBrand } from '../testing/brand.ts';
import { homePrefetchRequests } from './prefetch.ts';
import { Screen } from './home-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  makeEverythingVisible();
  gateway = startGateway(defaultHandlers);
});
afterEach(cleanup);

/** Returns the names of the game tiles. Favourite buttons (hearts) are links too, but have no text. */
const tileNames = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link')
    .map((tile) => tile.textContent)
    .filter(Boolean);
const address = () => screen.getByLabelText('address').textContent;

test('sends exactly the requests that the page has prefetched', async () => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  await renderScreen(<Screen />);
  await screen.findByText('Lantern Road');
  await waitFor(() => expect([...gateway.requests].sort()).toEqual(homePrefetchRequests(testBrand).sort()));
});

test('shows all sections in the order of the brand', async () => {
  await renderScreen(<Screen />);
  await screen.findByText('Lantern Road');
  expect(await screen.findByRole('link', { name: /₱250\.00/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A night of stars' }).getAttribute('href')).toBe('/m/activity');
  expect(screen.getByRole('link', { name: /^Announcements: Title a\. Title h/ }).getAttribute('href')).toBe(
    '/m/notice',
  );
  expect(await screen.findByText('An illustrative figure, not a prize to be won.')).toBeTruthy();
  const [hero, tabs] = [screen.getByRole('link', { name: 'A night of stars' }), screen.getByRole('tablist')];
  expect(hero.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('omits a category without games and always puts HOT first', async () => {
  await renderScreen(<Screen />);
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hot', 'Slots', 'Esports']),
  );
});

test('searches the hot games on Enter, ignoring case and diacritics', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />);
  await screen.findByText('Lantern Road');
  const box = screen.getByRole('searchbox', { name: 'Search hot games' });
  await user.type(box, 'DEM NUI');
  expect(tileNames()).toHaveLength(3);
  await user.keyboard('{Enter}');
  expect(tileNames()).toEqual(['Đêm Núi Lửa']);
  expect(address()).toBe('/m/home?name=DEM+NUI');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(tileNames()).toHaveLength(3);
});

test('shows an empty search result with a way back to all games', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/home?name=zzz' });
  expect(await screen.findByText('No game is called “zzz”.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(tileNames()).toHaveLength(3);
});

test('writes the selected category to the address and reads it from there', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />);
  await user.click(await screen.findByRole('tab', { name: 'Slots' }));
  expect(address()).toBe('/m/home?category=RNG');
  expect(await screen.findByText('All 1')).toBeTruthy();
  cleanup();
  await renderScreen(<Screen />, { path: '/m/home?category=RNG&vassalage=COMET' });
  expect(await screen.findByText('COMET 1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Studio COMET', pressed: true })).toBeTruthy();
});

test('leads a guest through the log-in to a tapped game, and opens it for a member', async () => {
  await renderScreen(<Screen />);
  const guest = await screen.findByRole('link', { name: 'Lantern Road' });
  expect(guest.getAttribute('href')).toMatch(/^\/m\/login\?from=%2Fm%2FlaunchGame%3F.*nodeId%3D3/);
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Lantern Road' }).getAttribute('href')).toBe(
      '/m/launchGame?vendor=LANTERN&gameId=R3&nodeId=3&supportPlay=1&showChoice=false',
    ),
  );
});

test('shows an error in one section and retries only that one', async () => {
  const user = userEvent.setup();
  gateway.handlers = { ...defaultHandlers, GCSGAME_hotGamesV2: new ErrorResponse('system.busy') };
  await renderScreen(<Screen />);
  expect(await screen.findByText('The games could not be loaded.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /₱250\.00/ })).toBeTruthy();
  gateway.handlers = defaultHandlers;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lantern Road')).toBeTruthy();
});

test('shows the recently seen games offline', async () => {
  await renderScreen(<Screen />);
  await screen.findByText('Lantern Road');
  await waitFor(() => expect(localStorage.getItem('livery.seenGames')).toContain('Lantern Road'));
  cleanup();
  gateway.handlers = { ...defaultHandlers, GCSGAME_hotGamesV2: offline };
  await renderScreen(<Screen />);
  expect(await screen.findByText('You are offline.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Games you saw last' })).getByText('Lantern Road')).toBeTruthy();
});

test('requests the lists again in another language, and shows the old ones until they load', async () => {
  const { texts } = await renderScreen(<Screen />);
  await screen.findByText('Lantern Road');
  gateway.requests.length = 0;
  await chooseLanguage(texts, testBrand.languages[1]!);
  expect(screen.getByText('Lantern Road')).toBeTruthy();
  await waitFor(() =>
    expect(gateway.requests.filter((path) => path.includes('hotGamesV2'))).toEqual([
      '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=AR&platform=html5',
    ]),
  );
  await waitFor(() => expect(gateway.requests.some((path) => path.includes('ListAnnouncements'))).toBe(true));
});
