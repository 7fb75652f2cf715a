import { wpsApi } from '@livery/api/client';
import { gamesEndpoints } from '@livery/api/games';
import { useFormat } from '@livery/kit/use-format';
import { useSignedMoney } from '@livery/kit/signed-money';
import { useLanguage } from '@livery/kit/use-language';
import { ToastDuration, showToast } from '@livery/ui/toast-queue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** The time in the words of the language: minutes, below one of them seconds. */
const timeOf = (seconds: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unitDisplay: 'short',
    unit: seconds < 60 ? 'second' : 'minute',
  }).format(seconds < 60 ? seconds : Math.round(seconds / 60));

/**
 * What follows a game: the balance, the records and the recent games are asked for anew, and what was staked and returned is told in
 * passing. A game in which nothing was staked is told nothing of.
 */
export const useReceipt = (nodeId: string | undefined, name: string): (() => Promise<void>) => {
  const { t } = useTranslation('games');
  const { bcp47 } = useLanguage();
  const { money } = useFormat();
  const signed = useSignedMoney();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(async () => {
    dispatch(wpsApi.util.invalidateTags(['Wallet', 'Movements']));
    if (!nodeId) return;
    // Not by a hook: the screen is gone before the answer comes.
    const asked = dispatch(gamesEndpoints.gameReceipt.initiate({ nodeId }, { forceRefetch: true }));
    const { data } = await asked;
    asked.unsubscribe();
    if (!data || data.bets === 0) return;
    const { currency, staked, returned, net, seconds } = data;
    showToast({
      text: t('launch.receipt', {
        name,
        time: timeOf(seconds, bcp47),
        staked: money(staked, currency),
        returned: money(returned, currency),
        net: signed(net),
      }),
      duration: ToastDuration.long,
    });
  }, [bcp47, dispatch, money, name, nodeId, signed, t]);
};
