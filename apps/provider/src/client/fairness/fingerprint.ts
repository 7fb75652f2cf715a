import '../styles/fingerprint.css';
import { createElement } from '../dom/create-element.ts';
import { shortenCommitment } from './shorten-commitment.ts';
import type { ClientKey } from '../text/client-key.ts';
import type { Translate } from '../text/translate.ts';

export interface Fingerprint {
  readonly element: HTMLElement;
  /**
   * Shows the commitment in hexadecimal digits: the hash of the seed of the current round, or of the next round if no
   * round is running.
   */
  readonly show: (commitment: string) => void;
}

/**
 * Creates the line of text with the commitment (the hash of the seed). The player sees the commitment before a bet, and
 * compares it with the seed after the round.
 */
export const createFingerprint = (t: Translate<ClientKey>): Fingerprint => {
  const digits = createElement('bdi', { dir: 'ltr' });
  return {
    element: createElement('p', { class: 'fingerprint' }, `${t('proofCommitment')} `, digits),
    show: (commitment) => {
      digits.textContent = shortenCommitment(commitment);
      digits.title = commitment;
    },
  };
};
