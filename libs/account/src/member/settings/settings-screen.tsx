import { isTrial } from '@livery/contract/enums';
import { useBrand } from '@livery/kit/brand';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { BellIcon } from '@livery/ui/icons/bell';
import { KeyIcon } from '@livery/ui/icons/key';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { LogoutRow } from '../../auth/logout/logout-row.tsx';
import { AppearanceRow } from './appearance-row.tsx';
import { LanguageRow } from './language-row.tsx';
import styles from './settings-screen.module.css';

export const Screen = () => {
  const { t } = useTranslation(['account', 'shell']);
  const { languages, hasBothModes } = useBrand();
  const { WEBPUSH3, MAILCEN } = useFlags();
  const session = useSession();
  if (!session) return <Navigate to={paths.home} replace />;
  return (
    <div className={styles.root}>
      {languages.length > 1 && (
        <ListGroup heading={t('settings.language')}>
          <LanguageRow />
        </ListGroup>
      )}
      {hasBothModes && (
        <ListGroup heading={t('settings.appearance')}>
          <AppearanceRow />
        </ListGroup>
      )}
      <ListGroup heading={t('settings.account')}>
        <ListRow icon={<KeyIcon />} label={t('settings.changePassword')} href={paths.changePassword} />
        {WEBPUSH3 && MAILCEN && !isTrial(session.type) && (
          <ListRow icon={<BellIcon />} label={t('shell:title.notifications')} href={paths.notifications} />
        )}
      </ListGroup>
      <LogoutRow />
    </div>
  );
};
