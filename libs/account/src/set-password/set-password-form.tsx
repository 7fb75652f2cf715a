import { useSetPasswordBySmsMutation } from '@livery/api/recovery';
import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { asciiDigits, bareNumber } from '../entry/bare-number.ts';
import { CodeField } from '../entry/code-field.tsx';
import { entryMistake } from '../entry/entry-mistake.ts';
import styles from '../entry/form.module.css';
import { newPasswordMistake } from '../entry/new-password-mistake.ts';
import { NewPasswordFields } from '../entry/new-password-fields.tsx';
import { NumberField } from '../entry/number-field.tsx';
import { usePatterns } from '../entry/use-patterns.ts';
import { useRuleForm } from '../entry/use-rule-form.ts';
import { useSendCode } from '../entry/use-send-code.ts';
import { useSetPassword } from './use-set-password.ts';

interface Fields extends Record<string, string> {
  mobileNum: string;
  countryDialingCode: string;
  code: string;
  password: string;
}

/** A new password with the code that was sent to the number. */
export const SetPasswordForm = () => {
  const { t, i18n } = useTranslation(['recover', 'errors']);
  const { ruleOf, countries } = usePatterns();
  const { seconds, isSending, hasSent, send } = useSendCode('VERIFICATION3');
  const [setBySms] = useSetPasswordBySmsMutation();
  const setPassword = useSetPassword();
  const form = useRuleForm<Fields>({
    defaultValues: { mobileNum: '', countryDialingCode: '', code: '', password: '' },
    phrasedBy: `${i18n.language} ${ruleOf('loginMobileNum')?.message}`,
    check: ({ mobileNum, code, password }) => ({
      mobileNum: entryMistake(ruleOf('loginMobileNum'), bareNumber(mobileNum), t('number.required')),
      code: entryMistake(ruleOf('verificationCode'), (code ?? '').trim(), t('code.required')),
      password: newPasswordMistake(t, ruleOf('password'), password),
    }),
  });
  const { register, handleSubmit, getValues, setValue, resetField, setFocus, trigger, formState } = form;
  const dialingCode = () => getValues('countryDialingCode') || (countries[0]?.dialingCode ?? '');

  const handleSend = async () => {
    if (await trigger('mobileNum', { shouldFocus: true }))
      await send(asciiDigits(getValues('mobileNum')), dialingCode());
  };
  const handleSet = async ({ mobileNum, code, password }: Fields) => {
    const request = {
      mobileNum: asciiDigits(mobileNum).trim(),
      countryDialingCode: dialingCode(),
      verificationCode: code.trim(),
      newPassword: password,
    };
    const failure = await setPassword(setBySms(request), password);
    if (!failure) return;
    const field = failure === ErrorCode.SamePassword || failure === ErrorCode.PasswordCommon ? 'password' : 'code';
    resetField(field);
    setFocus(field);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleSet)(event)}>
      <NumberField
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
        onArrival={(code) => setValue('code', code)}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: asciiDigits })}
      />
      <NewPasswordFields form={form} password="password" />
      <Button type="submit" tone="accent" isWide isPending={formState.isSubmitting} disabled={!formState.isDirty}>
        {t('set.submit')}
      </Button>
    </form>
  );
};
