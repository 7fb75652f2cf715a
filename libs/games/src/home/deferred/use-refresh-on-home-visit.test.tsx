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

test("a member's home asks for who they are, what they have and what they like", async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  await renderScreen(<HomeExtras />);
  await waitFor(() =>
    expect(getRequests()).toEqual(
      expect.arrayContaining(['GCS_merchantWallet', 'MCSFE_getListAnnouncements', 'balance', 'info']),
    ),
  );
  expect(getRequests()).toContain('MCSFE_getFavoriteGameIds');
});

test('each time it is opened it asks anew', async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  const { rerender } = await renderScreen(<HomeExtras />);
  await waitFor(() => expect(getRequests()).toContain('balance'));
  rerender(<p />);
  await renderScreen(<HomeExtras />);
  await waitFor(() => expect(getRequests().filter((name) => name === 'balance')).toHaveLength(2));
});

test("a guest's asks for announcements alone", async () => {
  await renderScreen(<HomeExtras />);
  await waitFor(() => expect(getRequests()).toEqual(['MCSFE_getListAnnouncements']));
});
