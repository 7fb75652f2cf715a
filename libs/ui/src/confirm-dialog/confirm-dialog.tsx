import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that requires a confirmation before an action that cannot be undone. It stays open while
 * the action runs.
 */
export const ConfirmDialog = ({
  isOpen,
  onOpenChange,
  title,
  confirm,
  cancel,
  isPending,
  isDanger,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const actions = (
    <>
      <Button disabled={isPending} onClick={() => onOpenChange(false)}>
        {cancel}
      </Button>
      <Button tone={isDanger ? 'danger' : 'accent'} isPending={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !isPending && onOpenChange(next)}
      title={title}
      actions={actions}
      isDecision
    >
      {children}
    </Dialog>
  );
};
