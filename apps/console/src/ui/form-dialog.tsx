import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './form.module.css';

interface FormDialogProps {
  readonly title: string;
  /** Label of the button that sends the form. */
  readonly submit: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. The dialog stays open while the submitted change runs, and after the change has failed. */
export const FormDialog = ({ title, submit, isPending, isDanger, onClose, onSubmit, children }: FormDialogProps) => {
  const t = useTexts('shell');
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The Enter key submits the form even while the button is disabled, so this handler checks `isPending` too.
    if (!isPending) onSubmit();
  };
  return (
    <Dialog
      isOpen
      isDecision
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={title}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} tone={isDanger ? 'danger' : 'accent'} isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.root} onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  );
};
