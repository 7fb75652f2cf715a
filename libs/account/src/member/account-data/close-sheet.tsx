import { wpsApi } from '@livery/api/client';
import { useCloseAccountMutation } from '@livery/api/account/member';
import { paths } from '@livery/kit/paths';
import { clearSession } from '@livery/kit/session';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { LazyDialogProps } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { FormSheet } from '../../shared/form-sheet.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { clearRememberedLogin } from '../../auth/remember-me/remembered-login.ts';

/** Sheet that closes the account. The member can enter a reason. A closed account cannot be reopened. */
export const CloseSheet = (dialog: LazyDialogProps) => {
  const { t } = useTranslation('member');
  const getErrorMessage = useErrorMessage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [isSure, setSure] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [close, closing] = useCloseAccountMutation();
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isSure) return;
    const { data } = await close({ reason });
    if (!data) return;
    clearRememberedLogin();
    flushSync(clearSession);
    dispatch(wpsApi.util.resetApiState());
    showToast({ kind: 'info', text: t('close.done') });
    void navigate(paths.home, { replace: true });
  };
  const validationError = wasSent && !isSure ? t('close.sureMissing') : undefined;
  const errorMessage = closing.error ? getErrorMessage(closing.error) : validationError;
  return (
    <FormSheet
      {...dialog}
      title={t('close.title')}
      submit={t('close.action')}
      isPending={closing.isLoading}
      isDanger
      error={errorMessage}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('close.reason')}
        maxLength={140}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Checkbox label={t('close.sure')} checked={isSure} onChange={({ target }) => setSure(target.checked)} />
    </FormSheet>
  );
};
