// @vitest-environment happy-dom
import { wpsApi } from '@livery/api/client';
import { BrandContext } from '@livery/kit/brand';
import { FlagsContext } from '@livery/kit/flags';
import { clearSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouterLink } from '../../app-shell/router-link.tsx';
import { SideRail } from './side-rail.tsx';

const brand = {
  languages: [{ code: 'EN', bcp47: 'en', dir: 'ltr' }],
  categories: ['HOT', 'SPORTS'],
  layout: { lead: 'sports' },
} as unknown as BrandRuntime;
const texts = i18next.createInstance();
const shell = { nav: { label: 'Main', home: 'Home', sports: 'Sports' }, title: { search: 'Search' } };
await texts.init({ lng: 'en', defaultNS: 'shell', resources: { en: { shell, menu: {}, games: {} } } });

beforeEach(() => {
  clearSession();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const createStore = () => {
  const context = {
    origin: '',
    merchant: 'tester',
    language: () => 'EN',
    device: () => 'MOBILE',
    token: () => null,
    onSessionExpired: () => undefined,
    encryption: () => Promise.reject(new Error('This test renders no form')),
  };
  return configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: context }, serializableCheck: false }).concat(wpsApi.middleware),
  });
};

test.each([
  ['/m/home', 'Home'],
  ['/m/search', 'Search'],
  ['/m/gameList?gameType=SPORTS', 'Sports'],
  ['/m/gameList?gameType=RNG', undefined],
])('on %s, the current destination is %s', async (at, label) => {
  render(
    <BrandContext value={brand}>
      <FlagsContext value={{}}>
        <I18nextProvider i18n={texts}>
          <Provider store={createStore()}>
            <MemoryRouter initialEntries={[at]}>
              <LinkProvider value={RouterLink}>
                <SideRail />
              </LinkProvider>
            </MemoryRouter>
          </Provider>
        </I18nextProvider>
      </FlagsContext>
    </BrandContext>,
  );
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(main.queryByRole('link', { current: 'page' })?.textContent).toBe(label);
});
