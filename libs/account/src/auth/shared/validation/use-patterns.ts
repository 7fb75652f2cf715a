import { useVerificationPatternsQuery } from '@livery/api/auth/otp';
import type { FieldRule } from '@livery/contract/auth/registration';
import { useLanguage } from '@livery/kit/i18n/use-language';

export interface DialingCountry {
  readonly country: string;
  readonly dialingCode: string;
}

interface Patterns {
  /**
   * Returns undefined while the rules are loading, or when the gateway has no such rule. The form then only requires a
   * value.
   */
  readonly getRule: (name: string) => FieldRule | undefined;
  readonly countries: readonly DialingCountry[];
}

/** Rules of the login and password fields from the gateway, with messages in the page's language. */
export const usePatterns = (): Patterns => {
  const { code: language } = useLanguage();
  const { data } = useVerificationPatternsQuery({ language });
  return { getRule: (name) => data?.fields.find((rule) => rule.name === name), countries: data?.countries ?? [] };
};
