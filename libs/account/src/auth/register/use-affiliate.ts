import { useLazyCheckAffiliateCodeQuery } from '@livery/api/auth/registration';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Affiliate {
  /** From the address: the code of whoever sent the visitor here. */
  readonly code: string;
  /** From the address: the affiliate's own domain. */
  readonly domain: string;
  /** The code of the address is one: it need not be typed or checked again. */
  readonly isValid: boolean;
  readonly check: (code: string) => Promise<boolean>;
}

const names = ['affiliateCode', 'code', 'ref'] as const;

/** Who invited: from the address, checked once, or typed and checked before the registration. */
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
