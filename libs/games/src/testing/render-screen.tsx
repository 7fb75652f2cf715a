import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { BrandContext } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { testBrand } from './brand.ts';

const localeFiles = import.meta.glob<Record<string, unknown>>(
  '../../../kit/locales/{EN,AR}/{games,shell,errors,home,lobby,search,lottery,records}.json',
  { import: 'default' },
);

const RouterLink = ({ href = '', ...props }: ComponentProps<'a'>) => <Link to={href} {...props} />;

/** Renders the current URL path and query, so that a test can read them. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** Renders a screen with the same providers as in the app: brand, translations, store and router. */
export const renderScreen = async (
  screen: ReactNode,
  {
    path = '/m/home',
    brand = testBrand,
    ...overrides
  }: { path?: string; brand?: BrandRuntime } & Pick<ApiContext, 'validateResponse'> = {},
) => {
  const texts = await startI18n(
    brand,
    (code, namespace) => localeFiles[`../../../kit/locales/${code}/${namespace}.json`]!(),
    ['games', 'shell', 'errors', 'home', 'lobby', 'lottery'],
  );
  const language = () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? 'EN';
  const context = {
    origin: '',
    merchant: brand.code,
    language,
    device: () => 'MOBILE',
    token: () => null,
    onSessionExpired: () => undefined,
    encryption: () => Promise.reject(new Error('This test renders no form')),
    ...overrides,
  };
  const store = configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
  const view = render(
    <BrandContext value={brand}>
      <I18nextProvider i18n={texts}>
        <Provider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <LinkProvider value={RouterLink}>
              <main>{screen}</main>
              <Address />
            </LinkProvider>
          </MemoryRouter>
        </Provider>
      </I18nextProvider>
    </BrandContext>,
  );
  return { ...view, texts, store };
};
