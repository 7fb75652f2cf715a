import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type Confirmation,
  useConfirmLicenceClauseMutation,
  useWithdrawLicenceConfirmationMutation,
} from './licence.api.ts';

interface ConfirmClauseProps {
  readonly brand: string;
  readonly clause: string;
  readonly confirmation: Confirmation | undefined;
}

/** Lets the operator confirm a clause that only a person can check, or withdraw the confirmation. */
export const ConfirmClause = ({ brand, clause, confirmation }: ConfirmClauseProps) => {
  const t = useTexts('licence');
  const act = useAct();
  const isPermitted = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const [confirm, confirming] = useConfirmLicenceClauseMutation();
  const [withdraw, withdrawing] = useWithdrawLicenceConfirmationMutation();
  if (!isPermitted('releases:review', brand)) return null;
  const kind = confirmation ? 'withdraw' : 'confirm';
  const handleSubmit = async (note: string) => {
    const request = { brand, clause, note };
    const done = confirmation ? await act(withdraw(request)) : await act(confirm(request));
    if (done) setOpen(false);
  };
  return (
    <>
      <Button size="small" tone={confirmation ? 'plain' : 'quiet'} onClick={() => setOpen(true)}>
        {t(`person.${kind}.action`)}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t(`person.${kind}.title`, { clause })}
          detail={t(`person.${kind}.detail`)}
          submit={t(`person.${kind}.action`)}
          isPending={confirming.isLoading || withdrawing.isLoading}
          onClose={() => setOpen(false)}
          onSubmit={(note) => void handleSubmit(note)}
        />
      )}
    </>
  );
};
