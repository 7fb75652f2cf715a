import { useListPayoutBanksQuery } from '@livery/api/withdrawals';
import { useEffect, useState } from 'react';
import { cacheBanks, getCachedBanks } from './bank-cache.ts';

/** Banks for payouts: the cached ones, or those of the gateway, which are then cached on the device. */
export const useBanks = () => {
  const [cached] = useState(getCachedBanks);
  const { data, error, isFetching, refetch } = useListPayoutBanksQuery(undefined, { skip: cached !== undefined });
  const fetched = data?.banks;
  useEffect(() => {
    if (fetched) cacheBanks(fetched);
  }, [fetched]);
  return { data: cached ?? fetched, error, isFetching, refetch };
};
