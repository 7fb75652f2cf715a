import { ErrorCode } from '@livery/contract/errors';
import { getRegistrationFields, type Registration, type RegisterMode } from '@livery/contract/auth/registration';
import { isConfusableName, nicknamePattern, payeePattern } from '@livery/contract/account/profile-rules';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { type FieldRules, matchesRule } from '../field-rules/field-rules.ts';

const rejectField = (field: string): never => {
  throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field } });
};

/**
 * Patterns of the names that other people see. A name must match its pattern here and also the brand's own rule. The
 * profile page checks the same patterns.
 */
const namePatterns: Readonly<Record<string, RegExp>> = { nickname: nicknamePattern, payeeName: payeePattern };

/**
 * Returns false for a name with markup, invisible characters or characters that imitate characters of another
 * alphabet.
 */
const isSafeName = (field: string, value: string): boolean => {
  const pattern = namePatterns[field];
  return pattern === undefined || (pattern.test(value) && !isConfusableName(value));
};

/**
 * Fields whose value this file does not compare with the pattern and length of the rule. `register-member.ts` validates
 * them.
 */
const numbers: readonly string[] = ['mobileNum', 'verificationCode'];

/**
 * Validates the fields of a registration by the rules of the brand. Returns all fields. A field that is not on the form
 * has an empty text. Throws a GatewayError that names the first invalid field.
 */
export const validateFields = async (
  rules: FieldRules,
  merchant: Merchant,
  mode: RegisterMode,
  request: Registration,
  flags: Readonly<Record<string, boolean>>,
): Promise<Registration> => {
  const all = (await rules.getRules(merchant, 'register')).map((rule) => ({
    ...rule,
    name: rule.field as keyof Registration,
    enabled: rule.isEnabled,
    required: rule.isRequired,
  }));
  const formFields = getRegistrationFields(all, mode, flags);
  for (const rule of formFields) {
    const value = String(request[rule.name] ?? '').trim();
    // The code is not required if the phone number was verified by the token of an identity provider.
    if (rule.name === 'verificationCode' && request.firebaseChannel === 'sms') continue;
    if (value === '' ? rule.required : !numbers.includes(rule.name) && !matchesRule(rule, value))
      rejectField(rule.name);
    if (value !== '' && !isSafeName(rule.name, value)) rejectField(rule.name);
  }
  const isOnForm = (name: string): boolean => formFields.some((rule) => rule.name === name);
  if (isOnForm('password') && request.password !== request.confirmPassword) rejectField('confirmPassword');
  const counted = Object.fromEntries(all.map(({ name }) => [name, isOnForm(name) ? String(request[name] ?? '') : '']));
  const trimmed = Object.fromEntries(
    Object.entries(counted).map(([name, value]) => [name, /password/i.test(name) ? value : value.trim()]),
  );
  return { ...request, ...trimmed };
};
