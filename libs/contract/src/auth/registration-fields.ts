import type { RegisterFieldName } from './registration-field-names.ts';

export type RegisterMode = 'username' | 'mobile';

export interface EnabledModes {
  /** A registration by user name verifies the mobile number as well. */
  readonly REGMOBVERF3?: boolean | undefined;
  /** A registration by mobile number sets a password as well. */
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
 * The fields that a way of registering asks for, of all that have rules. What the way itself rests on is required
 * whatever the rules say; a code is asked for only together with a number that it verifies.
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
