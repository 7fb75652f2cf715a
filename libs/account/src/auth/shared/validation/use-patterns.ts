import { useVerificationPatternsQuery } from '@livery/api/auth/otp';
import type { FieldRule } from '@livery/contract/auth/registration';
import { useLanguage } from '@livery/kit/i18n/use-language';

export interface DialingCountry {
  readonly country: string;
  readonly dialingCode: string;
}

interface Patterns {
  /**
   * Returns the gateway's rule for a field. Undefined while the rules load or if there is no rule. Without a rule, the
   * form only checks that the field is not empty.
   */
  readonly getRule: (name: string) => FieldRule | undefined;
  readonly countries: readonly DialingCountry[];
}

/** Loads the gateway's rules for the login and password fields. The error messages are in the page's language. */
export const usePatterns = (): Patterns => {
  const { code: language } = useLanguage();
  const { data } = useVerificationPatternsQuery({ language });
  return { getRule: (name) => data?.fields.find((rule) => rule.name === name), countries: data?.countries ?? [] };
};
