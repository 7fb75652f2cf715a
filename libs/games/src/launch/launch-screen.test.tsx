// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { wpsApi } from '@livery/api/client';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '@livery/ui/toast-queue';
import { Refusal, silence, startGateway, type TestGateway } from '../testing/gateway.ts';
import { show } from '../testing/show.tsx';
import { Screen } from './launch-screen.tsx';

const path = '/m/launchGame?vendor=LANTERN&gameId=R3&nodeId=3&supportPlay=1';
let gateway: TestGateway;

beforeEach(() => {
  gateway = startGateway({ launchGame: { url: 'about-to-be-set', gameName: 'Lantern Road' } });
  gateway.answers = { launchGame: { url: 'http://games.test/play?token=once', gameName: 'Lantern Road' } };
  // happy-dom would fetch the provider's page.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: false,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const frameOf = () => screen.findByTitle<HTMLIFrameElement>('Lantern Road');
const says = (
  frame: HTMLIFrameElement,
  type: string,
  origin = 'http://games.test',
  source: unknown = frame.contentWindow,
) =>
  act(
    () =>
      void dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: source as MessageEventSource })),
  );

test("the provider's page is framed under the name of the game", async () => {
  await show(<Screen />, { path });
  const frame = await frameOf();
  expect(frame.getAttribute('src')).toContain('http://games.test/play?token=once&parent=');
  expect(gateway.asked.filter((asked) => asked.includes('launchGame'))).toEqual([
    '/wps/game/launchGame?gameId=R3&language=EN&nodeId=3&supportPlay=1&vendor=LANTERN',
  ]);
  says(frame, 'livery:ready');
  expect(screen.queryByRole('status', { name: 'Opening Lantern Road' })).toBeNull();
});

test('only the game itself is heard', async () => {
  const { store } = await show(<Screen />, { path });
  const renew = vi.spyOn(wpsApi.util, 'invalidateTags');
  const frame = await frameOf();
  says(frame, 'livery:balance', 'http://evil.test');
  says(frame, 'livery:balance', 'http://games.test', window);
  says(frame, 'constructor');
  expect(renew).not.toHaveBeenCalled();
  says(frame, 'livery:balance');
  expect(renew).toHaveBeenCalledWith(['Wallet']);
  expect(store).toBeTruthy();
  says(frame, 'livery:close');
  expect(screen.getByLabelText('address').textContent).toBe('/m/home');
});

test('what was staked and returned is told in passing once the game is left', async () => {
  const told: string[] = [];
  const stop = takeToasts((event) => void ('show' in event && told.push(event.show.text)));
  gateway.answers = {
    ...gateway.answers,
    receipt: { currency: 'PHP', seconds: 190, bets: 4, open: 0, staked: '40.00', returned: '55.00', net: '15.00' },
  };
  const { unmount } = await show(<Screen />, { path });
  await frameOf();
  unmount();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatch(/Lantern Road: 3 min · staked .*40\.00 · returned .*55\.00 · net \+.*15\.00/);
  expect(gateway.asked).toContain('/wps/game/receipt?nodeId=3');
  stop();
});

test('closing asks nothing', async () => {
  const user = userEvent.setup();
  await show(<Screen />, { path });
  await user.click(screen.getByRole('button', { name: 'Close the game' }));
  expect(screen.getByLabelText('address').textContent).toBe('/m/home');
});

test('a refusal is phrased, and another try opens the game', async () => {
  const user = userEvent.setup();
  gateway.answers = { launchGame: new Refusal('game.unavailable') };
  await show(<Screen />, { path });
  expect(await screen.findByText('The game could not be opened.')).toBeTruthy();
  gateway.answers = { launchGame: { url: 'http://games.test/play?token=two', gameName: 'Lantern Road' } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await frameOf()).getAttribute('src')).toContain('token=two');
});

test('an address that is no web page is not opened', async () => {
  gateway.answers = { launchGame: { url: 'javascript:alert(1)', gameName: 'Lantern Road' } };
  await show(<Screen />, { path });
  expect(await screen.findByText('The game could not be opened.')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('an address that names no game says so', async () => {
  await show(<Screen />, { path: '/m/launchGame' });
  expect(await screen.findByText('The game could not be opened.')).toBeTruthy();
  expect(gateway.asked).toEqual([]);
});

test('after 10 seconds the wait is said to be long and can be given up', async () => {
  gateway.answers = { launchGame: silence };
  await show(<Screen />, { path: '/m/home' });
  cleanup();
  vi.useFakeTimers();
  const shown = show(<Screen />, { path });
  await vi.advanceTimersByTimeAsync(9000);
  await shown;
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('This is taking longer than usual.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
  expect(screen.getByLabelText('address').textContent).toBe('/m/home');
});
