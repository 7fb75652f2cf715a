// @vitest-environment happy-dom
import { wpsApi } from '@livery/api/client';
import { BrandContext } from '@livery/kit/brand';
import { FlagsContext } from '@livery/kit/flags';
import { startI18n, type Translations } from '@livery/kit/i18n';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountPopover } from './account-popover.tsx';
import { RouterLink } from '../app-shell/router-link.tsx';

const files = import.meta.glob<Translations>('../../../../libs/kit/locales/EN/*.json', { import: 'default' });
const languages = [{ code: 'EN', bcp47: 'en', name: 'English', dir: 'ltr', flag: 'GB' }] as const;
const brand = {
  code: 'tester',
  name: 'Tester',
  languages,
  defaultLanguage: 'EN',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  flags: {},
  copyrightYear: 2025,
} as unknown as BrandRuntime;

/** Functions that send the pending responses of the wallet request. Each test decides when it calls them. */
let pendingResponses: ((sumBalance: string | null) => void)[];
const handlers = { onOpenChange: vi.fn(), onSignOut: vi.fn() };

beforeEach(() => {
  localStorage.clear();
  pendingResponses = [];
  globalThis.fetch = () =>
    new Promise((resolve) =>
      pendingResponses.push((sumBalance) =>
        resolve(
          sumBalance === null
            ? new Response('{}', { status: 502 })
            : Response.json({ success: true, value: { sumBalance, currency: 'PHP' } }),
        ),
      ),
    );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const respond = (sumBalance: string | null) => act(async () => pendingResponses.shift()!(sumBalance));

const open = async (flags: Flags = { DEPOSIT: true, WITHDRAW: true }) => {
  const texts = await startI18n(
    brand,
    (_, namespace) => files[`../../../../libs/kit/locales/EN/${namespace}.json`]!(),
    ['shell'],
  );
  const context = {
    origin: '',
    merchant: 'tester',
    language: () => 'EN',
    device: () => 'MOBILE',
    token: () => 't',
    onSessionExpired: () => undefined,
    encryption: () => Promise.reject(new Error('This test renders no form')),
  };
  const store = configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: context }, serializableCheck: false }).concat(wpsApi.middleware),
  });
  await act(async () =>
    render(
      <BrandContext value={brand}>
        <FlagsContext value={flags}>
          <I18nextProvider i18n={texts}>
            <Provider store={store}>
              <MemoryRouter>
                <LinkProvider value={RouterLink}>
                  <AccountPopover
                    session={{ token: 't', userName: 'demo', merchantCode: 'tester', type: 0, firstTimeLogin: false }}
                    anchor={createRef()}
                    isOpen
                    {...handlers}
                  />
                </LinkProvider>
              </MemoryRouter>
            </Provider>
          </I18nextProvider>
        </FlagsContext>
      </BrandContext>,
    ),
  );
};

test('links to deposit and withdrawal where the brand has them, and shows the copyright', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw');
  expect(screen.getByText(/2025.*Tester|Tester.*2025/)).toBeDefined();
  cleanup();
  await open({});
  expect(screen.queryByRole('link')).toBeNull();
});

test('hides the balance while a refresh is pending', async () => {
  await open();
  await respond('10.00');
  expect(await screen.findByText('₱10.00')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(screen.queryByText('₱10.00')).toBeNull();
  expect(screen.getByText('****')).toBeDefined();
  await respond('10.00');
  expect(await screen.findByText('₱10.00')).toBeDefined();
});

test('masks the balance with asterisks and shows it again', async () => {
  await open();
  await respond('10.00');
  await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(screen.queryByText('₱10.00')).toBeNull();
  expect(screen.getByText('****')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(screen.getByText('₱10.00')).toBeDefined();
});

test('shows that the balance is unknown when it cannot be loaded', async () => {
  await open();
  await respond(null);
  expect(await screen.findByText('Balance unavailable')).toBeDefined();
});

test('closes and requires a confirmation when the member signs out', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(handlers.onOpenChange).toHaveBeenCalledWith(false);
  expect(handlers.onSignOut).toHaveBeenCalledOnce();
});
