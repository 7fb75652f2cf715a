import { BrandContext } from '@livery/kit/brand';
import { FeaturesContext } from '@livery/kit/feature/feature-context';
import { FlagsContext } from '@livery/kit/flags';
import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import { useBack } from '@livery/kit/navigation/use-back';
import type { FlatNamespace } from 'i18next';
import { type ComponentProps, Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { AppBar } from '../../src/app-bar/app-bar.tsx';
import { IconButton } from '../../src/icon-button/icon-button.tsx';
import { BackIcon } from '../../src/icons/back.tsx';
import { LinkProvider } from '../../src/link/link.tsx';
import type { PreparedScreen } from './prepare-screen.tsx';

const RouterLink = ({ href = '', ...props }: ComponentProps<'a'>) => <Link to={href} {...props} />;

const Header = ({ title }: { title: TranslationKey }) => {
  const { t } = useTranslation(['shell', ...(title.split(':', 1) as FlatNamespace[])]);
  const back = useBack(undefined);
  return (
    <AppBar
      start={
        <IconButton label={t('shell:header.back')} onClick={back}>
          <BackIcon />
        </IconButton>
      }
      title={t(title)}
    />
  );
};

/** Renders the header of a screen as the app does. A screen without a title shows the logo. */
const ScreenHeader = ({ brand, route }: PreparedScreen) => {
  if (route.header === 'hidden') return null;
  if (route.title) return <Header title={route.title} />;
  return <AppBar start={<img {...brand.logo} alt={brand.name} />} />;
};

/** Renders a screen with its header and with the context providers that the app has. */
export function ScreenStage(screen: PreparedScreen) {
  const { brand, texts, store, Screen, address, options } = screen;
  return (
    <BrandContext value={brand}>
      <FeaturesContext value={options.features}>
        <FlagsContext value={brand.flags}>
          <I18nextProvider i18n={texts}>
            <Provider store={store}>
              <MemoryRouter initialEntries={[address]}>
                <LinkProvider value={RouterLink}>
                  <Suspense>
                    <ScreenHeader {...screen} />
                    <main>
                      <Screen />
                    </main>
                  </Suspense>
                </LinkProvider>
              </MemoryRouter>
            </Provider>
          </I18nextProvider>
        </FlagsContext>
      </FeaturesContext>
    </BrandContext>
  );
}
