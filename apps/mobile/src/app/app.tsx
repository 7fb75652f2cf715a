import { BrandContext } from '@livery/kit/brand';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { RouterLink } from '../app-shell/router-link.tsx';
import { Shell } from '../app-shell/shell.tsx';
import type { Store } from '../api/store.ts';

interface AppProps {
  readonly brand: BrandRuntime;
  readonly texts: i18n;
  readonly store: Store;
}

export const App = ({ brand, texts, store }: AppProps) => (
  <BrandContext value={brand}>
    <I18nextProvider i18n={texts}>
      <Provider store={store}>
        <BrowserRouter>
          <LinkProvider value={RouterLink}>
            {/* Catches the errors of components outside a screen, for example errors in the header. */}
            <ErrorBoundary resetKey="">
              <Suspense>
                <Shell />
              </Suspense>
            </ErrorBoundary>
          </LinkProvider>
        </BrowserRouter>
      </Provider>
    </I18nextProvider>
  </BrandContext>
);
