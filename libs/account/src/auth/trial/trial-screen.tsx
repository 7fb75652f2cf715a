import { isTrial } from '@livery/contract/enums';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { GamepadIcon } from '@livery/ui/icons/gamepad';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../shared/auth-page.tsx';
import { TrialButton } from './trial-button.tsx';

/**
 * Page that describes the trial and starts it. A member with an account is redirected to the home page. If a trial is
 * already running, the page offers to continue it.
 */
export const Screen = () => {
  const { t } = useTranslation(['account', 'errors']);
  const [search] = useSearchParams();
  const session = useSession();
  if (session && !isTrial(session.type)) return <Navigate to={paths.home} replace />;
  return (
    <AuthPage title={t('trial.title')} lead={t('trial.lead')}>
      <ListGroup>
        <ListRow icon={<CoinsIcon />} label={t('trial.money')} detail={t('trial.moneyDetail')} />
        <ListRow icon={<GamepadIcon />} label={t('trial.odds')} detail={t('trial.oddsDetail')} />
        <ListRow icon={<ShieldIcon />} label={t('trial.limits')} detail={t('trial.limitsDetail')} />
      </ListGroup>
      {session ? (
        <Button tone="accent" isWide href={paths.home}>
          {t('trial.goOn')}
        </Button>
      ) : (
        <TrialButton tone="accent" from={search.get('from')} />
      )}
      <Button tone="plain" isWide href={loginPathWithReturn(paths.home)}>
        {t('trial.login')}
      </Button>
    </AuthPage>
  );
};
