import { wpsApi } from '@livery/api/client';
import { gamesEndpoints } from '@livery/api/catalogue/games';
import { useFormat } from '@livery/kit/format/use-format';
import { useSignedMoney } from '@livery/kit/format/use-signed-money';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { ToastDuration, showToast } from '@livery/ui/toast-queue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** Formats a duration in the given language. The unit is seconds below one minute, and minutes from one minute. */
const formatDuration = (seconds: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unitDisplay: 'short',
    unit: seconds < 60 ? 'second' : 'minute',
  }).format(seconds < 60 ? seconds : Math.round(seconds / 60));

/**
 * Returns a function to call after a game. The function invalidates the cached balance and the cached lists of bets and
 * transactions. Then it shows a toast with the sum of the stakes and the sum of the payouts. There is no toast if the
 * member placed no bet, or if the amounts cannot be loaded.
 */
export const useSessionSummary = (nodeId: string | undefined, name: string): (() => Promise<void>) => {
  const { t } = useTranslation('games');
  const { bcp47 } = useLanguage();
  const { money } = useFormat();
  const formatSigned = useSignedMoney();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(async () => {
    dispatch(wpsApi.util.invalidateTags(['Wallet', 'Movements']));
    if (!nodeId) return;
    // The member has left the game, and this component unmounts before the response is received. A request of a query
    // hook would end then, so the request is dispatched directly.
    const request = dispatch(gamesEndpoints.gameSessionSummary.initiate({ nodeId }, { forceRefetch: true }));
    const { data } = await request;
    request.unsubscribe();
    if (!data || data.bets === 0) return;
    const { currency, staked, returned, net, seconds } = data;
    showToast({
      text: t('launch.receipt', {
        name,
        time: formatDuration(seconds, bcp47),
        staked: money(staked, currency),
        returned: money(returned, currency),
        net: formatSigned(net),
      }),
      duration: ToastDuration.long,
    });
  }, [bcp47, dispatch, money, name, nodeId, formatSigned, t]);
};
