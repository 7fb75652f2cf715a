import { useListPayoutBanksQuery } from '@livery/api/withdrawals';
import { useEffect, useState } from 'react';
import { cacheBanks, getCachedBanks } from './bank-cache.ts';

/** Returns the banks for payouts. If the device has no cached banks, loads them from the gateway and caches them. */
export const useBanks = () => {
  const [cached] = useState(getCachedBanks);
  const { data, error, isFetching, refetch } = useListPayoutBanksQuery(undefined, { skip: cached !== undefined });
  const fetched = data?.banks;
  useEffect(() => {
    if (fetched) cacheBanks(fetched);
  }, [fetched]);
  return { data: cached ?? fetched, error, isFetching, refetch };
};
