import type { RegisterFieldName } from '@livery/contract/auth/registration';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import { CodeField } from '../shared/otp/code-field.tsx';
import { MobileNumberField } from '../shared/mobile-number-field.tsx';
import { PasswordMeter } from '../shared/new-password/password-meter.tsx';
import type { DialingCountry } from '../shared/validation/use-patterns.ts';
import type { RegisterFields, Rule } from './register-fields.ts';
import styles from './register-screen.module.css';

interface RegisterFieldsListProps {
  readonly form: UseFormReturn<RegisterFields>;
  readonly rules: readonly Rule[];
  readonly countries: readonly DialingCountry[];
  readonly code: { readonly seconds: number; readonly isSending: boolean };
  readonly onSend: () => void;
  /**
   * True when the gateway has confirmed the affiliate code in the URL, which identifies the partner who referred the
   * visitor. The field for the code is then read-only.
   */
  readonly isAffiliateFixed: boolean;
}

type Traits = Omit<TextFieldProps, 'label'>;

/** HTML attributes of each input field for mobile keyboards and autofill. */
const traits: Readonly<Partial<Record<RegisterFieldName, Traits>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  idNumber: { autoComplete: 'off', autoCapitalize: 'characters' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { type: 'tel', autoComplete: 'off', dir: 'ltr' },
  zalo: { type: 'tel', autoComplete: 'off', dir: 'ltr' },
  recommenderId: { autoComplete: 'off', autoCapitalize: 'none' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters', dir: 'ltr' },
};

const getLabelKey = (name: RegisterFieldName) => {
  if (name === 'mobileNum') return 'recover:number.label';
  return name === 'verificationCode' ? 'recover:code.label' : (`field.${name}` as const);
};

const Label = ({ name, isRequired }: { name: RegisterFieldName; isRequired: boolean }) => {
  const { t } = useTranslation(['register', 'recover']);
  return (
    <>
      {t(getLabelKey(name))}{' '}
      {isRequired ? (
        <span className={styles.required} aria-hidden>
          *
        </span>
      ) : (
        <span className={styles.optional}>{t('optional')}</span>
      )}
    </>
  );
};

/** Input fields of the registration form that the brand has enabled. */
export const RegisterFieldsList = ({
  form,
  rules,
  countries,
  code,
  onSend,
  isAffiliateFixed,
}: RegisterFieldsListProps) => {
  const { t } = useTranslation(['register', 'recover']);
  const { register, watch, setValue, formState } = form;
  return rules.map(({ name, required, maxLength }) => {
    const common = {
      label: <Label name={name} isRequired={required} />,
      error: formState.errors[name]?.message,
      'aria-required': required,
    };
    if (name === 'mobileNum')
      return (
        <MobileNumberField
          key={name}
          {...common}
          countries={countries}
          dialing={register('countryDialingCode')}
          {...register(name)}
        />
      );
    if (name === 'verificationCode')
      return (
        <CodeField
          key={name}
          {...common}
          {...code}
          onSend={onSend}
          onCodeReceived={(receivedCode) => setValue(name, receivedCode)}
          {...register(name, { setValueAs: toAsciiDigits })}
        />
      );
    if (name === 'password' || name === 'confirmPassword' || name === 'paymentPassword')
      return (
        <div key={name} className={styles.password}>
          <TextField
            {...common}
            type="password"
            autoComplete={name === 'paymentPassword' ? 'off' : 'new-password'}
            maxLength={maxLength}
            revealLabel={t('recover:password.show')}
            {...register(name)}
          />
          {name === 'password' && <PasswordMeter password={watch(name)} />}
        </div>
      );
    return (
      <TextField
        key={name}
        {...common}
        {...traits[name]}
        maxLength={maxLength}
        readOnly={name === 'affiliateCode' && isAffiliateFixed}
        {...register(name)}
      />
    );
  });
};
