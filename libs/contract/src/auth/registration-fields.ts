import type { RegisterFieldName } from './registration-field-names.ts';

export type RegisterMode = 'username' | 'mobile';

export interface EnabledModes {
  /** True if a registration by user name also verifies the mobile number with an SMS code. Absent means false. */
  readonly REGMOBVERF3?: boolean | undefined;
  /** True if a registration by mobile number also sets a password. Absent means false. */
  readonly MOBILENUMPASSREG3?: boolean | undefined;
}

interface Rule {
  readonly name: string;
  readonly enabled: boolean;
  readonly required: boolean;
}

const usernameModeFields: readonly RegisterFieldName[] = ['username', 'password', 'confirmPassword'];
const phoneFields: readonly RegisterFieldName[] = ['mobileNum', 'verificationCode'];

/**
 * Returns the fields that the form shows for a registration mode. Fields that the mode needs are always required,
 * whatever their rules say. A password field or the SMS code is left out if the mode does not use it.
 */
export const getRegistrationFields = <R extends Rule>(
  rules: readonly R[],
  mode: RegisterMode,
  { REGMOBVERF3, MOBILENUMPASSREG3 }: EnabledModes,
): R[] => {
  const verifiesNumber = mode === 'mobile' || REGMOBVERF3 === true;
  const isRequiredByMode = (name: string): boolean => {
    if ((phoneFields as readonly string[]).includes(name)) return verifiesNumber;
    if (name === 'username') return mode === 'username';
    return (
      (usernameModeFields as readonly string[]).includes(name) && (mode === 'username' || MOBILENUMPASSREG3 === true)
    );
  };
  const isExcluded = (name: string): boolean =>
    !isRequiredByMode(name) &&
    (name === 'verificationCode' || (usernameModeFields as readonly string[]).includes(name));
  return rules
    .filter(({ name, enabled }) => !isExcluded(name) && (enabled || isRequiredByMode(name)))
    .map((rule) => (isRequiredByMode(rule.name) ? { ...rule, enabled: true, required: true } : rule));
};
