import { useListPayoutBanksQuery } from '@livery/api/withdrawals';
import { useEffect, useState } from 'react';
import { cacheBanks, getCachedBanks } from './bank-cache.ts';

/** The banks that members are paid to: those kept on the device, or else the gateway's, which are then kept. */
export const useBanks = () => {
  const [cached] = useState(getCachedBanks);
  const { data, error, isFetching, refetch } = useListPayoutBanksQuery(undefined, { skip: cached !== undefined });
  const fetched = data?.banks;
  useEffect(() => {
    if (fetched) cacheBanks(fetched);
  }, [fetched]);
  return { data: cached ?? fetched, error, isFetching, refetch };
};
