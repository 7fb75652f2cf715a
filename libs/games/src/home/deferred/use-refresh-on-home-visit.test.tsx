// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { clearSession, setSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeExtras } from './home-extras.tsx';

const balance = { sumBalance: '10.00', currency: 'PHP' };
let gateway: TestGateway;

beforeEach(() => {
  clearSession();
  gateway = startGateway({
    MCSFE_getListAnnouncements: { list: [] },
    balance,
    GCS_merchantWallet: balance,
  });
});
afterEach(cleanup);

const getRequests = () => gateway.requests.map((address) => address.split('?')[0]!.split('/').at(-1)).sort();

test("loads the member's profile, balance and favourites", async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  await renderScreen(<HomeExtras />);
  await waitFor(() =>
    expect(getRequests()).toEqual(
      expect.arrayContaining(['GCS_merchantWallet', 'MCSFE_getListAnnouncements', 'balance', 'info']),
    ),
  );
  expect(getRequests()).toContain('MCSFE_getFavoriteGameIds');
});

test('requests them again at each visit', async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  const { rerender } = await renderScreen(<HomeExtras />);
  await waitFor(() => expect(getRequests()).toContain('balance'));
  rerender(<p />);
  await renderScreen(<HomeExtras />);
  await waitFor(() => expect(getRequests().filter((name) => name === 'balance')).toHaveLength(2));
});

test('requests only announcements for a guest', async () => {
  await renderScreen(<HomeExtras />);
  await waitFor(() => expect(getRequests()).toEqual(['MCSFE_getListAnnouncements']));
});
