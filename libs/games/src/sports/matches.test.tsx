// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, setSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { match, ErrorResponse, startGateway, defaultHandlers } from '../testing/gateway.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { formatMatchTime, formatZoneName } from './format-match-time.ts';
import { MatchPopup } from './match-popup.tsx';
import { MatchesStrip } from './matches-strip.tsx';

const reducedMotion = (reduces: boolean) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: reduces } as MediaQueryList);
};

beforeEach(() => {
  localStorage.clear();
  clearSession();
  reducedMotion(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const address = () => screen.getByLabelText('address').textContent;
const home = (
  <>
    <MatchesStrip block={{ kind: 'matches' }} />
    <MatchPopup />
  </>
);

/** Start of the test matches in the time zone of the machine. */
const startTime = formatMatchTime('2030-06-01T10:30:00Z', 'en');
const findMatchLink = () => screen.findByRole('link', { name: /VS/ });

test('shows the teams, the league and the start of a match in the named time zone of the device', async () => {
  startGateway({ ...defaultHandlers, GCSGAME_hotMatches: { list: [match('m1')] } });
  await renderScreen(home);
  const link = await findMatchLink();
  expect(link.textContent).toBe(`League m1${startTime}Home m1VSAway m1`);
  expect(screen.getByText(`Times: \u2068${formatZoneName('2030-06-01T10:30:00Z', 'en')}\u2069`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Hot matches' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a match with an invalid start without additional requests', async () => {
  const gateway = startGateway({
    ...defaultHandlers,
    GCSGAME_hotMatches: { list: [match('m1', { matchTime: 'soon' })] },
  });
  await renderScreen(home);
  expect((await findMatchLink()).textContent).toBe('League m1–Home m1VSAway m1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(gateway.requests.filter((request) => request.includes('hotMatches'))).toHaveLength(1);
});

test('makes all matches but the shown one inert, and stops on request', async () => {
  const user = userEvent.setup();
  startGateway(defaultHandlers);
  await renderScreen(home);
  await screen.findByText('Home m2');
  expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.hasAttribute('inert'))).toEqual([
    false,
    true,
    true,
  ]);
  await user.click(screen.getByRole('button', { name: 'Stop the matches' }));
  expect(screen.getByRole('button', { name: 'Play the matches' })).toBeTruthy();
});

test('shows no motion when the visitor prefers reduced motion', async () => {
  reducedMotion(true);
  startGateway(defaultHandlers);
  await renderScreen(home);
  expect(await screen.findByRole('button', { name: 'Play the matches' })).toBeTruthy();
});

test('replaces a failed logo by an icon', async () => {
  startGateway({ ...defaultHandlers, GCSGAME_hotMatches: { list: [match('m1')] } });
  await renderScreen(home);
  const link = await findMatchLink();
  const crest = link.querySelector('img')!;
  fireEvent.error(crest);
  expect(link.querySelectorAll('img')).toHaveLength(1);
});

test('opens a match after a tap and returns to the home when it is closed', async () => {
  const user = userEvent.setup();
  startGateway(defaultHandlers);
  await renderScreen(home);
  fireEvent.click((await screen.findAllByRole('link', { hidden: true }))[0]!);
  const sheet = await screen.findByRole('dialog', { name: 'League m1' });
  expect(address()).toBe('/m/home?match=m1');
  expect(within(sheet).getByText((text) => text.startsWith('Begins') && text.includes(startTime))).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: /Home m2.* against .*Away m2/ }));
  expect(address()).toBe('/m/home?match=m2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/m/home'));
});

test('opens the match of a link, and leads a guest to its game through the log-in', async () => {
  startGateway(defaultHandlers);
  await renderScreen(home, { path: '/m/home?category=SPORTS&match=m2' });
  await screen.findByRole('dialog', { name: 'League m2' });
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'Open the game' }).getAttribute('href')).toMatch(
    /^\/m\/login\?from=%2Fm%2FlaunchGame%3F.*nodeId%3D700/,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/m/home?category=SPORTS'));
});

