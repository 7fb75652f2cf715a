import { useFavouriteIdsQuery } from '@livery/api/catalogue/favourites';
import { useMemberInfoQuery } from '@livery/api/account/member';
import { useMerchantWalletQuery, useWalletBalanceQuery } from '@livery/api/wallet';
import { useSession } from '@livery/kit/session';

/** What the home asks for anew each time a member opens it: who they are, what they have and what they like. */
export const useRefreshOnHomeVisit = (): void => {
  const options = { skip: useSession() === null, refetchOnMountOrArgChange: true } as const;
  useFavouriteIdsQuery(undefined, options);
  useMemberInfoQuery(undefined, options);
  useWalletBalanceQuery(undefined, options);
  useMerchantWalletQuery(undefined, options);
};
