// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popupDelayMs } from '@livery/contract/constants';
import type { Feature } from '@livery/kit/feature/define-feature';
import { FeaturesContext } from '@livery/kit/feature/feature-context';
import { FlagsContext } from '@livery/kit/flags';
import { clearSession, setSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcement, startGateway } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AnnouncementPopup } from './announcement-popup.tsx';

const popup = (id: string, execution: string | null, more: object = {}) =>
  announcement(id, 'PU', { execution, ...more });
const all = [
  popup('a1', 'A'),
  popup('a2', 'A'),
  popup('b1', 'B'),
  popup('f1', 'F'),
  popup('none', null),
  announcement('n', 'PL'),
];
const startAnnouncementGateway = (list: unknown[]) => startGateway({ MCSFE_getListAnnouncements: { list } });
const logIn = (firstTimeLogin = false) =>
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  clearSession();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Features with a page that everybody may open, and with a page that the brand has switched off. */
const features = [
  { id: 'register', access: 'guest', routes: [{ path: '/m/register' }] },
  { id: 'missions', access: 'guest', flag: 'MISSION', routes: [{ path: '/m/leaderBoard' }] },
] as unknown as readonly Feature[];

const open = (path = '/m/home') =>
  renderScreen(
    <FlagsContext value={{ REWCEN3: true }}>
      <FeaturesContext value={features}>
        <AnnouncementPopup />
      </FeaturesContext>
    </FlagsContext>,
    { path },
  );
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.findByRole('dialog');
const address = () => screen.getByLabelText('address').textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

test('opens half a second after the announcements are known, and not before', async () => {
  expect(popupDelayMs).toBe(500);
  startAnnouncementGateway(all);
  await open();
  await settle();
  await after(popupDelayMs - 200);
  expect(screen.queryByRole('dialog')).toBeNull();
  await after(400);
  expect((await dialog()).textContent).toContain('Title b1');
});

test.each([
  ['a guest', () => undefined, ['Title b1']],
  ['a member', () => logIn(), ['Title a1', 'Title a2']],
  ['a member at the first log-in', () => logIn(true), ['Title f1', 'Title a1', 'Title a2']],
])('shows %s the announcements for their group', async (_, signIn, titles) => {
  signIn();
  startAnnouncementGateway(all);
  await open();
  await after(1000);
  const shown = [];
  for (const _each of titles) {
    shown.push((await dialog()).querySelector('h2')?.textContent);
    const next = screen.queryByRole('button', { name: 'Next' });
    if (next) fireEvent.click(next);
  }
  expect(shown).toEqual(titles);
});

test('disables paging at both ends', async () => {
  logIn();
  startAnnouncementGateway(all);
  await open();
  await after(1000);
  await dialog();
  const state = () =>
    ['Previous', 'Next'].map((name) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled);
  expect(state()).toEqual([true, false]);
  expect(screen.getByRole('img', { name: 'Announcement 1 of 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(state()).toEqual([false, true]);
});

test('turns the page after a swipe of 60 px, but not after a shorter or vertical one', async () => {
  logIn();
  startAnnouncementGateway(all);
  await open();
  await after(1000);
  const body = (await screen.findByRole('img', { name: 'Announcement 1 of 2' })).parentElement!;
  const swipe = (x: number, y = 0) => {
    fireEvent.pointerDown(body, { clientX: 200, clientY: 200, isPrimary: true });
    fireEvent.pointerUp(body, { clientX: 200 + x, clientY: 200 + y, isPrimary: true });
  };
  swipe(-59);
  swipe(-80, 200);
  expect(screen.getByRole('img', { name: 'Announcement 1 of 2' })).toBeTruthy();
  swipe(-60);
  expect(screen.getByRole('img', { name: 'Announcement 2 of 2' })).toBeTruthy();
  swipe(60);
  expect(screen.getByRole('img', { name: 'Announcement 1 of 2' })).toBeTruthy();
});

test('stays closed until the set changes', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  startAnnouncementGateway(all);
  await open();
  await after(1000);
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('livery.popups')!)).toEqual({ guest: { set: 'b1', show: false } }),
  );
  cleanup();
  await open();
  await after(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  startAnnouncementGateway([...all, popup('b2', 'B')]);
  await open();
  await after(1000);
  expect((await dialog()).textContent).toContain('Title b1');
});

test('shows a trial member no offers', async () => {
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 4, firstTimeLogin: false });
  startAnnouncementGateway(all);
  await open();
  await after(2000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has the action of the announcement, and omits an announcement of a page that is switched off', async () => {
  startAnnouncementGateway([popup('b1', 'B', { link: '/m/leaderBoard' }), popup('b2', 'B', { link: '/m/register' })]);
  await open();
  await after(1000);
  expect((await dialog()).textContent).toContain('Title b2');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/m/register');
});

test('closes when the reward center is opened', async () => {
  startAnnouncementGateway(all);
  await open();
  await after(1000);
  fireEvent.click(await screen.findByRole('link', { name: 'Open the reward center' }));
  await waitFor(() => expect(address()).toBe('/m/rewardCenter'));
  expect(JSON.parse(localStorage.getItem('livery.popups')!)).toEqual({ guest: { set: 'b1', show: false } });
});

test('opens external links in a tab, closes for internal links, and removes active content', async () => {
  const content =
    '<p onclick="x()">Go <a href="https://else.example/a">out</a> <a href="/m/activity">in</a><img src=x ' +
    'onerror=alert(1)><script>alert(1)</script></p>';
  startAnnouncementGateway([popup('b1', 'B', { content })]);
  await open();
  await after(1000);
  await dialog();
  const out = await screen.findByRole('link', { name: 'out' });
  expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.getByRole('dialog').innerHTML).not.toMatch(/onclick|onerror|<script/);
  fireEvent.click(screen.getByRole('link', { name: 'in' }));
  await waitFor(() => expect(address()).toBe('/m/activity'));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('livery.popups')!).guest.show).toBe(false));
});

test('opens the announcement of a link at once, even if it was closed before', async () => {
  localStorage.setItem('livery.popups', JSON.stringify({ member: { set: 'a1|a2', show: false } }));
  logIn();
  startAnnouncementGateway(all);
  await open('/m/home?category=RNG&popup=a2');
  expect((await dialog()).textContent).toContain('Title a2');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/m/home?category=RNG'));
});

test.each(['not json', '[]', '{"guest":5}', 'null'])('ignores damaged stored data of %s', async (stored) => {
  localStorage.setItem('livery.popups', stored);
  startAnnouncementGateway(all);
  await open();
  await after(1000);
  expect(await dialog()).toBeTruthy();
});

test('waits while a match is open', async () => {
  startAnnouncementGateway(all);
  await open('/m/home?match=m1');
  await after(3000);
  expect(screen.queryByRole('dialog')).toBeNull();
});
