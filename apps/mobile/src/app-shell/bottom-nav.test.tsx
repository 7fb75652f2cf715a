// @vitest-environment happy-dom
import { trialRejectionMs } from '@livery/contract/constants';
import { BrandContext } from '@livery/kit/brand';
import { FlagsContext } from '@livery/kit/flags';
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import type { BrandLayout } from '@livery/merchant/layout';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BottomNav } from './bottom-nav.tsx';
import { RouterLink } from './router-link.tsx';

const shell = {
  nav: {
    members: 'Me',
    invite: 'Invite',
    deposit: 'Deposit',
    lottery: 'Lottery',
    sports: 'Sports',
    unclaimed: '{number} to claim',
  },
  trial: { refused: 'Real account needed' },
  referral: { contactService: 'Contact customer service' },
};
const texts = i18next.createInstance();
await texts.init({
  lng: 'en',
  defaultNS: 'shell',
  interpolation: { prefix: '{', suffix: '}' },
  resources: { en: { shell } },
});

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  clearSession();
  toasts = [];
  stop = subscribeToToasts((event) => void ('show' in event && toasts.push(event.show)));
});
afterEach(() => {
  stop();
  cleanup();
});

const Address = () => <output>{useLocation().pathname}</output>;
interface Setup {
  readonly flags?: Flags;
  readonly unclaimed?: number;
  readonly layout?: Partial<BrandLayout>;
  readonly current?: string;
  /** Address of the page. */
  readonly at?: string;
}
const open = ({ flags = {}, unclaimed, layout = {}, current = '/m/home', at = current }: Setup = {}) =>
  render(
    <BrandContext value={{ layout } as BrandRuntime}>
      <FlagsContext value={flags}>
        <I18nextProvider i18n={texts}>
          <MemoryRouter initialEntries={[at]}>
            <LinkProvider value={RouterLink}>
              <Address />
              <BottomNav current={current} unclaimed={unclaimed} />
            </LinkProvider>
          </MemoryRouter>
        </I18nextProvider>
      </FlagsContext>
    </BrandContext>,
  );
const enter = (type: number) =>
  setSession({ token: 't', userName: 'demo', merchantCode: 'bituinara', type, firstTimeLogin: false });
const tap = (name: RegExp) => userEvent.click(screen.getByRole('link', { name }));
const currentPath = () => screen.getByRole('status').textContent;

test.each([[0], [1], [2], [40], [41], [42]])(
  'leads a member of type %d to the member center and to invitations',
  async (type) => {
    enter(type);
    open({ flags: { REFERRAL: true } });
    await tap(/Me/);
    expect(currentPath()).toBe('/m/mine');
    await tap(/Invite/);
    expect(currentPath()).toBe('/m/inviteFriends');
    expect(toasts).toEqual([]);
  },
);

test('leads a guest to the log-in, which then leads to the member center', async () => {
  open();
  await tap(/Me/);
  expect(currentPath()).toBe('/m/login');
  expect(screen.getByRole('link', { name: /Me/ }).getAttribute('href')).toBe('/m/login?from=%2Fm%2Fmine');
});

test('rejects a free trial for two seconds and stays on the page', async () => {
  enter(4);
  open({ flags: { REFERRAL: true } });
  await tap(/Me/);
  expect(currentPath()).toBe('/m/home');
  expect(toasts).toMatchObject([{ text: 'Real account needed', duration: 2000 }]);
  expect(trialRejectionMs).toBe(2000);
});

test.each([
  ['a guest', undefined, { REFERRAL: true }],
  ['a member of a brand without invitations', 0, {}],
] as const)('sends %s who wants to invite to customer service for two seconds', async (_, type, flags) => {
  if (type !== undefined) enter(type);
  open({ flags });
  await tap(/Invite/);
  expect(currentPath()).toBe('/m/home');
  expect(toasts).toMatchObject([{ text: 'Contact customer service', duration: 2000 }]);
});

test('shows the number of rewards to claim in a badge, and no badge without any', () => {
  open();
  expect(screen.getByRole('link', { name: 'Me' }).textContent).toBe('Me');
  cleanup();
  open({ unclaimed: 3 });
  expect(screen.getByRole('link', { name: 'Me, 3 to claim' }).textContent).toContain('3');
});

const listLabels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test.each([
  ['lottery', 'Lottery', '/m/lottery'],
  ['sports', 'Sports', '/m/gameList?gameType=SPORTS&tab=all'],
] as const)('with %s in the middle, the deposit takes the place of the invitation', (lead, label, href) => {
  open({ layout: { lead } });
  expect(listLabels().slice(2, 4)).toEqual([label, 'Deposit']);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
});

test.each([
  ['/m/gameList?gameType=SPORTS', 'Sports'],
  ['/m/gameList?gameType=RNG', undefined],
])('on %s, the current destination is %s', (at, label) => {
  open({ layout: { lead: 'sports' }, current: '/m/gameList', at });
  expect(screen.queryByRole('link', { current: 'page' })?.textContent).toBe(label);
});

test.each(['labels', 'pill', 'floating'] as const)('names all five destinations in the form %s', (navigation) => {
  open({ layout: { navigation } });
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeDefined();
});
