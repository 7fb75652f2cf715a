import { LinkProvider } from '@livery/ui/link';
import { Spinner } from '@livery/ui/spinner';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { createConsoleRouter } from './router.tsx';
import type { ConsoleStore } from './store.ts';
import { Messages } from './messages.tsx';
import styles from './app.module.css';

const router = createConsoleRouter();

/** Root component of the console: its context providers, its routes and its messages. */
export const App = ({ i18n: instance, store }: { readonly i18n: i18n; readonly store: ConsoleStore }) => (
  <I18nextProvider i18n={instance}>
    <Provider store={store}>
      <LinkProvider value={RouterLink}>
        <Suspense fallback={<Spinner className={styles.loading} />}>
          <RouterProvider router={router} />
        </Suspense>
        <Messages />
      </LinkProvider>
    </Provider>
  </I18nextProvider>
);
