import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { BrandContext } from '@livery/kit/brand';
import { FlagsContext } from '@livery/kit/flags';
import { startI18n } from '@livery/kit/i18n';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

const brand = {
  code: 'bituinara',
  name: 'Bituinara',
  languages: [{ code: 'EN', bcp47: 'en', dir: 'ltr' }],
  defaultLanguage: 'EN',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  categories: ['RNG'],
} as unknown as BrandRuntime;

const context: ApiContext = {
  origin: '',
  merchant: brand.code,
  language: () => 'EN',
  device: () => 'MOBILE',
  token: () => 't1',
  onSessionExpired: () => undefined,
  encryption: async () => async (body) => ({ body, header: 'test' }),
};

const namespaces = ['shell', 'agent', 'team', 'contracts', 'records', 'games', 'money', 'errors'];

/**
 * Renders a component of the agent area (`/m/agent` and the pages below it), with the real translations. `at` is the
 * URL path of the app.
 */
export const renderScreen = async (node: ReactNode, at = '/', flags: Flags = {}): Promise<void> => {
  const texts = await startI18n(
    brand,
    async (code, namespace) =>
      ((await import(`../../../kit/locales/${code}/${namespace}.json`)) as { default: Record<string, unknown> })
        .default,
    namespaces,
  );
  const store = configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (middleware) => middleware({ thunk: { extraArgument: context } }).concat(wpsApi.middleware),
  });
  render(
    <BrandContext value={brand}>
      <FlagsContext value={flags}>
        <I18nextProvider i18n={texts}>
          <Provider store={store}>
            <MemoryRouter initialEntries={[at]}>
              <Suspense>{node}</Suspense>
            </MemoryRouter>
          </Provider>
        </I18nextProvider>
      </FlagsContext>
    </BrandContext>,
  );
};
