import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../late-panel/use-late-panel.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Asks before it signs out. While the gateway is asked, at most 10 s, nothing else can be pressed. */
export const SignOutDialog = ({ isOpen, onOpenChange }: PanelProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const { isPending, signOut } = useSignOut();
  const actions = (
    <>
      <Button onClick={() => onOpenChange(false)} disabled={isPending}>
        {t('shell:action.cancel')}
      </Button>
      <Button tone="accent" isPending={isPending} onClick={() => void signOut()}>
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
