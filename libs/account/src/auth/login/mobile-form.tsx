import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits, normalizePhone } from '../shared/validation/normalize-phone.ts';
import { CodeField } from '../shared/otp/code-field.tsx';
import { validateRequired } from '../shared/validation/validate-required.ts';
import styles from '../shared/form.module.css';
import { MobileNumberField } from '../shared/mobile-number-field.tsx';
import { usePatterns } from '../shared/validation/use-patterns.ts';
import { useRuleForm } from '../shared/validation/use-rule-form.ts';
import { useSendCode } from '../shared/otp/use-send-code.ts';
import { getRememberedLogin } from '../remember-me/remembered-login.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { LoginErrorMessage } from './login-error/login-error.tsx';
import { validateCaptcha } from './login-fields.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useLogin } from './use-login.ts';

interface MobileFields extends Record<string, string | boolean> {
  mobileNum: string;
  countryDialingCode: string;
  code: string;
  captcha: string;
  remember: boolean;
}

const openingFields = (): MobileFields => {
  const remembered = getRememberedLogin();
  const { username = '', countryDialingCode } = remembered?.countryDialingCode === undefined ? {} : remembered;
  return {
    mobileNum: username,
    countryDialingCode: countryDialingCode ?? '',
    code: '',
    captcha: '',
    remember: remembered !== null,
  };
};

/** Login form with a mobile number and the code that was sent to it. */
export const MobileForm = () => {
  const { t, i18n } = useTranslation(['account', 'recover', 'shell']);
  const { getRule, countries } = usePatterns();
  const { state, attempt, cancel } = useLogin();
  const { seconds, isSending, send } = useSendCode('MOBILEVERCODELOGIN3');
  const [isCaptchaRequired, setCaptchaRequired] = useState(false);
  const captcha = useCaptcha(isCaptchaRequired);
  const [defaultValues] = useState(openingFields);
  const { register, handleSubmit, getValues, setValue, trigger, resetField, setFocus, formState } =
    useRuleForm<MobileFields>({
      defaultValues,
      revalidateKey: `${i18n.language} ${getRule('loginMobileNum')?.message}`,
      check: ({ mobileNum, code, captcha: typed }) => ({
        mobileNum: validateRequired(getRule('loginMobileNum'), normalizePhone(mobileNum), t('recover:number.required')),
        code: validateRequired(getRule('verificationCode'), code.trim(), t('recover:code.required')),
        captcha: isCaptchaRequired ? validateCaptcha(t, typed) : undefined,
      }),
    });
  // The list of countries loads after the form. The select has no option for the remembered country before that.
  const remembered = defaultValues.countryDialingCode;
  useEffect(() => {
    setValue(
      'countryDialingCode',
      countries.slice(1).some(({ dialingCode }) => dialingCode === remembered) ? remembered : '',
    );
  }, [countries, remembered, setValue]);
  const isPending = state.status === 'pending';
  const dialingCode = () => getValues('countryDialingCode') || (countries[0]?.dialingCode ?? '');

  const handleSend = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    await send(toAsciiDigits(getValues('mobileNum')), dialingCode());
    setFocus('code');
  };
  const renewCaptcha = () => {
    resetField('captcha');
    captcha.reload();
  };
  const handleLogin = async ({ mobileNum, code, captcha: typed, remember }: MobileFields) => {
    const failure = await attempt({
      type: 'sms',
      username: toAsciiDigits(mobileNum).trim(),
      password: code.trim(),
      countryDialingCode: dialingCode(),
      remember,
      ...(captcha.id && { captcha: typed, captchaId: captcha.id }),
    });
    if (!failure) return;
    if (isCaptchaRequired) renewCaptcha();
    if (failure.isCaptchaRequired) setCaptchaRequired(true);
    if (failure.code === ErrorCode.CodeWrong) setFocus('code', { shouldSelect: true });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleLogin)(event)}>
      <MobileNumberField
        countries={countries}
        dialing={register('countryDialingCode')}
        error={formState.errors.mobileNum?.message}
        {...register('mobileNum')}
      />
      <CodeField
        seconds={seconds}
        isSending={isSending}
        onSend={() => void handleSend()}
        onCodeReceived={(code) => setValue('code', code)}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: toAsciiDigits })}
      />
      {isCaptchaRequired && (
        <CaptchaField
          image={captcha.image}
          isLoading={captcha.isLoading}
          onReload={renewCaptcha}
          error={formState.errors.captcha?.message}
          {...register('captcha', { setValueAs: toAsciiDigits })}
        />
      )}
      <Checkbox label={t('login.remember')} {...register('remember')} />
      {state.status === 'failed' && <LoginErrorMessage {...state} />}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('login.submit')}
      </Button>
      {isPending && (
        <Button tone="plain" isWide className={styles.cancel} onClick={cancel}>
          {t('shell:action.cancel')}
        </Button>
      )}
    </form>
  );
};
