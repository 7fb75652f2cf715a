import { useSetEmailMutation } from '@livery/api/profile';
import { emailPattern, profileLimits } from '@livery/contract/profile-rules';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../late-panel/use-late-panel.tsx';
import { FormSheet } from '../parts/form-sheet.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';

/** The e-mail address. To replace one takes the password: whoever reads its mail can have a new password sent. */
export const EmailSheet = ({ needsPassword, ...panel }: PanelProps & { readonly needsPassword: boolean }) => {
  const { t } = useTranslation(['member', 'account']);
  const phrase = useErrorPhrase();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [save, saving] = useSetEmailMutation();
  const trimmed = email.trim();
  const isValid = trimmed.length <= profileLimits.email.max && emailPattern.test(trimmed);
  const handleSubmit = async () => {
    setWasSent(true);
    if (!isValid || (needsPassword && !password)) return;
    const { data } = await save({ email: trimmed, ...(needsPassword && { password }) });
    if (data) panel.onOpenChange(false);
  };
  return (
    <FormSheet
      {...panel}
      title={t('profile.email')}
      submit={t('save')}
      isPending={saving.isLoading}
      mistake={saving.error && phrase(saving.error)}
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
      {needsPassword && <PasswordField value={password} isMissing={wasSent && !password} onValue={setPassword} />}
    </FormSheet>
  );
};
