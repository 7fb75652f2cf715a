import { useBrand } from '@livery/kit/brand';
import type { FeatureRoute } from '@livery/kit/feature';
import { useFlags } from '@livery/kit/flags';
import { loginFrom, paths } from '@livery/kit/paths';
import { useSession, type Session } from '@livery/kit/session';
import { AppBar } from '@livery/ui/app-bar';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { Link } from '@livery/ui/link';
import { Suspense, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePart } from '../late-part/late-part.ts';
import { memberChip } from './bring-member-chip.ts';
import { LanguageButton } from './language-button.tsx';
import styles from './header.module.css';

/** Logo or back arrow, the title, and who is here. */
export const Header = ({ route }: { route: FeatureRoute | undefined }) => {
  const { t } = useTranslation();
  const session = useSession();
  const isHome = route?.path === paths.home;
  return (
    <AppBar
      start={isHome ? <Logo /> : <BackButton toHome={route?.back === 'home'} />}
      {...(!isHome && route?.title && { title: t(route.title) })}
      end={
        <>
          {isHome && (session ? <Member session={session} /> : <GuestButtons />)}
          <LanguageButton />
        </>
      }
    />
  );
};

const Logo = () => {
  const { t } = useTranslation('shell');
  const { logo, name } = useBrand();
  return (
    <Link href={paths.home} className={styles.logo} aria-label={t('header.home', { name })}>
      <img src={logo.src} width={logo.width} height={logo.height} alt="" />
    </Link>
  );
};

const BackButton = ({ toHome }: { toHome: boolean }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // The first entry of this visit has nothing behind it that is ours.
  const handleBack = () => (toHome || !(history.state as { idx?: number } | null)?.idx ? navigate(paths.home) : navigate(-1));
  return (
    <IconButton label={t('header.back')} onClick={() => void handleBack()}>
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
