import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asciiDigits } from '../entry/bare-number.ts';
import { entryMistake } from '../entry/entry-mistake.ts';
import styles from '../entry/form.module.css';
import { usePatterns } from '../entry/use-patterns.ts';
import { useRuleForm } from '../entry/use-rule-form.ts';
import { rememberedLogin } from '../remembered/remembered-login.ts';
import { CaptchaField } from './captcha-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { captchaMistake, type LoginFields } from './login-fields.ts';
import { useCaptcha } from './use-captcha.ts';
import { useLogin } from './use-login.ts';

const openingFields = (): LoginFields => {
  const remembered = rememberedLogin();
  const isByName = remembered?.countryDialingCode === undefined;
  return {
    username: (isByName && remembered?.username) || '',
    password: '',
    captcha: '',
    remember: remembered !== null,
  };
};

/** User name and password, and after a failure the code of a picture. Whatever happens, what was entered stays. */
export const LoginForm = () => {
  const { t, i18n } = useTranslation(['account', 'shell']);
  const { ruleOf } = usePatterns();
  const { state, attempt, cancel } = useLogin();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const [defaultValues] = useState(openingFields);
  const { register, handleSubmit, resetField, setFocus, formState } = useRuleForm<LoginFields>({
    defaultValues,
    phrasedBy: `${i18n.language} ${ruleOf('loginUsername')?.message}`,
    check: ({ username, password, captcha: typed }) => ({
      username: entryMistake(ruleOf('loginUsername'), username.trim(), t('login.usernameRequired')),
      password: entryMistake(ruleOf('loginPassword'), password, t('login.passwordRequired')),
      captcha: needsCaptcha ? captchaMistake(t, typed) : undefined,
    }),
  });
  const isPending = state.status === 'pending';

  const renewCaptcha = () => {
    resetField('captcha');
    captcha.reload();
  };
  const handleLogin = async ({ username, password, captcha: typed, remember }: LoginFields) => {
    const failure = await attempt({
      type: 'username',
      username: username.trim(),
      password,
      remember,
      ...(captcha.id && { captcha: typed, captchaId: captcha.id }),
    });
    if (!failure) return;
    // A picture serves once, whatever became of the attempt.
    if (needsCaptcha) renewCaptcha();
    if (failure.needsCaptcha) setNeedsCaptcha(true);
    if (failure.code === ErrorCode.CaptchaWrong) setFocus('captcha');
    if (failure.code === ErrorCode.LoginFailed) setFocus('password', { shouldSelect: true });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleLogin)(event)}>
      <TextField
        label={t('login.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        revealLabel={t('login.passwordShow')}
        error={formState.errors.password?.message}
        {...register('password')}
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
