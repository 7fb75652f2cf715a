import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../api/use-act.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { useChangeOwnPasswordMutation } from './account.api.ts';

/** Shows the day of the last password change, and a button that opens the form for a new password. */
export const PasswordPanel = ({ changedAt }: { readonly changedAt: string }) => {
  const t = useTexts('account');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t('password.title')}
      detail={t('password.changed', { time: format.day(changedAt) })}
      actions={<Button onClick={() => setOpen(true)}>{t('password.change')}</Button>}
    >
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
};

const PasswordDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const act = useAct();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [change, { isLoading }] = useChangeOwnPasswordMutation();
  const handleSubmit = async () => {
    if (await act(change({ password, newPassword }), t('password.done'))) onClose();
  };
  return (
    <FormDialog
      title={t('password.change')}
      submit={shell('action.save')}
      isPending={isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('password.current')}
        type="password"
        autoComplete="current-password"
        revealLabel={shell('action.reveal')}
        value={password}
        required
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <TextField
        label={t('password.next')}
        hint={shell('invitation.passwordHint')}
        type="password"
        autoComplete="new-password"
        revealLabel={shell('action.reveal')}
        value={newPassword}
        required
        minLength={12}
        maxLength={128}
        onChange={(event) => setNewPassword(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
