import { ErrorCode } from '@livery/contract/errors';
import { getRegistrationFields, type Registration, type RegisterMode } from '@livery/contract/auth/registration';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { type FieldRules, matchesRule } from '../field-rules/field-rules.ts';

const rejectField = (field: string): never => {
  throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field } });
};

/** Fields that `register-member.ts` validates, without a pattern. */
const numbers: readonly string[] = ['mobileNum', 'verificationCode'];

/**
 * Validates a registration against the brand's rules. Returns the fields, with an empty text for fields that are not on
 * the form. Throws a GatewayError with the first invalid field.
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
    // The field may be empty, because a provider's token replaces the code.
    if (rule.name === 'verificationCode' && request.firebaseChannel === 'sms') continue;
    if (value === '' ? rule.required : !numbers.includes(rule.name) && !matchesRule(rule, value))
      rejectField(rule.name);
  }
  const isOnForm = (name: string): boolean => formFields.some((rule) => rule.name === name);
  if (isOnForm('password') && request.password !== request.confirmPassword) rejectField('confirmPassword');
  const counted = Object.fromEntries(all.map(({ name }) => [name, isOnForm(name) ? String(request[name] ?? '') : '']));
  const trimmed = Object.fromEntries(
    Object.entries(counted).map(([name, value]) => [name, /password/i.test(name) ? value : value.trim()]),
  );
  return { ...request, ...trimmed };
};
