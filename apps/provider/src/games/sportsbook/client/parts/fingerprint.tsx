import { shortenCommitment } from '../../../../client/fairness/shorten-commitment.ts';
import { useGameContext } from '../sportsbook-context.ts';

/**
 * Line of text with the hash of the seed of a match. The player sees the hash before a bet, and compares it with the
 * seed after the match.
 */
export const Fingerprint = ({ commitment }: { readonly commitment: string }) => {
  const { t } = useGameContext();
  return (
    <small className="fingerprint">
      {t('proofCommitment')}{' '}
      <bdi dir="ltr" title={commitment}>
        {shortenCommitment(commitment)}
      </bdi>
    </small>
  );
};
