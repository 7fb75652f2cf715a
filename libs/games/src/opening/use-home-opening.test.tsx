// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { endSession, openSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { show } from '../testing/show.tsx';
import { HomeExtras } from './home-extras.tsx';

const balance = { sumBalance: '10.00', currency: 'PHP' };
let gateway: TestGateway;

beforeEach(() => {
  endSession();
  gateway = startGateway({
    MCSFE_getListAnnouncements: { list: [] },
    balance,
    GCS_merchantWallet: balance,
  });
});
afterEach(cleanup);

const asked = () => gateway.asked.map((address) => address.split('?')[0]!.split('/').at(-1)).sort();

test("a member's home asks for who they are, what they have and what they like", async () => {
  openSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  await show(<HomeExtras />);
  await waitFor(() =>
    expect(asked()).toEqual(
      expect.arrayContaining(['GCS_merchantWallet', 'MCSFE_getListAnnouncements', 'balance', 'info']),
    ),
  );
  expect(asked()).toContain('MCSFE_getFavoriteGameIds');
});

test('each time it is opened it asks anew', async () => {
  openSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
  const { rerender } = await show(<HomeExtras />);
  await waitFor(() => expect(asked()).toContain('balance'));
  rerender(<p />);
  await show(<HomeExtras />);
  await waitFor(() => expect(asked().filter((name) => name === 'balance')).toHaveLength(2));
});

test("a guest's asks for announcements alone", async () => {
  await show(<HomeExtras />);
  await waitFor(() => expect(asked()).toEqual(['MCSFE_getListAnnouncements']));
});
