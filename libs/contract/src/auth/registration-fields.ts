import type { RegisterFieldName } from './registration-field-names.ts';

export type RegisterMode = 'username' | 'mobile';

export interface EnabledModes {
  /** Registration by user name also verifies the mobile number. */
  readonly REGMOBVERF3?: boolean | undefined;
  /** Registration by mobile number also sets a password. */
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
 * Selects the fields of a registration mode from all fields that have rules. The fields on which the mode is based are
 * always required. A code is required only with the number that it verifies.
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
