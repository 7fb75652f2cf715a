import { useLazyCheckAffiliateCodeQuery } from '@livery/api/auth/registration';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Affiliate {
  /** Affiliate code from the URL, or an empty string. */
  readonly code: string;
  /** Affiliate domain from the URL, or an empty string. */
  readonly domain: string;
  /**
   * True when the gateway has confirmed the affiliate code of the URL. The form then does not ask for the code, and the
   * code is not checked again.
   */
  readonly isValid: boolean;
  readonly check: (code: string) => Promise<boolean>;
}

const names = ['affiliateCode', 'code', 'ref'] as const;

/**
 * Reads the affiliate code from the URL and validates it at the gateway once. The returned `check` validates a code
 * that the visitor has entered.
 */
export const useAffiliate = (): Affiliate => {
  const [search] = useSearchParams();
  const [checkCode] = useLazyCheckAffiliateCodeQuery();
  const [isValid, setValid] = useState(false);
  const code =
    names
      .map((name) => search.get(name))
      .find(Boolean)
      ?.slice(0, 64) ?? '';
  const domain = search.get('domain')?.slice(0, 253) ?? '';
  useEffect(() => {
    if (code === '') return;
    void checkCode({ code, domain }).then(({ data }) => setValid(data?.success === true));
  }, [checkCode, code, domain]);
  return {
    code,
    domain,
    isValid,
    check: async (typed) => (await checkCode({ code: typed, domain })).data?.success === true,
  };
};
