import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly confirm: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A question before something that is not undone by a tap. */
export const ConfirmDialog = ({ isOpen, onOpenChange, title, confirm, isPending, isDanger, onConfirm, children }: ConfirmDialogProps) => {
  const { t } = useTranslation('shell');
  const actions = (
    <>
      <Button disabled={isPending} onClick={() => onOpenChange(false)}>
        {t('action.cancel')}
      </Button>
      <Button tone={isDanger ? 'danger' : 'accent'} isPending={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !isPending && onOpenChange(next)} title={title} actions={actions} isDecision>
      {children}
    </Dialog>
  );
};
