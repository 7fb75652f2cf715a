import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useState } from 'react';
import { useAct } from '../api/use-act.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { Panel } from '../ui/panel.tsx';
import { useCreateOwnRecoveryCodesMutation } from './account.api.ts';

/** The recovery codes of the operator: the number of unused codes, and a button that creates new codes. */
export const RecoveryPanel = ({ left }: { readonly left: number }) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const act = useAct();
  const [create, { isLoading }] = useCreateOwnRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const handleCreate = async () => setCodes((await act(create()))?.recoveryCodes ?? null);
  return (
    <Panel
      title={t('recovery.title')}
      detail={`${t('recovery.left', { count: left })} · ${t('recovery.hint')}`}
      actions={
        <Button isPending={isLoading} onClick={() => void handleCreate()}>
          {t('recovery.create')}
        </Button>
      }
    >
      {codes && (
        <Dialog isOpen isDecision onOpenChange={() => setCodes(null)} title={shell('invitation.codesTitle')}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </Panel>
  );
};
