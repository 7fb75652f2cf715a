import type { Text } from '../text/text.ts';
import { fill } from '../text/text.ts';

/** What to say for a refusal. `balance` is already formatted. */
export const phraseFor = (text: Text, errorCode: string, balance: string): string => {
  switch (errorCode) {
    case 'wallet.insufficient.balance':
      return fill(text.insufficient, { balance });
    case 'wallet.session.expired':
    case 'login.not.session':
      return text.expired;
    case 'round.cancelled':
    case 'wallet.bet.rolled.back':
      return text.cancelled;
    case 'system.busy':
      return text.failed;
    default:
      return text.unavailable;
  }
};

/** After these nothing can be played any more. */
export const endsSession = (errorCode: string): boolean => errorCode === 'wallet.session.expired' || errorCode === 'login.not.session';
