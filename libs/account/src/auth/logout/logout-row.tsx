import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { LogOutIcon } from '@livery/ui/icons/log-out';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { lazyLogoutDialog } from './lazy-logout-dialog.ts';

/** Last row of the member menu. A tap opens the logout dialog. */
export const LogoutRow = () => {
  const { t } = useTranslation('account');
  const { trigger, dialog } = useLazyDialog(lazyLogoutDialog);
  // Preloads the dialog's code, so that a member can log out without a network.
  useEffect(() => lazyLogoutDialog.preload(), []);
  return (
    <>
      <ListGroup>
        <ListRow tone="danger" icon={<LogOutIcon />} label={t('signOut.action')} {...trigger} />
      </ListGroup>
      {dialog}
    </>
  );
};
