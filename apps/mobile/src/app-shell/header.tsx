import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import type { FlatNamespace } from 'i18next';
import { useBrand } from '@livery/kit/brand';
import { useBack } from '@livery/kit/navigation/use-back';
import type { FeatureRoute } from '@livery/kit/feature/define-feature';
import { useFlags } from '@livery/kit/flags';
import { Lazy } from '@livery/kit/lazy/lazy';
import { isFeatureDisabled } from '@livery/kit/access/is-feature-disabled';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { useSession, type Session } from '@livery/kit/session';
import { AppBar } from '@livery/ui/app-bar';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyAccountChip } from '../deferred/lazy-account-chip.ts';
import { lazySearchLink } from '../deferred/lazy-search-link.ts';
import type { RouteMatch } from '../routing/build-route-table.ts';
import { MenuButton } from '../navigation/side-menu/menu-button.tsx';
import { LanguageButton } from '../app-bar/language-button.tsx';
import { Logo } from '../app-bar/logo.tsx';
import { SearchBar } from '../app-bar/search-bar.tsx';
import styles from './header.module.css';

export const Header = ({ routeMatch }: { routeMatch: RouteMatch | undefined }) =>
  routeMatch?.route.path === paths.home ? <HomeHeader /> : <ScreenHeader routeMatch={routeMatch} />;

/**
 * The header of the home page, with the logo, and the balance or the log-in. The setting `layout.header` of the brand
 * decides the order.
 */
const HomeHeader = () => {
  const { header } = useBrand().layout;
  const isCentred = header === 'centre';
  const isSearch = header === 'search';
  return (
    <AppBar
      variant={header === 'start' ? undefined : header}
      start={
        isCentred ? (
          <div className={styles.startIcons}>
            <MenuButton />
            <LanguageButton />
          </div>
        ) : (
          <Logo />
        )
      }
      middle={(isCentred && <Logo />) || (isSearch && <SearchBar />)}
      end={
        isCentred ? (
          <Account />
        ) : (
          <>
            <Account />
            <div className={styles.icons}>
              <LanguageButton />
              <MenuButton />
            </div>
          </>
        )
      }
    />
  );
};

/** The header of all other pages, with a back button and a title. */
const ScreenHeader = ({ routeMatch }: { routeMatch: RouteMatch | undefined }) => {
  const flags = useFlags();
  const route = routeMatch?.route;
  return (
    <AppBar
      start={<BackButton to={route?.back} />}
      // The title is omitted if this brand has disabled the feature of the route, because the brand's bundle may not
      // contain the texts of this feature.
      {...(routeMatch &&
        route?.title &&
        !isFeatureDisabled(routeMatch.feature, flags) && { title: <LazyTitle text={route.title} /> })}
      end={
        <div className={styles.icons}>
          {route?.isWide && route.path !== paths.search && (
            <Lazy module={lazySearchLink} isOptional>
              {({ SearchLink }) => <SearchLink />}
            </Lazy>
          )}
          <LanguageButton />
          <MenuButton />
        </div>
      }
    />
  );
};

const Account = () => {
  const session = useSession();
  return session ? <Member session={session} /> : <GuestButtons />;
};

/**
 * Renders nothing until the translation namespace of the title has loaded, so that the visitor never sees the
 * translation key.
 */
const LazyTitle = (props: { text: TranslationKey }) => (
  <Suspense>
    <Title {...props} />
  </Suspense>
);

const Title = ({ text }: { text: TranslationKey }) => {
  const { t } = useTranslation(text.split(':', 1) as FlatNamespace[]);
  return t(text);
};

const BackButton = ({ to }: { to: FeatureRoute['back'] }) => {
  const { t } = useTranslation('shell');
  const [query] = useSearchParams();
  // A link can set the query parameter `pageBack=home`. The back button then opens the home page. The tiles of lottery
  // games have such links.
  const back = useBack(query.get('pageBack') === 'home' ? 'home' : to);
  return (
    <IconButton label={t('header.back')} onClick={back}>
      <BackIcon />
    </IconButton>
  );
};

const Member = ({ session }: { session: Session }) => (
  <Lazy module={lazyAccountChip} retries={Infinity}>
    {({ AccountChip }) => <AccountChip session={session} />}
  </Lazy>
);

const GuestButtons = () => {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { DIRECTREG3 } = useFlags();
  return (
    <div className={styles.guest}>
      <Button size="small" tone="quiet" href={loginPathWithReturn(pathname + search)}>
        {t('header.login')}
      </Button>
      {DIRECTREG3 && (
        <Button size="small" tone="accent" href={paths.register}>
          {t('header.register')}
        </Button>
      )}
    </div>
  );
};
