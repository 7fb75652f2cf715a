import type { ClientText } from './text/client-text.ts';
import { fill } from './text/load-text.ts';

/** Returns the message for an error code. `balance` is a formatted amount. */
export const errorMessageFor = (text: ClientText, errorCode: string, balance: string): string => {
  switch (errorCode) {
    case 'wallet.insufficient.balance':
      return fill(text.insufficient, { balance });
    case 'wallet.session.expired':
    case 'login.not.session':
      return text.expired;
    case 'round.cancelled':
    case 'wallet.bet.rolled.back':
      return text.cancelled;
    case 'round.closed':
      return text.closed;
    case 'round.stale':
    case 'round.conflict':
      return text.stale;
    case 'round.odds.changed':
      return text.oddsChanged;
    case 'round.bet.invalid':
    case 'request.invalid':
      return text.betInvalid;
    case 'system.busy':
      return text.failed;
    default:
      return text.unavailable;
  }
};

/** True for errors after which the session is over and the game cannot continue. */
export const isSessionFatal = (errorCode: string): boolean =>
  errorCode === 'wallet.session.expired' || errorCode === 'login.not.session';
