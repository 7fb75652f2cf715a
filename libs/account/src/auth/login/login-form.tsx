import { ErrorCode } from '@livery/contract/errors';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { validateRequired } from '../shared/validation/validate-required.ts';
import styles from '../shared/form.module.css';
import { usePatterns } from '../shared/validation/use-patterns.ts';
import { useRuleForm } from '../shared/validation/use-rule-form.ts';
import { getRememberedLogin } from '../remember-me/remembered-login.ts';
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx';
import { clearBeforeReload, useBotCheck } from '../bot-check/use-bot-check.ts';
import { LoginErrorMessage } from './login-error/login-error.tsx';
import { validateCaptcha, type LoginFields } from './login-fields.ts';
import { useLogin } from './use-login.ts';

const openingFields = (): LoginFields => {
  const remembered = getRememberedLogin();
  const isByName = remembered?.countryDialingCode === undefined;
  return {
    username: (isByName && remembered?.username) || '',
    password: '',
    captcha: '',
    remember: remembered !== null,
  };
};

/**
 * Login form with user name and password. The form shows a captcha when the gateway requires a captcha. After a
 * failure, the fields still contain the values that the member has entered.
 */
export const LoginForm = () => {
  const { t, i18n } = useTranslation(['account', 'shell']);
  const { getRule } = usePatterns();
  const { state, attempt, cancel } = useLogin();
  const [isCaptchaRequired, setCaptchaRequired] = useState(false);
  const botCheck = useBotCheck(isCaptchaRequired);
  const [defaultValues] = useState(openingFields);
  const { register, handleSubmit, resetField, setFocus, formState } = useRuleForm<LoginFields>({
    defaultValues,
    revalidateKey: `${i18n.language} ${getRule('loginUsername')?.message}`,
    check: ({ username, password, captcha: typed }) => ({
      username: validateRequired(getRule('loginUsername'), username.trim(), t('login.usernameRequired')),
      password: validateRequired(getRule('loginPassword'), password, t('login.passwordRequired')),
      captcha: botCheck.needsImage ? validateCaptcha(t, typed) : undefined,
    }),
  });
  const check = clearBeforeReload(botCheck, () => resetField('captcha'));
  const isPending = state.status === 'pending';

  const handleLogin = async ({ username, password, captcha: typed, remember }: LoginFields) => {
    const solved = isCaptchaRequired ? await check.solve(typed) : {};
    if (!solved) return;
    const failure = await attempt({
      type: 'username',
      username: username.trim(),
      password,
      remember,
      ...solved,
    });
    if (!failure) return;
    // Each bot check is valid for one attempt, so the form loads a new bot check after a failed login.
    if (isCaptchaRequired) check.renew();
    if (failure.isCaptchaRequired) setCaptchaRequired(true);
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
      {isCaptchaRequired && (
        <BotCheckFields
          check={check}
          error={formState.errors.captcha?.message}
          {...register('captcha', { setValueAs: toAsciiDigits })}
        />
      )}
      <Checkbox label={t('login.remember')} {...register('remember')} />
      {state.status === 'failed' && <LoginErrorMessage {...state} />}
      <Button type="submit" tone="accent" isWide isPending={isPending || formState.isSubmitting}>
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
