import type { FieldRule } from '@livery/contract/registration';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { fieldRules, registrationSettings } from '../db/schema/tables.ts';

type Rule = typeof fieldRules.$inferSelect;
type Settings = typeof registrationSettings.$inferSelect;
type Form = Rule['form'];

/** An operator's change takes effect within this time on every instance. */
const freshFor = seconds(3);

/** Whether a value keeps to its rule. The length is looked at first, so that no pattern is ever run over more than it allows. */
export const keepsTo = (
  { pattern, minLength, maxLength }: Pick<Rule, 'pattern' | 'minLength' | 'maxLength'>,
  value: string,
): boolean =>
  value.length >= minLength &&
  value.length <= maxLength &&
  (pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(value));

const wireRule = (rule: Rule, language: LanguageCode): FieldRule => ({
  name: rule.field,
  enabled: rule.isEnabled,
  required: rule.isRequired,
  pattern: rule.pattern,
  minLength: rule.minLength,
  maxLength: rule.maxLength,
  message: (rule.messages[language] ?? rule.messages.EN ?? '').replace('{0}', String(rule.minLength)),
});

export const createFieldRules = (db: Database, clock: Clock) => {
  const fresh = keepFresh<{ readonly rules: readonly Rule[]; readonly settings: Settings }>(clock, freshFor);
  const read = ({ code }: Merchant) =>
    fresh.get(code, async () => {
      const rules = await db
        .select()
        .from(fieldRules)
        .where(eq(fieldRules.merchant, code))
        .orderBy(asc(fieldRules.form), asc(fieldRules.position));
      const [settings] = await db.select().from(registrationSettings).where(eq(registrationSettings.merchant, code));
      if (!settings)
        throw new Error(`Brand ${code} has no registration settings: they are made when the gateway starts`);
      return { rules, settings };
    });
  const rulesOf = async (merchant: Merchant, form: Form): Promise<readonly Rule[]> =>
    (await read(merchant)).rules.filter((rule) => rule.form === form);

  return {
    rulesOf,
    settingsOf: async (merchant: Merchant): Promise<Settings> => (await read(merchant)).settings,
    /** The rules as they go over the wire, their messages in the caller's language. */
    wireRules: async (merchant: Merchant, form: Form, language: LanguageCode): Promise<FieldRule[]> =>
      (await rulesOf(merchant, form)).map((rule) => wireRule(rule, language)),
    /** Whether this may be a member's new password. */
    isPassword: async (merchant: Merchant, password: string): Promise<boolean> => {
      const rule = (await rulesOf(merchant, 'register')).find(({ field }) => field === 'password');
      return rule === undefined || keepsTo(rule, password);
    },
  };
};
export type FieldRules = ReturnType<typeof createFieldRules>;
