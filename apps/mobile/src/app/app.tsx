import { BrandContext } from '@livery/kit/brand';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { LinkProvider } from '@livery/ui/link';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Place } from '../routes/places.ts';
import { RouterLink } from '../shell/router-link.tsx';
import { Shell } from '../shell/shell.tsx';
import type { Store } from '../store.ts';

interface AppProps {
  readonly brand: BrandRuntime;
  readonly texts: i18n;
  readonly store: Store;
  readonly places: ReadonlyMap<string, Place>;
}

export const App = ({ brand, texts, store, places }: AppProps) => (
  <BrandContext value={brand}>
    <I18nextProvider i18n={texts}>
      <Provider store={store}>
        <BrowserRouter>
          <LinkProvider value={RouterLink}>
            <Shell places={places} />
          </LinkProvider>
        </BrowserRouter>
      </Provider>
    </I18nextProvider>
  </BrandContext>
);
