import type { ClientKey } from '../text/client-key.ts';
import type { Translate } from '../text/translate.ts';

/**
 * Returns the translated message for an error code. An unknown code has a general message. `balance` is the formatted
 * balance of the player, which the message about an insufficient balance contains.
 */
export const errorMessageFor = (t: Translate<ClientKey>, errorCode: string, balance: string): string => {
  switch (errorCode) {
    case 'wallet.insufficient.balance':
      return t('insufficient', { balance });
    case 'wallet.session.expired':
    case 'login.not.session':
      return t('expired');
    case 'round.cancelled':
    case 'wallet.bet.rolled.back':
      return t('cancelled');
    case 'round.closed':
      return t('closed');
    case 'round.stale':
    case 'round.conflict':
      return t('stale');
    case 'round.odds.changed':
      return t('oddsChanged');
    case 'round.bet.invalid':
    case 'request.invalid':
      return t('betInvalid');
    case 'system.busy':
      return t('failed');
    default:
      return t('unavailable');
  }
};

/** True for errors after which the session is over and the game cannot continue. */
export const isSessionFatal = (errorCode: string): boolean =>
  errorCode === 'wallet.session.expired' || errorCode === 'login.not.session';
