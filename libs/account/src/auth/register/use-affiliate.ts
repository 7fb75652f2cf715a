import { useLazyCheckAffiliateCodeQuery } from '@livery/api/auth/registration';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Affiliate {
  /** Affiliate code from the address, or an empty string. */
  readonly code: string;
  /** The affiliate's domain from the address, or an empty string. */
  readonly domain: string;
  /** The gateway has confirmed the code of the address. It is not typed or checked again. */
  readonly isValid: boolean;
  readonly check: (code: string) => Promise<boolean>;
}

const names = ['affiliateCode', 'code', 'ref'] as const;

/**
 * Reads the affiliate code from the address and checks it once. `check` validates a typed code before the registration.
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
