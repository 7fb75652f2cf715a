import { useBack } from '@livery/kit/back';
import type { FeatureRoute } from '@livery/kit/feature';
import { useFlags } from '@livery/kit/flags';
import { isOff } from '@livery/kit/is-off';
import { loginFrom, paths } from '@livery/kit/paths';
import { useSession, type Session } from '@livery/kit/session';
import { AppBar } from '@livery/ui/app-bar';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { Suspense, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePart } from '@livery/kit/late-part';
import { memberChip } from './bring-member-chip.ts';
import type { Place } from '../routes/places.ts';
import { MenuButton } from '../side-menu/menu-button.tsx';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import styles from './header.module.css';

/** Logo or back arrow, the title, and who is here. */
export const Header = ({ place }: { place: Place | undefined }) => {
  const session = useSession();
  const flags = useFlags();
  const route = place?.route;
  const isHome = route?.path === paths.home;
  return (
    <AppBar
      start={isHome ? <Logo /> : <BackButton to={route?.back} />}
      // The texts of what the brand is without are not in its bundle.
      {...(!isHome &&
        place &&
        route?.title &&
        !isOff(place.feature, flags) && { title: <LateTitle text={route.title} /> })}
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

/** Its words may be of a namespace that comes with the screen: until then nothing stands here, and not its key. */
const LateTitle = (props: { text: string }) => (
  <Suspense>
    <Title {...props} />
  </Suspense>
);

const Title = ({ text }: { text: string }) => {
  const { t } = useTranslation(text.split(':', 1));
  return t(text);
};

const BackButton = ({ to }: { to: FeatureRoute['back'] }) => {
  const { t } = useTranslation('shell');
  const [query] = useSearchParams();
  // Who leads here may say that the way back is the home: a lottery's tile does.
  const back = useBack(query.get('pageBack') === 'home' ? 'home' : to);
  return (
    <IconButton label={t('header.back')} onClick={back}>
      <BackIcon />
    </IconButton>
  );
};

const Member = ({ session }: { session: Session }) => (
  <Suspense>
    <LateMemberChip session={session} />
  </Suspense>
);

const LateMemberChip = (props: { session: Session }) => createElement(usePart(memberChip).MemberChip, props);

const GuestButtons = () => {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { DIRECTREG3 } = useFlags();
  return (
    <div className={styles.guest}>
      <Button size="small" tone="quiet" href={loginFrom(pathname + search)}>
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
