import { wpsApi } from '@livery/api/client';
import { eventsEndpoints } from '@livery/api/events';
import { openLive } from '@livery/api/live';
import { unreadArrived } from '@livery/api/messages';
import { balanceArrived } from '@livery/api/wallet';
import { winnerArrived } from '@livery/api/winners';
import { endSession, getSession, onSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import type { Store } from '../store.ts';

/** Keeps balance and winners live. Another member, or none, is another stream. */
export const startLive = (brand: BrandRuntime, store: Store, texts: i18n): void => {
  const language = () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? brand.defaultLanguage;
  const open = () =>
    openLive({
      origin: brand.gateway,
      ticket: async () => (await store.dispatch(eventsEndpoints.eventsTicket.initiate()).unwrap()).ticket,
      handlers: {
        balance: (balance) => {
          store.dispatch(balanceArrived(balance));
          // A draw was settled, or another window bet or cancelled: lists of bets that are shown are asked for again.
          store.dispatch(wpsApi.util.invalidateTags(['Lottery']));
        },
        winner: (winner) => void store.dispatch(winnerArrived(language(), winner)),
        rewards: () => void store.dispatch(wpsApi.util.invalidateTags(['Rewards'])),
        session: () => endSession(),
        unread: ({ unreadCount }) => void store.dispatch(unreadArrived(unreadCount)),
      },
    });
  let close = open();
  let token = getSession()?.token;
  onSession(() => {
    if (getSession()?.token === token) return;
    token = getSession()?.token;
    close();
    // What belonged to the member before must not be shown to the one after.
    store.dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    close = open();
  });
};
