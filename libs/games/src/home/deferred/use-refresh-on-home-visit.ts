import { useFavouriteIdsQuery } from '@livery/api/catalogue/favourites';
import { useMemberInfoQuery } from '@livery/api/account/member';
import { useMerchantWalletQuery, useWalletBalanceQuery } from '@livery/api/wallet';
import { useSession } from '@livery/kit/session';

/** Loads the member's profile, balances and favourites again each time that a member opens the home page. */
export const useRefreshOnHomeVisit = (): void => {
  const options = { skip: useSession() === null, refetchOnMountOrArgChange: true } as const;
  useFavouriteIdsQuery(undefined, options);
  useMemberInfoQuery(undefined, options);
  useWalletBalanceQuery(undefined, options);
  useMerchantWalletQuery(undefined, options);
};
