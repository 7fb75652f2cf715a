import type { RegisterSettings } from '@livery/api/auth/registration';
import type { RegisterMode } from '@livery/contract/auth/registration';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import form from '../shared/form.module.css';
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx';
import { LoginErrorMessage } from '../login/login-error/login-error.tsx';
import { getPendingIdentity } from '../social/oauth-state.ts';
import { RegisterFieldsList } from './register-fields-list.tsx';
import type { RegisterFields } from './register-fields.ts';
import styles from './register-screen.module.css';
import type { useAffiliate } from './use-affiliate.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  readonly settings: RegisterSettings;
  readonly mode: RegisterMode;
  readonly affiliate: ReturnType<typeof useAffiliate>;
  /**
   * Initial values of the form. After the visitor has changed the tab, they are the current values of the other tab's
   * form.
   */
  readonly initialFields: RegisterFields;
  /** Called with a function that returns the form's current values. The other tab's form starts with these values. */
  readonly onReady: (read: () => RegisterFields) => void;
}

/**
 * Sentence with a link to the user agreement. The translation defines the position of the link in the sentence. The
 * link opens a new tab, so that the form does not lose its values.
 */
const Agreement = () => {
  const { t } = useTranslation('register');
  const [before, after] = t('agree', { terms: '\n' }).split('\n');
  return (
    <>
      {before}
      <Link className={styles.terms} href={paths.agreement} target="_blank">
        {t('terms')}
      </Link>
      {after}
    </>
  );
};

/** Registration form for one method. The gateway's settings define its fields. */
export const RegisterForm = ({ settings, mode, affiliate, initialFields, onReady }: RegisterFormProps) => {
  const { t } = useTranslation(['register', 'recover', 'account', 'errors']);
  const flags = useFlags();
  const { ruleForm, rules, code, check, state, sendCode, submit } = useRegistration({
    settings,
    mode,
    affiliate,
    initialFields,
    onReady,
    flags,
  });
  const { register, watch, formState } = ruleForm;
  const identity = getPendingIdentity();
  const isPending = state.status === 'pending' || formState.isSubmitting;
  return (
    <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
      {identity && (
        <p className={styles.identity}>
          <bdi>{t('identity', { email: identity.email })}</bdi>
        </p>
      )}
      <RegisterFieldsList
        form={ruleForm}
        rules={rules}
        countries={settings.countries}
        code={code}
        onSend={() => void sendCode()}
        isAffiliateFixed={affiliate.isValid}
      />
      {settings.captcha && (
        <BotCheckFields
          check={check}
          error={formState.errors.captcha?.message}
          {...register('captcha', { setValueAs: toAsciiDigits })}
        />
      )}
      <div>
        <Checkbox
          label={t('age.confirm', { age: settings.minimumAge })}
          aria-invalid={formState.errors.age !== undefined}
          aria-describedby="register-age"
          {...register('age')}
        />
        <p id="register-age" className={styles.error} aria-live="polite">
          {formState.errors.age?.message}
        </p>
      </div>
      <Checkbox label={<Agreement />} {...register('agree')} />
      {state.status === 'failed' && <LoginErrorMessage code={state.error.code} isCaptchaRequired={false} />}
      <Button type="submit" tone="accent" isWide isPending={isPending} disabled={!watch('agree')}>
        {t('submit')}
      </Button>
    </form>
  );
};
