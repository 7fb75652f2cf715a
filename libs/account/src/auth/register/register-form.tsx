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
import { StepHeader } from './steps/step-header.tsx';
import type { useAffiliate } from './use-affiliate.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  readonly settings: RegisterSettings;
  readonly mode: RegisterMode;
  readonly affiliate: ReturnType<typeof useAffiliate>;
  /**
   * Initial values of the form. When the visitor changes to another tab (registration method), these are the values
   * that the visitor has entered in the previous tab.
   */
  readonly initialFields: RegisterFields;
  /**
   * Called with a function that returns the current values of this form. The page calls that function when the visitor
   * opens the tab of another registration method, so that the form of that tab starts with these values.
   */
  readonly onReady: (read: () => RegisterFields) => void;
  /** Index of the visible step. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** True if the page was reloaded and the form contains the values from before the reload. */
  readonly isRestored: boolean;
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

type Registration = ReturnType<typeof useRegistration>;

interface ConfirmationsProps extends Pick<Registration, 'ruleForm' | 'check'> {
  readonly settings: RegisterSettings;
}

/** End of the form: captcha, confirmation of the age and agreement to the terms. */
const Confirmations = ({ ruleForm: { register, formState }, check, settings }: ConfirmationsProps) => {
  const { t } = useTranslation('register');
  return (
    <>
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
    </>
  );
};

/**
 * Registration form for one method (user name or mobile number). The gateway's settings define its fields. A long form
 * has several steps. The fields of hidden steps stay in the DOM: their values are not lost, and a password manager
 * finds them.
 */
export const RegisterForm = (props: RegisterFormProps) => {
  const { settings, affiliate, step, onStep, isRestored } = props;
  const { t } = useTranslation(['register', 'recover', 'account', 'errors', 'shell']);
  const flags = useFlags();
  const registration = useRegistration({ ...props, flags });
  const { ruleForm, steps, heading, isLastStep, code, check, state, sendCode, submit } = registration;
  const { watch, formState } = ruleForm;
  const identity = getPendingIdentity();
  const isPending = state.status === 'pending' || formState.isSubmitting;
  return (
    <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
      {identity && (
        <p className={styles.identity}>
          <bdi>{t('identity', { email: identity.email })}</bdi>
        </p>
      )}
      {steps.length > 1 && <StepHeader steps={steps} step={step} heading={heading} />}
      {isRestored && step === 0 && <p className={styles.restored}>{t('steps.restored')}</p>}
      {steps.map(({ id, rules }, at) => (
        <div key={id} className={form.form} hidden={at !== step}>
          <RegisterFieldsList
            form={ruleForm}
            rules={rules}
            countries={settings.countries}
            code={code}
            onSend={() => void sendCode()}
            isAffiliateFixed={affiliate.isValid}
          />
        </div>
      ))}
      {isLastStep && <Confirmations ruleForm={ruleForm} check={check} settings={settings} />}
      {isLastStep && state.status === 'failed' && (
        <LoginErrorMessage code={state.error.code} isCaptchaRequired={false} />
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending} disabled={isLastStep && !watch('agree')}>
        {t(isLastStep ? 'submit' : 'steps.next')}
      </Button>
      {step > 0 && (
        <Button tone="plain" isWide disabled={isPending} onClick={() => onStep(step - 1)}>
          {t('shell:action.back')}
        </Button>
      )}
    </form>
  );
};
