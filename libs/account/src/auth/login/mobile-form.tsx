import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx';
import styles from '../shared/form.module.css';
import { MobileNumberField } from '../shared/mobile-number-field.tsx';
import { CodeField } from '../shared/otp/code-field.tsx';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { LoginErrorMessage } from './login-error/login-error.tsx';
import { useMobileLoginForm } from './use-mobile-login-form.ts';

/** Login form with a mobile number and an SMS code. */
export const MobileForm = () => {
  const { t } = useTranslation(['account', 'shell']);
  const { form, state, countries, check, code, submit, cancel } = useMobileLoginForm();
  const { register, setValue, formState } = form;
  const isPending = state.status === 'pending';
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <MobileNumberField
        countries={countries}
        dialing={register('countryDialingCode')}
        error={formState.errors.mobileNum?.message}
        {...register('mobileNum')}
      />
      <CodeField
        seconds={code.seconds}
        isSending={code.isSending}
        onSend={() => void code.send()}
        onCodeReceived={(received) => setValue('code', received)}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: toAsciiDigits })}
      />
      {check.isRequired && (
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
