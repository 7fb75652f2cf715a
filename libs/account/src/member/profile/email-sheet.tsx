import { useSetEmailMutation } from '@livery/api/account/profile';
import { emailPattern, profileLimits } from '@livery/contract/account/profile-rules';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyDialogProps } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import { FormSheet } from '../../shared/form-sheet.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

/** Bottom sheet with a form in which members set their e-mail address. */
export const EmailSheet = (dialog: LazyDialogProps) => {
  const { t } = useTranslation('member');
  const getErrorMessage = useErrorMessage();
  const [email, setEmail] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [save, saving] = useSetEmailMutation();
  const trimmed = email.trim();
  const isValid = trimmed.length <= profileLimits.email.max && emailPattern.test(trimmed);
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isValid) return;
    const { data } = await save({ email: trimmed });
    if (data) dialog.onOpenChange(false);
  };
  return (
    <FormSheet
      {...dialog}
      title={t('profile.email')}
      submit={t('save')}
      isPending={saving.isLoading}
      error={saving.error && getErrorMessage(saving.error)}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('profile.email')}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={profileLimits.email.max}
        value={email}
        error={wasSent && !isValid ? t('profile.emailWrong') : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormSheet>
  );
};
