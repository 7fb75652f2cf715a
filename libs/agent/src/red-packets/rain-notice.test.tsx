// @vitest-environment happy-dom
import { startTestGateway, success, type TestGateway } from '@livery/api/testing/test-gateway';
import { clearSession, setSession } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Extension } from './rain-notice.tsx';

const rain = {
  id: 'r1',
  account: 'ag***t',
  wish: '',
  envelopes: 3,
  left: 3,
  endsAt: new Date(Date.now() + 300_000).toISOString(),
  caught: null,
};
const session = { token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };
let gateway: TestGateway;

beforeEach(() => {
  deviceStorage.clear();
  setSession(session);
  gateway = startTestGateway();
  gateway.reply('redPacketStatus', () =>
    success({ currency: 'PHP', serverTime: new Date().toISOString(), falling: [rain], sending: null }),
  );
});
afterEach(() => {
  cleanup();
  clearSession();
});

test('leads to the rain, and is shown once when the member closes it', async () => {
  await renderScreen(<Extension />, '/m/home');
  expect((await screen.findByRole('link', { name: 'Catch one' })).getAttribute('href')).toBe('/m/redRain');
  expect(screen.getByRole('status').textContent).toContain('ag***t');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link', { name: 'Catch one' })).toBeNull();
  cleanup();
  await renderScreen(<Extension />, '/m/home');
  await waitFor(() => expect(gateway.getCalls('redPacketStatus')).toHaveLength(2));
  expect(screen.queryByRole('link', { name: 'Catch one' })).toBeNull();
});

test('does not cover the page of the rain itself', async () => {
  await renderScreen(<Extension />, '/m/redRain');
  await waitFor(() => expect(gateway.getCalls('redPacketStatus')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Catch one' })).toBeNull();
});

test('requests and shows nothing during a break from play', async () => {
  setSession({ ...session, pause: { kind: 'coolOff', until: '2030-01-01T00:00:00.000Z' } });
  await renderScreen(
    <>
      <Extension />
      <p>page</p>
    </>,
    '/m/home',
  );
  await screen.findByText('page');
  expect(gateway.getCalls('redPacketStatus')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Catch one' })).toBeNull();
});
