import { wpsApi } from '@livery/api/client';
import { eventsEndpoints } from '@livery/api/realtime';
import { connectEventStream } from '@livery/api/realtime/event-source';
import { applyLotteryWinEvent } from '@livery/api/lottery/lottery-wins';
import { applyUnreadCountEvent } from '@livery/api/notifications/inbox';
import { applyBalanceEvent } from '@livery/api/wallet';
import { applyWinnerEvent } from '@livery/api/catalogue/winners';
import { clearSession, getSession, subscribeToSession } from '@livery/kit/session';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { i18n } from 'i18next';
import type { Store } from '../../api/store.ts';

/**
 * Receives events of the gateway and updates the balance, the winners, the rewards and the unread messages. An event
 * stream is for one session and one language. Therefore it reconnects when the session or the language changes.
 * @returns a function that closes the stream and stops the reconnections
 */
export const startEventStream = (brand: BrandRuntime, store: Store, texts: i18n): (() => void) => {
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
        winner: (winner) => applyWinnerEvent(language(), winner).forEach((action) => store.dispatch(action)),
        lotteryWin: (win) => void store.dispatch(applyLotteryWinEvent(win)),
        rewards: () => void store.dispatch(wpsApi.util.invalidateTags(['Rewards'])),
        rain: () => void store.dispatch(wpsApi.util.invalidateTags(['Rain'])),
        session: () => clearSession(),
        unread: ({ unreadCount }) => void store.dispatch(applyUnreadCountEvent(unreadCount)),
      },
    });
  let disconnect = connect();
  const reconnect = (): void => {
    disconnect();
    disconnect = connect();
  };
  let token = getSession()?.token;
  const unsubscribe = subscribeToSession(() => {
    if (getSession()?.token === token) return;
    token = getSession()?.token;
    // Clears the data of the previous member, so that the next member does not see them.
    store.dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    reconnect();
  });
  // Game names in events are in the language in which the stream was opened, so another language needs a new stream.
  texts.on('languageChanged', reconnect);
  return () => {
    unsubscribe();
    texts.off('languageChanged', reconnect);
    disconnect();
  };
};
