import { useUnreadCountQuery } from '@livery/api/notifications/inbox';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { BellIcon } from '@livery/ui/icons/bell';
import { SettingsIcon } from '@livery/ui/icons/settings';
import { useTranslation } from 'react-i18next';
import styles from './member-center-header.module.css';

interface MemberCenterHeaderProps {
  /**
   * Opens the login. Undefined if a session exists. For a guest, a tap on a link to a page for members calls this
   * function and does not open the page.
   */
  readonly onLoginRequired: (() => void) | undefined;
}

/**
 * Header with links to the home page, the messages and the settings. The link to the messages has a dot when there are
 * unread messages.
 */
export const MemberCenterHeader = ({ onLoginRequired }: MemberCenterHeaderProps) => {
  const { t } = useTranslation(['account', 'member', 'shell']);
  const { MAILCEN } = useFlags();
  const session = useSession();
  const unread = useUnreadCountQuery(undefined, { skip: !session || !MAILCEN }).currentData ?? 0;
  const where = (href: string) =>
    onLoginRequired ? { onClick: onLoginRequired, 'aria-haspopup': 'dialog' as const } : { href };
  return (
    <AppBar
      start={
        <IconButton label={t('shell:header.back')} href={paths.home}>
          <BackIcon />
        </IconButton>
      }
      title={t('mine.title')}
      end={
        <>
          {MAILCEN && (
            <IconButton
              label={unread > 0 ? t('member:unread', { count: unread }) : t('shell:title.messages')}
              className={styles.bell}
              data-unread={unread > 0}
              {...where(paths.messages)}
            >
              <BellIcon />
            </IconButton>
          )}
          <IconButton label={t('shell:title.settings')} {...where(paths.settings)}>
            <SettingsIcon />
          </IconButton>
        </>
      }
    />
  );
};
