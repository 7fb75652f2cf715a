import { useListPayoutBanksQuery } from '@livery/api/withdrawals';
import { useEffect, useState } from 'react';
import { keepBanks, keptBanks } from './kept-banks.ts';

/** The banks that members are paid to: those kept on the device, or else the gateway's, which are then kept. */
export const useBanks = () => {
  const [kept] = useState(keptBanks);
  const { data, error, isFetching, refetch } = useListPayoutBanksQuery(undefined, { skip: kept !== undefined });
  const answered = data?.banks;
  useEffect(() => {
    if (answered) keepBanks(answered);
  }, [answered]);
  return { data: kept ?? answered, error, isFetching, refetch };
};
