import { ErrorCode } from '@livery/contract/errors';
import { askedFields, type Registration, type RegisterMode } from '@livery/contract/registration';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../http/gateway-error.ts';
import { type FieldRules, keepsTo } from '../verification/field-rules.ts';

const refuse = (field: string): never => {
  throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field } });
};

/** What is checked elsewhere, against what was sent and not against a pattern. */
const numbers: readonly string[] = ['mobileNum', 'verificationCode'];

/**
 * Holds a registration to the brand's rules. Answers the fields that count: what the form does not ask for is as if it
 * had not been sent. Throws a GatewayError that names the first field that does not keep to its rule.
 */
export const checkFields = async (
  rules: FieldRules,
  merchant: Merchant,
  mode: RegisterMode,
  request: Registration,
  flags: Readonly<Record<string, boolean>>,
): Promise<Registration> => {
  const all = (await rules.rulesOf(merchant, 'register')).map((rule) => ({
    ...rule,
    name: rule.field as keyof Registration,
    enabled: rule.isEnabled,
    required: rule.isRequired,
  }));
  const asked = askedFields(all, mode, flags);
  for (const rule of asked) {
    const value = String(request[rule.name] ?? '').trim();
    // A provider's token stands in for the code.
    if (rule.name === 'verificationCode' && request.firebaseChannel === 'sms') continue;
    if (value === '' ? rule.required : !numbers.includes(rule.name) && !keepsTo(rule, value)) refuse(rule.name);
  }
  const isAsked = (name: string): boolean => asked.some((rule) => rule.name === name);
  if (isAsked('password') && request.password !== request.confirmPassword) refuse('confirmPassword');
  const counted = Object.fromEntries(all.map(({ name }) => [name, isAsked(name) ? String(request[name] ?? '') : '']));
  const trimmed = Object.fromEntries(
    Object.entries(counted).map(([name, value]) => [name, /password/i.test(name) ? value : value.trim()]),
  );
  return { ...request, ...trimmed };
};
