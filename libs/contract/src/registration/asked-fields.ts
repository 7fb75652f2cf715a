import type { RegisterFieldName } from './register-fields.ts';

export type RegisterMode = 'username' | 'mobile';

export interface ModeSwitches {
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

const needed: readonly RegisterFieldName[] = ['username', 'password', 'confirmPassword'];
const ofNumber: readonly RegisterFieldName[] = ['mobileNum', 'verificationCode'];

/**
 * The fields that a way of registering asks for, of all that have rules. What the way itself rests on is required
 * whatever the rules say; a code is asked for only together with a number that it verifies.
 */
export const askedFields = <R extends Rule>(
  rules: readonly R[],
  mode: RegisterMode,
  { REGMOBVERF3, MOBILENUMPASSREG3 }: ModeSwitches,
): R[] => {
  const verifiesNumber = mode === 'mobile' || REGMOBVERF3 === true;
  const rests = (name: string): boolean => {
    if ((ofNumber as readonly string[]).includes(name)) return verifiesNumber;
    if (name === 'username') return mode === 'username';
    return (needed as readonly string[]).includes(name) && (mode === 'username' || MOBILENUMPASSREG3 === true);
  };
  const isLeftOut = (name: string): boolean =>
    !rests(name) && (name === 'verificationCode' || (needed as readonly string[]).includes(name));
  return rules
    .filter(({ name, enabled }) => !isLeftOut(name) && (enabled || rests(name)))
    .map((rule) => (rests(rule.name) ? { ...rule, enabled: true, required: true } : rule));
};
