import { captchaMaxDigits } from '@livery/contract/constants';
import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rememberedLogin } from '../remembered/remembered-login.ts';
import { CaptchaField } from './captcha-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { asciiDigits, resolverOf, type LoginFields } from './login-fields.ts';
import styles from './login-form.module.css';
import { useCaptcha } from './use-captcha.ts';
import { useLogin } from './use-login.ts';

const openingFields = (): LoginFields => {
  const remembered = rememberedLogin();
  return { username: remembered?.username ?? '', password: '', captcha: '', remember: remembered !== null };
};

/** User name and password, and after a failure the code of a picture. Whatever happens, what was entered stays. */
export const LoginForm = () => {
  const { t } = useTranslation(['account', 'shell']);
  const { state, attempt, cancel } = useLogin();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const [defaultValues] = useState(openingFields);
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<LoginFields>({ resolver: resolverOf(needsCaptcha), defaultValues });
  const isPending = state.status === 'pending';

  const mistake = (field: keyof LoginFields) => {
    const key = formState.errors[field]?.message;
    return key && t(key, { digits: captchaMaxDigits });
  };
  const renewCaptcha = () => {
    resetField('captcha');
    captcha.reload();
  };
  const handleLogin = async (fields: LoginFields) => {
    const failure = await attempt({ ...fields, captchaId: captcha.id });
    if (!failure) return;
    // A picture serves once, whatever became of the attempt.
    if (needsCaptcha) renewCaptcha();
    if (failure.needsCaptcha) setNeedsCaptcha(true);
    if (failure.code === ErrorCode.CaptchaWrong) setFocus('captcha');
    if (failure.code === ErrorCode.LoginFailed) setFocus('password', { shouldSelect: true });
  };

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void handleSubmit(handleLogin)(event)}>
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={mistake('username')}
        {...register('username')}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        revealLabel={t('login.passwordShow')}
        error={mistake('password')}
        {...register('password')}
      />
      {needsCaptcha && (
        <CaptchaField image={captcha.image} isLoading={captcha.isLoading} onReload={renewCaptcha} error={mistake('captcha')} {...register('captcha', { setValueAs: asciiDigits })} />
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
