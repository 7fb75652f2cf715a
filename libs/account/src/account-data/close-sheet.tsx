import { wpsApi } from '@livery/api/client';
import { useCloseAccountMutation } from '@livery/api/member';
import { paths } from '@livery/kit/paths';
import { endSession } from '@livery/kit/session';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { PanelProps } from '../late-panel/use-late-panel.tsx';
import { FormSheet } from '../parts/form-sheet.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { forgetLogin } from '../remembered/remembered-login.ts';

/** Closes the account, with the password and a word on why. It cannot be opened again. */
export const CloseSheet = (panel: PanelProps) => {
  const { t } = useTranslation('member');
  const phrase = useErrorPhrase();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [isSure, setSure] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [close, closing] = useCloseAccountMutation();
  const handleSubmit = async () => {
    setWasSent(true);
    if (!password || !isSure) return;
    const { data } = await close({ password, reason });
    if (!data) return;
    forgetLogin();
    flushSync(endSession);
    dispatch(wpsApi.util.resetApiState());
    showToast({ kind: 'info', text: t('close.done') });
    void navigate(paths.home, { replace: true });
  };
  const mistake = closing.error ? phrase(closing.error) : wasSent && !isSure ? t('close.sureMissing') : undefined;
  return (
    <FormSheet
      {...panel}
      title={t('close.title')}
      submit={t('close.action')}
      isPending={closing.isLoading}
      isDanger
      mistake={mistake}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('close.reason')}
        maxLength={140}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <PasswordField value={password} isMissing={wasSent && !password} onValue={setPassword} />
      <Checkbox label={t('close.sure')} checked={isSure} onChange={({ target }) => setSure(target.checked)} />
    </FormSheet>
  );
};