test("replaces the sheet's history entry when a member opens the game", async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  startGateway(defaultHandlers);
  await renderScreen(home, { path: '/m/home?match=m1' });
  await screen.findByRole('dialog', { name: 'League m1' });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Open the game' }));
  await waitFor(() => expect(address()).toMatch(/^\/m\/launchGame\?.*nodeId=700/));
});

test('shows that a match has begun, and offers others', async () => {
  startGateway(defaultHandlers);
  await renderScreen(home, { path: '/m/home?match=gone' });
  expect(await screen.findByText('This match has begun already.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Home m1/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the game' })).toBeNull();
});

test('shows an error after a failed request, and an empty state without matches', async () => {
  const user = userEvent.setup();
  const gateway = startGateway({ GCSGAME_hotMatches: new ErrorResponse('system.busy') });
  await renderScreen(<MatchesStrip block={{ kind: 'matches' }} />);
  expect(await screen.findByText('This part did not load.')).toBeTruthy();
  gateway.handlers = { GCSGAME_hotMatches: { list: [] } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No matches at the moment.')).toBeTruthy();
});

test('requests the list again when the first match has begun', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const soon = new Date(Date.now() + 60_000).toISOString();
  const gateway = startGateway({ GCSGAME_hotMatches: { list: [match('m1', { matchTime: soon }), match('m2')] } });
  await renderScreen(<MatchesStrip block={{ kind: 'matches' }} />);
  await screen.findAllByText('Home m1');
  gateway.handlers = { GCSGAME_hotMatches: { list: [match('m2')] } };
  const listRequests = () => gateway.requests.filter((request) => request.includes('hotMatches'));
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(listRequests()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await waitFor(() => expect(screen.queryAllByText('Home m1')).toEqual([]));
  vi.useRealTimers();
});

const odds = {
  market: 'result',
  outcomes: [
    { id: 'home', price: '1.85' },
    { id: 'draw', price: '3.60' },
    { id: 'away', price: null },
  ],
};

test('opens the sportsbook with the tapped outcome of a match', async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  startGateway({ ...defaultHandlers, GCSGAME_hotMatches: { list: [match('m1', { odds })] } });
  await renderScreen(home);
  const list = await screen.findByRole('list', { name: 'Odds' });
  // An outcome without a price is not a link. A screen reader reads only the name of its team.
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['1\u20661.85\u2069', 'X\u20663.60\u2069']);
  expect(within(list).getAllByRole('listitem')[2]?.textContent).toBe('2 · \u2068Away m1\u2069 · –');
  fireEvent.click(within(list).getByRole('link', { name: /Draw/ }));
  await waitFor(() => expect(address()).toMatch(/^\/m\/launchGame\?.*at=m1_result_draw/));
});

test('leads a guest to the tapped outcome through the log-in', async () => {
  startGateway({ ...defaultHandlers, GCSGAME_hotMatches: { list: [match('m1', { odds })] } });
  await renderScreen(home);
  const link = await screen.findByRole('link', { name: /Home m1.*1\.85/ });
  expect(link.getAttribute('href')).toMatch(/^\/m\/login\?from=.*at%3Dm1_result_home/);
});

test('leads to each match in the sportsbook while it has no odds, with the teams in the name of the link', async () => {
  startGateway({ ...defaultHandlers, GCSGAME_hotMatches: { list: [match('m1'), match('m2')] } });
  await renderScreen(<MatchesStrip block={{ kind: 'matches', rows: 2 }} />);
  for (const id of ['m1', 'm2']) {
    const link = await screen.findByRole('link', { name: new RegExp(`^Open the game · .*Home ${id}.*Away ${id}`) });
    expect(link.getAttribute('href')).toMatch(new RegExp(`at%3D${id}$`));
  }
});
