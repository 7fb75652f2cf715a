import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asciiDigits, bareNumber } from '../entry/bare-number.ts';
import { CodeField } from '../entry/code-field.tsx';
import { entryMistake } from '../entry/entry-mistake.ts';
import styles from '../entry/form.module.css';
import { NumberField } from '../entry/number-field.tsx';
import { usePatterns } from '../entry/use-patterns.ts';
import { useRuleForm } from '../entry/use-rule-form.ts';
import { useSendCode } from '../entry/use-send-code.ts';
import { rememberedLogin } from '../remembered/remembered-login.ts';
import { CaptchaField } from './captcha-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { captchaMistake } from './login-fields.ts';
import { useCaptcha } from './use-captcha.ts';
import { useLogin } from './use-login.ts';

interface MobileFields extends Record<string, string | boolean> {
  mobileNum: string;
  countryDialingCode: string;
  code: string;
  captcha: string;
  remember: boolean;
}

const openingFields = (): MobileFields => {
  const remembered = rememberedLogin();
  const { username = '', countryDialingCode } = remembered?.countryDialingCode === undefined ? {} : remembered;
  return {
    mobileNum: username,
    countryDialingCode: countryDialingCode ?? '',
    code: '',
    captcha: '',
    remember: remembered !== null,
  };
};

/** A mobile number and the code that was sent to it. */
export const MobileForm = () => {
  const { t, i18n } = useTranslation(['account', 'recover', 'shell']);
  const { ruleOf, countries } = usePatterns();
  const { state, attempt, cancel } = useLogin();
  const { seconds, isSending, send } = useSendCode('MOBILEVERCODELOGIN3');
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const [defaultValues] = useState(openingFields);
  const { register, handleSubmit, getValues, setValue, trigger, resetField, setFocus, formState } =
    useRuleForm<MobileFields>({
      defaultValues,
      phrasedBy: `${i18n.language} ${ruleOf('loginMobileNum')?.message}`,
      check: ({ mobileNum, code, captcha: typed }) => ({
        mobileNum: entryMistake(ruleOf('loginMobileNum'), bareNumber(mobileNum), t('recover:number.required')),
        code: entryMistake(ruleOf('verificationCode'), code.trim(), t('recover:code.required')),
        captcha: needsCaptcha ? captchaMistake(t, typed) : undefined,
      }),
    });
  // The countries come after the form: until then there is no choice that could show the one that is remembered.
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
    await send(asciiDigits(getValues('mobileNum')), dialingCode());
    setFocus('code');
  };
  const renewCaptcha = () => {
    resetField('captcha');
    captcha.reload();
  };
  const handleLogin = async ({ mobileNum, code, captcha: typed, remember }: MobileFields) => {
    const failure = await attempt({
      type: 'sms',
      username: asciiDigits(mobileNum).trim(),
      password: code.trim(),
      countryDialingCode: dialingCode(),
      remember,
      ...(captcha.id && { captcha: typed, captchaId: captcha.id }),
    });
    if (!failure) return;
    if (needsCaptcha) renewCaptcha();
    if (failure.needsCaptcha) setNeedsCaptcha(true);
    if (failure.code === ErrorCode.CodeWrong) setFocus('code', { shouldSelect: true });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleLogin)(event)}>
      <NumberField
        countries={countries}
        dialing={register('countryDialingCode')}
        error={formState.errors.mobileNum?.message}
        {...register('mobileNum')}
      />
      <CodeField
        seconds={seconds}
        isSending={isSending}
        onSend={() => void handleSend()}
        onArrival={(code) => setValue('code', code)}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: asciiDigits })}
      />
      {needsCaptcha && (
        <CaptchaField
          image={captcha.image}
          isLoading={captcha.isLoading}
          onReload={renewCaptcha}
          error={formState.errors.captcha?.message}
          {...register('captcha', { setValueAs: asciiDigits })}
        />
      )}
      <Checkbox label={t('login.remember')} {...register('remember')} />
      {state.status === 'failed' && <FailureNote {...state} />}
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
