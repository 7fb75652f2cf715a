import { useSetPasswordBySmsMutation } from '@livery/api/auth/recovery';
import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits, normalizePhone } from '../../shared/validation/normalize-phone.ts';
import { CodeField } from '../../shared/otp/code-field.tsx';
import { validateRequired } from '../../shared/validation/validate-required.ts';
import styles from '../../shared/form.module.css';
import { validateNewPassword } from '../../shared/validation/validate-new-password.ts';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields.tsx';
import { MobileNumberField } from '../../shared/mobile-number-field.tsx';
import { usePatterns } from '../../shared/validation/use-patterns.ts';
import { useRuleForm } from '../../shared/validation/use-rule-form.ts';
import { useSendCode } from '../../shared/otp/use-send-code.ts';
import { defaultEndedAccess, EndedAccessFields } from '../ended-access/ended-access-fields.tsx';
import type { Outcome } from '../ended-access/password-outcome.tsx';
import { useSetPassword } from './use-set-password.ts';

interface Fields extends Record<string, string> {
  mobileNum: string;
  countryDialingCode: string;
  code: string;
  password: string;
}

/**
 * Error codes after which the form clears and focuses the password field. After any other error, it clears and focuses
 * the field for the SMS code.
 */
const passwordErrors: readonly string[] = [
  ErrorCode.SamePassword,
  ErrorCode.PasswordCommon,
  ErrorCode.PasswordContainsName,
];

/** Form for a new password. The member proves the mobile number with an SMS code. */
export const SetPasswordForm = ({ onOutcome }: { readonly onOutcome: (outcome: Outcome) => void }) => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { getRule, countries } = usePatterns();
  const { seconds, isSending, hasSent, send } = useSendCode('VERIFICATION3');
  const [setBySms] = useSetPasswordBySmsMutation();
  const setPassword = useSetPassword();
  const [endedAccess, setEndedAccess] = useState(defaultEndedAccess);
  const form = useRuleForm<Fields>({
    defaultValues: { mobileNum: '', countryDialingCode: '', code: '', password: '' },
    revalidateKey: `${i18n.language} ${getRule('loginMobileNum')?.message}`,
    check: ({ mobileNum, code, password }) => ({
      mobileNum: validateRequired(getRule('loginMobileNum'), normalizePhone(mobileNum), t('number.required')),
      code: validateRequired(getRule('verificationCode'), (code ?? '').trim(), t('code.required')),
      password: validateNewPassword(t, getRule('password'), password),
    }),
  });
  const { register, handleSubmit, getValues, setValue, resetField, setFocus, trigger, formState } = form;
  const dialingCode = () => getValues('countryDialingCode') || (countries[0]?.dialingCode ?? '');

  const handleSend = async () => {
    if (await trigger('mobileNum', { shouldFocus: true }))
      await send(toAsciiDigits(getValues('mobileNum')), dialingCode());
  };
  const handleSet = async ({ mobileNum, code, password }: Fields) => {
    const request = {
      mobileNum: toAsciiDigits(mobileNum).trim(),
      countryDialingCode: dialingCode(),
      verificationCode: code.trim(),
      newPassword: password,
      ...endedAccess,
    };
    const { failure, outcome } = await setPassword(setBySms(request), password);
    if (outcome) onOutcome(outcome);
    if (!failure) return;
    const field = passwordErrors.includes(failure) ? 'password' : 'code';
    resetField(field);
    setFocus(field);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleSet)(event)}>
      <MobileNumberField
        countries={countries}
        dialing={register('countryDialingCode')}
        error={formState.errors.mobileNum?.message}
        {...register('mobileNum')}
      />
      <CodeField
        disabled={!hasSent}
        seconds={seconds}
        isSending={isSending}
        onSend={() => void handleSend()}
        onCodeReceived={(code) => setValue('code', code)}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: toAsciiDigits })}
      />
      <NewPasswordFields form={form} password="password" />
      <EndedAccessFields value={endedAccess} onChange={setEndedAccess} />
      <Button type="submit" tone="accent" isWide isPending={formState.isSubmitting} disabled={!formState.isDirty}>
        {t('set.submit')}
      </Button>
    </form>
  );
};
