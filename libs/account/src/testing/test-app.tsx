import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import { BrandContext } from '@livery/kit/brand';
import { type Feature, defineFeature } from '@livery/kit/feature/define-feature';
import { FeaturesContext } from '@livery/kit/feature/feature-context';
import { FlagsContext } from '@livery/kit/flags';
import { startI18n } from '@livery/kit/i18n';
import { getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { accountFeatures } from '../features.ts';

const brand = {
  code: 'bituinara',
  name: 'Bituinara',
  languages: [
    { code: 'EN', bcp47: 'en', dir: 'ltr' },
    { code: 'AR', bcp47: 'ar', dir: 'rtl' },
  ],
  defaultLanguage: 'EN',
  categories: ['HOT', 'RNG', 'LIVE'],
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  logo: { src: '/logo.svg', width: 120, height: 32 },
} as unknown as BrandRuntime;

export const createTestStore = (overrides: Partial<ApiContext> = {}) => {
  const context: ApiContext = {
    origin: '',
    merchant: brand.code,
    language: () => 'EN',
    device: () => 'MOBILE',
    token: () => getSession()?.token ?? null,
    onSessionExpired: () => undefined,
    encryption: async () => async (body) => ({ body, header: 'test' }),
    ...overrides,
  };
  return configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (middleware) => middleware({ thunk: { extraArgument: context } }).concat(wpsApi.middleware),
  });
};

/** Loads the real translation files, as the app does. */
export const startTestTexts = (): Promise<i18n> =>
  startI18n(
    brand,
    async (code, namespace) =>
      ((await import(`../../../kit/locales/${code}/${namespace}.json`)) as { default: Record<string, unknown> })
        .default,
    ['shell', 'account', 'errors', 'recover', 'register'],
  );

const service = defineFeature({
  id: 'service',
  access: 'guest',
  routes: [
    { path: '/m/service', screen: () => Promise.reject(new Error('The screen is not rendered in these tests')) },
  ],
  menu: [{ slot: 'memberList', order: 340, icon: 'headset', label: 'shell:title.service' }],
});
const features: readonly Feature[] = [...accountFeatures, service];

const RouterLink = ({ href = '', ...props }: ComponentProps<'a'>) => <Link to={href} {...props} />;

/** Renders the current URL path and query, so that a test can read them. */
const LocationProbe = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="place">{pathname + search}</output>;
};

interface TestScreen extends Pick<ApiContext, 'validateResponse' | 'onStepUpRequired'> {
  readonly Screen: ComponentType;
  /** URL path and query of the screen. */
  readonly at: string;
  /** History entries before the screen's entry. */
  readonly before?: readonly string[];
  readonly flags?: Flags;
  readonly texts: i18n;
}

/** Renders a screen at its URL, with the same providers as in the app. All other URLs render nothing. */
export const renderScreen = ({ Screen, at, before = [], flags = {}, texts, ...overrides }: TestScreen) => {
  const store = createTestStore(overrides);
  return render(
    <BrandContext value={brand}>
      <FeaturesContext value={features}>
        <FlagsContext value={flags}>
          <I18nextProvider i18n={texts}>
            <Provider store={store}>
              <MemoryRouter initialEntries={[...before, at]}>
                <LinkProvider value={RouterLink}>
                  <Suspense>
                    <Routes>
                      <Route path={at.split('?')[0]!} element={<Screen />} />
                      <Route path="*" element={null} />
                    </Routes>
                  </Suspense>
                  <LocationProbe />
                </LinkProvider>
              </MemoryRouter>
            </Provider>
          </I18nextProvider>
        </FlagsContext>
      </FeaturesContext>
    </BrandContext>,
  );
};
