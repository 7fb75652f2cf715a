import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import type { FlatNamespace } from 'i18next';
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
import type { RouteMatch } from '../routing/build-route-table.ts';
import { MenuButton } from '../navigation/side-menu/menu-button.tsx';
import { LanguageButton } from '../app-bar/language-button.tsx';
import { Logo } from '../app-bar/logo.tsx';
import styles from './header.module.css';

/**
 * The header of a screen. The home page has the logo and the balance or the log-in. Other pages have a back button and
 * a title.
 */
export const Header = ({ routeMatch }: { routeMatch: RouteMatch | undefined }) => {
  const session = useSession();
  const flags = useFlags();
  const route = routeMatch?.route;
  const isHome = route?.path === paths.home;
  return (
    <AppBar
      start={isHome ? <Logo /> : <BackButton to={route?.back} />}
      // A disabled feature has no title, because the brand's bundle does not contain its texts.
      {...(!isHome &&
        routeMatch &&
        route?.title &&
        !isFeatureDisabled(routeMatch.feature, flags) && { title: <LazyTitle text={route.title} /> })}
      end={
        <>
          {isHome && (session ? <Member session={session} /> : <GuestButtons />)}
          <div className={styles.icons}>
            <LanguageButton />
            <MenuButton />
          </div>
        </>
      }
    />
  );
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
  // A link can set the query parameter `pageBack` to make the back button open the home page. The lottery tiles do
  // this.
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
