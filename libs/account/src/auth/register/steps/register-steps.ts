import type { RegisterFieldName } from '@livery/contract/auth/registration';
import type { Rule } from '../register-fields.ts';

export type RegisterStepId = 'account' | 'contact' | 'finish';

export interface RegisterStep {
  readonly id: RegisterStepId;
  readonly rules: readonly Rule[];
}

/** Max number of input fields of a form without steps. A form with more fields is longer than the screen of a phone. */
const maxFieldsOnOnePage = 5;

/**
 * Step of the form in which each field is. Fields that are not in this table are in the last step (`finish`), together
 * with the captcha and the confirmations.
 */
const stepsByField: Readonly<Partial<Record<RegisterFieldName, RegisterStepId>>> = {
  username: 'account',
  password: 'account',
  confirmPassword: 'account',
  mobileNum: 'contact',
  verificationCode: 'contact',
  email: 'contact',
  qqNum: 'contact',
  facebook: 'contact',
  wechat: 'contact',
  line: 'contact',
  whatsapp: 'contact',
  zalo: 'contact',
};

/**
 * Divides the fields of the registration into steps. A short form is one step. The last step always exists, because it
 * contains the captcha and the confirmations. If the member registers by a mobile number, the number is the log-in name
 * and is in the first step.
 */
export const getRegisterSteps = (rules: readonly Rule[]): readonly RegisterStep[] => {
  if (rules.length <= maxFieldsOnOnePage) return [{ id: 'finish', rules }];
  const hasUsername = rules.some(({ name }) => name === 'username');
  const getStepId = (name: RegisterFieldName): RegisterStepId =>
    !hasUsername && (name === 'mobileNum' || name === 'verificationCode')
      ? 'account'
      : (stepsByField[name] ?? 'finish');
  return (['account', 'contact', 'finish'] as const)
    .map((id) => ({ id, rules: rules.filter(({ name }) => getStepId(name) === id) }))
    .filter(({ id, rules: own }) => id === 'finish' || own.length > 0);
};

/**
 * Returns the index of the step that contains the field `field`. Returns the last step for a field that `rules` of no
 * step contain, such as the captcha.
 */
export const findStepForField = (steps: readonly RegisterStep[], field: string): number => {
  const at = steps.findIndex(({ rules }) => rules.some(({ name }) => name === field));
  return at < 0 ? steps.length - 1 : at;
};
