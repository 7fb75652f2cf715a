// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, setSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { match, ErrorResponse, startGateway, defaultHandlers } from '../testing/gateway.ts';
import { renderScreen } from '../testing/render-screen.tsx';
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

test("shows the teams, the league and the start of a match in the brand's time zone", async () => {
  startGateway({ ...defaultHandlers, GCSGAME_hotMatches: { list: [match('m1')] } });
  await renderScreen(home);
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe('League m106/01 18:30Home m1VSAway m1');
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a match with an invalid start without additional requests', async () => {
  const gateway = startGateway({
    ...defaultHandlers,
    GCSGAME_hotMatches: { list: [match('m1', { matchTime: 'soon' })] },
  });
  await renderScreen(home);
  expect((await screen.findByRole('link')).textContent).toBe('League m1–Home m1VSAway m1');
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
  const link = await screen.findByRole('link');
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
  expect(within(sheet).getByText(/Begins .*06\/01 18:30/)).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: /Home m2.* against .*Away m2/ }));
  expect(address()).toBe('/m/home?match=m2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/m/home'));
});

test('opens the match of a link, and leads a guest to its game through the log-in', async () => {
  startGateway(defaultHandlers);
  await renderScreen(home, { path: '/m/home?category=SPORTS&match=m2' });
  await screen.findByRole('dialog', { name: 'League m2' });
  expect(screen.getByRole('link', { name: 'Open the game' }).getAttribute('href')).toMatch(
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
  fireEvent.click(screen.getByRole('link', { name: 'Open the game' }));
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
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(gateway.requests).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await waitFor(() => expect(screen.queryAllByText('Home m1')).toEqual([]));
  vi.useRealTimers();
});
