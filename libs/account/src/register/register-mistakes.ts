import type { TFunction } from 'i18next';
import { bareNumber } from '../entry/bare-number.ts';
import { ruleMistake } from '../entry/check-rule.ts';
import { confirmMistake } from '../entry/new-password-mistake.ts';
import type { Mistakes } from '../entry/use-rule-form.ts';
import { captchaMistake } from '../login/login-fields.ts';
import type { RegisterFields, Rule } from './register-fields.ts';

interface Asked {
  readonly rules: readonly Rule[];
  readonly hasCaptcha: boolean;
  readonly minimumAge: number;
}

const valueOf = (name: Rule['name'], fields: RegisterFields): string => {
  const value = fields[name] ?? '';
  if (name === 'mobileNum') return bareNumber(value);
  return /password/i.test(name) ? value : value.trim();
};

/** What is wrong with a registration, by field. What the gateway asks of a field it says itself. */
export const registerMistakes = (
  t: TFunction,
  fields: RegisterFields,
  { rules, hasCaptcha, minimumAge }: Asked,
): Mistakes<RegisterFields> => {
  const entries = rules.map((rule) => {
    if (rule.name === 'confirmPassword') return [rule.name, confirmMistake(t, fields.password, fields.confirmPassword)];
    return [rule.name, ruleMistake(rule, valueOf(rule.name, fields))];
  });
  return {
    ...(Object.fromEntries(entries) as Mistakes<RegisterFields>),
    captcha: hasCaptcha ? captchaMistake(t, fields.captcha) : undefined,
    age: fields.age ? undefined : t('register:age.required', { age: minimumAge }),
  };
};
