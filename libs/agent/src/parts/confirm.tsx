import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmProps {
  readonly title: string;
  readonly confirm: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A question before something that is not undone by a tap. */
export const Confirm = ({ title, confirm, isPending, isDanger, onClose, onConfirm, children }: ConfirmProps) => {
  const { t } = useTranslation('shell');
  const actions = (
    <>
      <Button disabled={isPending} onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button tone={isDanger ? 'danger' : 'accent'} isPending={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isPending && onClose()} title={title} actions={actions} isDecision>
      {children}
    </Dialog>
  );
};
