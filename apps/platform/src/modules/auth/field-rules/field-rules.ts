import type { FieldRule } from '@livery/contract/auth/registration';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import { translate } from '../../../core/text/gateway-texts.ts';
import { findInLanguage, localizeText } from '../../../core/text/language-fallback.ts';
import { type FieldDefault, loginDefaults, registerDefaults } from './field-rules.data.ts';
import { fieldRules, registrationSettings } from './field-rules.tables.ts';

type Rule = typeof fieldRules.$inferSelect;
type Settings = typeof registrationSettings.$inferSelect;
type Form = Rule['form'];

/** Maximum age of cached rules. A changed rule takes effect on every gateway instance within this time. */
const cacheTtlMs = seconds(3);

/**
 * Returns true if a value matches its rule. The length is checked first, so that the regular expression never runs on a
 * text that is too long.
 */
export const matchesRule = (
  { pattern, minLength, maxLength }: Pick<Rule, 'pattern' | 'minLength' | 'maxLength'>,
  value: string,
): boolean =>
  value.length >= minLength &&
  value.length <= maxLength &&
  (pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(value));

const defaults: Readonly<Record<Form, Readonly<Partial<Record<string, FieldDefault>>>>> = {
  register: registerDefaults,
  login: loginDefaults,
};

/** Returns the default message of a field in a language. Undefined for a field without a default rule. */
const translateDefault = ({ form, field, minLength }: Rule, language: string, brand: Merchant): string | undefined => {
  const message = defaults[form][field]?.message;
  return message && translate(message.key, language, { ...message.values, digits: { count: minLength } }, { brand });
};

const fillLength = (message: string, { minLength }: Rule): string => message.replace('{0}', String(minLength));

/**
 * Returns the error message of a rule in a language. The first possible message is used:
 * 1. The stored message in this language.
 * 2. The gateway's default message, if the operator has not changed the messages. In this case, the stored English
 *   message is missing or equals the default.
 * 3. A stored message in another language, which the operator has written.
 */
const getMessage = (rule: Rule, language: LanguageCode, brand: Merchant): string => {
  const ownMessage = findInLanguage(rule.messages, language);
  if (ownMessage !== undefined) return fillLength(ownMessage, rule);
  const { EN: english } = rule.messages;
  const isDefault = english === undefined || fillLength(english, rule) === translateDefault(rule, 'EN', brand);
  const defaultMessage = isDefault ? translateDefault(rule, language, brand) : undefined;
  return defaultMessage ?? fillLength(localizeText(rule.messages, language, brand), rule);
};

const toWireRule = (rule: Rule, language: LanguageCode, brand: Merchant): FieldRule => ({
  name: rule.field,
  enabled: rule.isEnabled,
  required: rule.isRequired,
  pattern: rule.pattern,
  minLength: rule.minLength,
  maxLength: rule.maxLength,
  message: getMessage(rule, language, brand),
});

export const createFieldRules = (db: Database, clock: Clock) => {
  const cache = createTtlCache<{ readonly rules: readonly Rule[]; readonly settings: Settings }>(clock, cacheTtlMs);
  const read = ({ code }: Merchant) =>
    cache.get(code, async () => {
      const rules = await db
        .select()
        .from(fieldRules)
        .where(eq(fieldRules.merchant, code))
        .orderBy(asc(fieldRules.form), asc(fieldRules.position));
      const [settings] = await db.select().from(registrationSettings).where(eq(registrationSettings.merchant, code));
      if (!settings)
        throw new Error(`Brand ${code} has no registration settings: they are created when the gateway starts`);
      return { rules, settings };
    });
  const getRules = async (merchant: Merchant, form: Form): Promise<readonly Rule[]> =>
    (await read(merchant)).rules.filter((rule) => rule.form === form);

  return {
    getRules,
    getSettings: async (merchant: Merchant): Promise<Settings> => (await read(merchant)).settings,
    /** Returns the rules of a form in the format of the API. The error messages are in `language`. */
    getWireRules: async (merchant: Merchant, form: Form, language: LanguageCode): Promise<FieldRule[]> =>
      (await getRules(merchant, form)).map((rule) => toWireRule(rule, language, merchant)),
    /**
     * Returns true if the text is a valid password by the rule of the registration form. Also returns true if the form
     * has no such rule.
     */
    isPassword: async (merchant: Merchant, password: string): Promise<boolean> => {
      const rule = (await getRules(merchant, 'register')).find(({ field }) => field === 'password');
      return rule === undefined || matchesRule(rule, password);
    },
  };
};
export type FieldRules = ReturnType<typeof createFieldRules>;
