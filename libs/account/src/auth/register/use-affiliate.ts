import { useLazyCheckAffiliateCodeQuery } from '@livery/api/auth/registration';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Affiliate {
  /** Affiliate code from the URL, or an empty string. */
  readonly code: string;
  /**
   * Value of the URL parameter `domain`. The app sends it to the gateway together with the affiliate code. An empty
   * string if the URL has no such parameter.
   */
  readonly domain: string;
  /**
   * True when the gateway has confirmed the affiliate code of the URL. The field for the code is then filled and
   * read-only, and the form does not check the code again.
   */
  readonly isValid: boolean;
  readonly check: (code: string) => Promise<boolean>;
}

const names = ['affiliateCode', 'code', 'ref'] as const;

/**
 * Reads the affiliate code (code of a partner who refers visitors) from the URL, and validates it at the gateway once.
 * The returned function `check` validates a code that the visitor has entered.
 */
export const useAffiliate = (): Affiliate => {
  const [search] = useSearchParams();
  const [checkCode] = useLazyCheckAffiliateCodeQuery({ refetchOnReconnect: false });
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
