// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from '@livery/contract/operators/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Messages } from '../app/messages.tsx';
import { createGateway, reject, renderScreen } from '../testing/render-screen.tsx';
import { Sessions } from './sessions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { startedAt: '2026-11-26T10:00:00Z', lastSeenAt: '2026-11-26T11:00:00Z' };
const all = [
  { ...times, id: 'here', isThis: true, method: 'passkey', address: '10.0.0.1', userAgent: 'Firefox/1 Windows' },
  { ...times, id: 'phone', isThis: false, method: 'totp', address: '10.0.0.2', userAgent: 'Safari/1 iPhone' },
  { ...times, id: 'tablet', isThis: false, method: 'recovery', address: '10.0.0.3', userAgent: 'Safari/1 iPad' },
];

/** Opens the list of the sessions. The gateway removes the ended sessions. */
const open = (first = all) => {
  let sessions = first;
  const gateway = createGateway();
  gateway.provide(listOwnSessions, () => ({ list: sessions }));
  gateway.provide(endOwnSession, ({ path }) => {
    sessions = sessions.filter(({ id }) => !path.includes(`/${id}`));
    return { ended: 1 };
  });
  gateway.provide(endOtherOwnSessions, () => {
    sessions = sessions.filter(({ isThis }) => isThis);
    return { ended: 2 };
  });
  const { user } = renderScreen(
    <>
      <Sessions />
      <Messages />
    </>,
    { path: '/', at: '/' },
  );
  return { gateway, user };
};
const findItem = async (browser: string) => (await screen.findByText(browser)).closest('li') as HTMLElement;

it('shows where and how the operator has logged in, and which session is this one', async () => {
  open();
  expect((await findItem('Safari · iPhone')).textContent).toMatch(/10\.0\.0\.2 · Password and code · Since/);
  const here = within(await findItem('Firefox · Windows'));
  expect(here.getByText('This session')).toBeTruthy();
  expect(here.queryByRole('button', { name: 'End' })).toBeNull();
});

it('ends one session and keeps the others', async () => {
  const { user } = open();
  await user.click(within(await findItem('Safari · iPhone')).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The session has ended')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
  expect(screen.getByText('Safari · iPad')).toBeTruthy();
});

it('ends all other sessions, and then offers no further end', async () => {
  const { gateway, user } = open();
  await user.click(await screen.findByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('All other sessions have ended')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(1));
  expect(screen.getByText('This session')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  expect(gateway.listChanges()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('This session'));
});

it('shows that a session could not be ended, and keeps it in the list', async () => {
  const { gateway, user } = open();
  gateway.provide(endOwnSession, () => reject(ErrorCode.NotFound, 404));
  await user.click(within(await findItem('Safari · iPad')).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('This does not exist any more.')).toBeTruthy();
  expect(screen.getByText('Safari · iPad')).toBeTruthy();
});
