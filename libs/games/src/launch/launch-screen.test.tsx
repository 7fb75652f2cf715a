// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { wpsApi } from '@livery/api/client';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { ErrorResponse, noResponse, startGateway, type TestGateway } from '../testing/gateway.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Screen } from './launch-screen.tsx';

const path = '/m/launchGame?vendor=LANTERN&gameId=R3&nodeId=3&supportPlay=1';
let gateway: TestGateway;

beforeEach(() => {
  gateway = startGateway({ launchGame: { url: 'about-to-be-set', gameName: 'Lantern Road' } });
  gateway.handlers = { launchGame: { url: 'http://games.test/play?token=once', gameName: 'Lantern Road' } };
  // Without this setting, happy-dom (the DOM of the tests) would load the provider's page in the frame.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: false,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Lantern Road');
const postFromGame = (
  frame: HTMLIFrameElement,
  type: string,
  origin = 'http://games.test',
  source: unknown = frame.contentWindow,
) =>
  act(
    () =>
      void dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: source as MessageEventSource })),
  );

test("titles the provider's frame with the name of the game", async () => {
  await renderScreen(<Screen />, { path });
  const frame = await findFrame();
  expect(frame.getAttribute('src')).toContain('http://games.test/play?token=once&parent=');
  expect(gateway.requests.filter((request) => request.includes('launchGame'))).toEqual([
    '/wps/game/launchGame?gameId=R3&language=EN&nodeId=3&supportPlay=1&vendor=LANTERN',
  ]);
  postFromGame(frame, 'livery:ready');
  expect(screen.queryByRole('status', { name: 'Opening Lantern Road' })).toBeNull();
});

test('removes the tapped outcome from the address when the game is ready, without another launch', async () => {
  history.replaceState(null, '', `${path}&at=m1_result_home`);
  await renderScreen(<Screen />, { path: `${path}&at=m1_result_home` });
  const frame = await findFrame();
  expect(location.search).toContain('at=m1_result_home');
  postFromGame(frame, 'livery:ready');
  expect(location.search).toMatch(/&at=m1$/);
  expect(gateway.requests.filter((request) => request.includes('launchGame'))).toHaveLength(1);
  history.replaceState(null, '', '/');
});

test('does not launch the game again after a reconnection', async () => {
  const { store } = await renderScreen(<Screen />, { path });
  await findFrame();
  await act(async () => {
    store.dispatch(wpsApi.internalActions.onOnline());
    await Promise.all(store.dispatch(wpsApi.util.getRunningQueriesThunk()));
  });
  expect(gateway.requests.filter((request) => request.includes('launchGame'))).toHaveLength(1);
});

test('accepts messages only from the game itself', async () => {
  const { store } = await renderScreen(<Screen />, { path });
  const renew = vi.spyOn(wpsApi.util, 'invalidateTags');
  const frame = await findFrame();
  postFromGame(frame, 'livery:balance', 'http://evil.test');
  postFromGame(frame, 'livery:balance', 'http://games.test', window);
  postFromGame(frame, 'constructor');
  expect(renew).not.toHaveBeenCalled();
  postFromGame(frame, 'livery:balance');
  expect(renew).toHaveBeenCalledWith(['Wallet']);
  expect(store).toBeTruthy();
  postFromGame(frame, 'livery:close');
  expect(screen.getByLabelText('address').textContent).toBe('/m/home');
});

test('shows the staked and returned amounts in a toast after the game', async () => {
  const toasts: string[] = [];
  const stop = subscribeToToasts((event) => void ('show' in event && toasts.push(event.show.text)));
  gateway.handlers = {
    ...gateway.handlers,
    receipt: { currency: 'PHP', seconds: 190, bets: 4, open: 0, staked: '40.00', returned: '55.00', net: '15.00' },
  };
  const { unmount } = await renderScreen(<Screen />, { path });
  await findFrame();
  unmount();
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatch(/Lantern Road: 3 min · staked .*40\.00 · returned .*55\.00 · net \+.*15\.00/);
  expect(gateway.requests).toContain('/wps/game/receipt?nodeId=3');
  stop();
});

test('closes without a confirmation', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path });
  await user.click(screen.getByRole('button', { name: 'Close the game' }));
  expect(screen.getByLabelText('address').textContent).toBe('/m/home');
});

test('shows that the game is under maintenance when the operator has stopped its vendor', async () => {
  gateway.handlers = { launchGame: new ErrorResponse('game.maintenance') };
  await renderScreen(<Screen />, { path });
  expect(await screen.findByText('This game is under maintenance. Please come back a little later.')).toBeTruthy();
});

test('shows the reason of a rejection, and opens the game after a retry', async () => {
  const user = userEvent.setup();
  gateway.handlers = { launchGame: new ErrorResponse('game.unavailable') };
  await renderScreen(<Screen />, { path });
  expect(await screen.findByText('The game could not be opened.')).toBeTruthy();
  gateway.handlers = { launchGame: { url: 'http://games.test/play?token=two', gameName: 'Lantern Road' } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await findFrame()).getAttribute('src')).toContain('token=two');
});

test('does not open an address that is no web page', async () => {
  gateway.handlers = { launchGame: { url: 'javascript:alert(1)', gameName: 'Lantern Road' } };
  await renderScreen(<Screen />, { path });
  expect(await screen.findByText('The game could not be opened.')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('shows an error for an address without a game', async () => {
  await renderScreen(<Screen />, { path: '/m/launchGame' });
  expect(await screen.findByText('The game could not be opened.')).toBeTruthy();
  expect(gateway.requests).toEqual([]);
});

test('offers to retry or leave after 10 seconds', async () => {
  gateway.handlers = { launchGame: noResponse };
  await renderScreen(<Screen />, { path: '/m/home' });
  cleanup();
  vi.useFakeTimers();
  const shown = renderScreen(<Screen />, { path });
  await vi.advanceTimersByTimeAsync(9000);
  await shown;
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('This is taking longer than usual.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
  expect(screen.getByLabelText('address').textContent).toBe('/m/home');
});
