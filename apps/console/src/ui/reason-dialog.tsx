import { TextField } from '@livery/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly detail?: string;
  readonly submit: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (reason: string) => void;
  /** Additional fields of the dialog, which are above the field for the reason. */
  readonly children?: ReactNode;
}

/**
 * Dialog in which the operator enters the reason of an important action. The gateway stores the reason in the audit
 * log.
 */
export const ReasonDialog = ({ detail, onSubmit, children, ...props }: ReasonDialogProps) => {
  const t = useTexts('shell');
  const [reason, setReason] = useState('');
  return (
    <FormDialog {...props} onSubmit={() => onSubmit(reason.trim())}>
      {detail && <p>{detail}</p>}
      {children}
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        required
        minLength={3}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
