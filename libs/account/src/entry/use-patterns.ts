import { useVerificationPatternsQuery } from '@livery/api/verification';
import type { FieldRule } from '@livery/contract/registration';
import { useLanguage } from '@livery/kit/use-language';

export interface DialingCountry {
  readonly country: string;
  readonly dialingCode: string;
}

interface Patterns {
  /** Undefined while they are on their way, or where the gateway has none: the form then asks for as little as it can. */
  readonly ruleOf: (name: string) => FieldRule | undefined;
  readonly countries: readonly DialingCountry[];
}

/** The gateway's patterns of log-in and of passwords, their messages in the page's language. */
export const usePatterns = (): Patterns => {
  const { code: language } = useLanguage();
  const { data } = useVerificationPatternsQuery({ language });
  return { ruleOf: (name) => data?.fields.find((rule) => rule.name === name), countries: data?.countries ?? [] };
};
