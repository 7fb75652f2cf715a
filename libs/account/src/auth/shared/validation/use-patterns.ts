import { useVerificationPatternsQuery } from '@livery/api/auth/otp';
import type { FieldRule } from '@livery/contract/auth/registration';
import { useLanguage } from '@livery/kit/i18n/use-language';

export interface DialingCountry {
  readonly country: string;
  readonly dialingCode: string;
}

interface Patterns {
  /** Undefined while they are on their way, or where the gateway has none: the form then asks for as little as it can. */
  readonly getRule: (name: string) => FieldRule | undefined;
  readonly countries: readonly DialingCountry[];
}

/** The gateway's patterns of log-in and of passwords, their messages in the page's language. */
export const usePatterns = (): Patterns => {
  const { code: language } = useLanguage();
  const { data } = useVerificationPatternsQuery({ language });
  return { getRule: (name) => data?.fields.find((rule) => rule.name === name), countries: data?.countries ?? [] };
};
