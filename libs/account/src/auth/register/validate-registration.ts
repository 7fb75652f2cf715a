import type { Translate } from '@livery/kit/i18n/translation-key';
import { normalizePhone } from '../shared/validation/normalize-phone.ts';
import { validateRule } from '../shared/validation/validate-rule.ts';
import { validateConfirmation } from '../shared/validation/validate-new-password.ts';
import type { FieldErrorMessages } from '../shared/validation/use-rule-form.ts';
import { validateCaptcha } from '../login/login-fields.ts';
import type { RegisterFields, Rule } from './register-fields.ts';

interface ValidationOptions {
  readonly rules: readonly Rule[];
  /** True if the form shows its last step, which has the captcha and the confirmation of the age. */
  readonly isLastStep: boolean;
  readonly hasCaptcha: boolean;
  readonly minimumAge: number;
}

const getComparableValue = (name: Rule['name'], fields: RegisterFields): string => {
  const value = fields[name] ?? '';
  if (name === 'mobileNum') return normalizePhone(value);
  return /password/i.test(name) ? value : value.trim();
};

/**
 * Validates the registration form. Returns the error messages by field. If a value breaks a rule of the gateway, its
 * error message is a text from the gateway.
 */
export const validateRegistration = (
  t: Translate<'account' | 'recover' | 'register'>,
  fields: RegisterFields,
  { rules, isLastStep, hasCaptcha, minimumAge }: ValidationOptions,
): FieldErrorMessages<RegisterFields> => {
  const entries = rules.map((rule) => {
    if (rule.name === 'confirmPassword')
      return [rule.name, validateConfirmation(t, fields.password, fields.confirmPassword)];
    return [rule.name, validateRule(rule, getComparableValue(rule.name, fields))];
  });
  return {
    ...(Object.fromEntries(entries) as FieldErrorMessages<RegisterFields>),
    captcha: isLastStep && hasCaptcha ? validateCaptcha(t, fields.captcha) : undefined,
    age: fields.age || !isLastStep ? undefined : t('register:age.required', { age: minimumAge }),
  };
};
