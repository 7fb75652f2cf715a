import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { LazyDialogProps } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { useLogout } from './use-logout.ts';

/**
 * Dialog that asks the member to confirm the logout. Its buttons are disabled during the logout request. The request
 * ends after at most 10 seconds.
 */
export const LogoutDialog = ({ isOpen, onOpenChange }: LazyDialogProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const { isPending, logout } = useLogout();
  const actions = (
    <>
      <Button onClick={() => onOpenChange(false)} disabled={isPending}>
        {t('shell:action.cancel')}
      </Button>
      <Button tone="accent" isPending={isPending} onClick={() => void logout()}>
        {t('signOut.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !isPending && onOpenChange(next)}
      title={t('signOut.title')}
      actions={actions}
      isDecision
    >
      {t('signOut.question')}
    </Dialog>
  );
};
