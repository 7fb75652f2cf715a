import { wpsApi } from '@livery/api/client';
import { eventsEndpoints } from '@livery/api/realtime';
import { connectEventStream } from '@livery/api/realtime/event-source';
import { applyUnreadCountEvent } from '@livery/api/notifications/inbox';
import { applyBalanceEvent } from '@livery/api/wallet';
import { applyWinnerEvent } from '@livery/api/catalogue/winners';
import { clearSession, getSession, subscribeToSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import type { Store } from '../../api/store.ts';

/**
 * Updates the balance, the winners, the rewards and the unread messages with events of the gateway. Reconnects when the
 * session changes, because each session has a separate event stream.
 */
export const startEventStream = (brand: BrandRuntime, store: Store, texts: i18n): void => {
  const language = () => brand.languages.find((each) => each.bcp47 === texts.language)?.code ?? brand.defaultLanguage;
  const connect = () =>
    connectEventStream({
      origin: brand.gateway,
      onReconnect: () =>
        void store.dispatch(wpsApi.util.invalidateTags(['Wallet', 'Lottery', 'Rewards', 'Messages', 'Rain'])),
      ticket: async () => (await store.dispatch(eventsEndpoints.eventsTicket.initiate()).unwrap()).ticket,
      handlers: {
        balance: (balance) => {
          store.dispatch(applyBalanceEvent(balance));
          // A balance event may also mean that a lottery draw was settled, or that a bet was placed or cancelled in
          // another window. The shown lists of lottery bets are therefore requested again.
          store.dispatch(wpsApi.util.invalidateTags(['Lottery']));
        },
        winner: (winner) => void store.dispatch(applyWinnerEvent(language(), winner)),
        rewards: () => void store.dispatch(wpsApi.util.invalidateTags(['Rewards'])),
        rain: () => void store.dispatch(wpsApi.util.invalidateTags(['Rain'])),
        session: () => clearSession(),
        unread: ({ unreadCount }) => void store.dispatch(applyUnreadCountEvent(unreadCount)),
      },
    });
  let disconnect = connect();
  let token = getSession()?.token;
  subscribeToSession(() => {
    if (getSession()?.token === token) return;
    token = getSession()?.token;
    disconnect();
    // Clears the data of the previous member, so that the next member does not see them.
    store.dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    disconnect = connect();
  });
};
