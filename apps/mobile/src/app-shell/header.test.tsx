// @vitest-environment happy-dom
import { wpsApi } from '@livery/api/client';
import { BrandContext } from '@livery/kit/brand';
import { FlagsContext } from '@livery/kit/flags';
import { startI18n, type Translations } from '@livery/kit/i18n';
import { missingTranslations } from '@livery/kit/i18n/missing-translations';
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lazyAccountChip } from '../deferred/lazy-account-chip.ts';
import { matchRoute } from '../routing/route-table.ts';
import { Header } from './header.tsx';
import { RouterLink } from './router-link.tsx';

const files = import.meta.glob<Translations>('../../../../libs/kit/locales/EN/*.json', { import: 'default' });
const languages = [
  { code: 'EN', bcp47: 'en', dir: 'ltr' },
  { code: 'AR', bcp47: 'ar', dir: 'rtl' },
] as const;
const brand = {
  code: 'tester',
  name: 'Tester',
  languages,
  defaultLanguage: 'EN',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  flags: {},
  logo: { src: '/logo.svg', width: 120, height: 28 },
  layout: {},
} as unknown as BrandRuntime;

/** Translation namespaces that the header has requested, in order. */
let fetched: string[];
let texts: Awaited<ReturnType<typeof startI18n>>;

beforeAll(() => lazyAccountChip.load());
beforeEach(async () => {
  clearSession();
  balance.sumBalance = '1234.50';
  missingTranslations.clear();
  fetched = [];
  texts = await startI18n(
    brand,
    (_, namespace) => (fetched.push(namespace), files[`../../../../libs/kit/locales/EN/${namespace}.json`]!()),
    ['shell'],
  );
});
afterEach(cleanup);

const balance = { sumBalance: '1234.50', currency: 'PHP' };
const createTestStore = () => {
  const context = {
    origin: '',
    merchant: 'tester',
    language: () => 'EN',
    device: () => 'MOBILE',
    token: () => 't',
    onSessionExpired: () => undefined,
    encryption: () => Promise.reject(new Error('This test renders no form')),
  };
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ success: true, value: balance }), {
      headers: { 'Content-Type': 'application/json' },
    });
  return configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: context }, serializableCheck: false }).concat(wpsApi.middleware),
  });
};

const Address = () => <output>{useLocation().pathname}</output>;
const open = (path: string, flags: Flags = {}, header?: BrandRuntime['layout']['header']) =>
  act(async () =>
    render(
      <BrandContext value={header ? { ...brand, layout: { ...brand.layout, header } } : brand}>
        <FlagsContext value={flags}>
          <I18nextProvider i18n={texts}>
            <Provider store={createTestStore()}>
              <MemoryRouter initialEntries={[path]}>
                <LinkProvider value={RouterLink}>
                  <Address />
                  <Header routeMatch={matchRoute(path)} />
                </LinkProvider>
              </MemoryRouter>
            </Provider>
          </I18nextProvider>
        </FlagsContext>
      </BrandContext>,
    ),
  );
const enter = () =>
  setSession({ token: 't', userName: 'demo', merchantCode: 'tester', type: 0, firstTimeLogin: false });

test('shows a guest on the home the logo, the log-in, languages and the menu', async () => {
  await open('/m/home');
  expect(screen.getByRole('link', { name: 'Tester, home' }).getAttribute('href')).toBe('/m/home');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login?from=%2Fm%2Fhome');
  expect(screen.getByRole('button', { name: 'Language' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test.each([
  [{}, 0],
  [{ DIRECTREG3: true }, 1],
] as const)('with the flags %j, shows a guest %d ways to register', async (flags, ways) => {
  await open('/m/home', flags);
  expect(screen.queryAllByRole('link', { name: 'Sign up' })).toHaveLength(ways);
});

test('shows a member name, balance with two decimals and the deposit link instead of the log-in', async () => {
  enter();
  await open('/m/home', { DEPOSIT: true });
  expect(await screen.findByText('₱1,234.50')).toBeDefined();
  expect(screen.getByText('demo')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test.each([
  ['99999.99', '₱99,999.99', 'full'],
  ['1234567.89', '₱1,234,567.89', 'small'],
  ['123456789.99', '₱123.45M', 'full'],
])('shows a balance of %s as %s in the reserved space', async (sumBalance, text, size) => {
  balance.sumBalance = sumBalance;
  enter();
  await open('/m/home');
  expect((await screen.findByText(text)).dataset.size).toBe(size);
});

const listNames = () =>
  [...screen.getByRole('banner').querySelectorAll('a, button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

test.each([
  ['start', ['Tester, home', 'Log in', 'Language', 'Menu']],
  ['centre', ['Menu', 'Language', 'Tester, home', 'Log in']],
  ['search', ['Tester, home', 'Search', 'Log in', 'Language', 'Menu']],
] as const)('the header %s has the links and buttons in its order for eyes and keyboard', async (header, names) => {
  await open('/m/home', {}, header);
  expect(listNames()).toEqual(names);
});

test('the search field of the header leads to the search of all games', async () => {
  await open('/m/home', {}, 'search');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.getByRole('status').textContent).toBe('/m/search');
});

test('other screens have the same header in each brand', async () => {
  await open('/m/winnerPage', {}, 'centre');
  expect(listNames()[0]).toBe('Back');
  expect(listNames().at(-1)).toBe('Menu');
});

test('shows the back button and the title on other screens, after its namespace has loaded', async () => {
  await open('/m/winnerPage');
  expect(await screen.findByRole('heading', { name: 'Leaderboard' })).toBeDefined();
  expect(fetched).toEqual(['shell', 'games']);
  expect([...missingTranslations]).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('status').textContent).toBe('/m/home');
});

test.each([
  ['/m/home', false],
  ['/m/gameList', true],
  ['/m/search', false],
  ['/m/help', false],
])('links from %s to the search of all games: %s', async (path, hasSearch) => {
  await open(path);
  await vi.waitFor(() => {
    const link = screen.queryByRole('link', { name: 'Search' });
    expect(link?.getAttribute('href')).toBe(hasSearch ? '/m/search' : undefined);
  });
});

test('shows no title for a disabled feature and requests no texts that the brand does not ship', async () => {
  await open('/m/agentRegister', {});
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(fetched).toEqual(['shell']);
});
