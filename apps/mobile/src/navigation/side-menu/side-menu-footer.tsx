import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { LogOutIcon } from '@livery/ui/icons/log-out';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

interface SideMenuFooterProps {
  readonly session: Session | null;
  readonly onLeave: () => void;
}

/**
 * Footer of the side menu: the sign-out button for a member, or the links to the log-in and the registration for a
 * guest.
 */
export const SideMenuFooter = ({ session, onLeave }: SideMenuFooterProps) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { DIRECTREG3 } = useFlags();
  const link = useMenuLink();
  if (session)
    return (
      <ListRow
        tone="danger"
        className={styles.row}
        icon={<LogOutIcon />}
        label={t('account.logout')}
        aria-haspopup="dialog"
        onClick={onLeave}
      />
    );
  return (
    <div className={styles.enter}>
      <Button isWide {...link(loginPathWithReturn(pathname))}>
        {t('header.login')}
      </Button>
      {DIRECTREG3 && (
        <Button isWide tone="accent" {...link(paths.register)}>
          {t('header.register')}
        </Button>
      )}
    </div>
  );
};
