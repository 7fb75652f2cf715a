import { shortenCommitment } from '../../../../client/shorten-commitment.ts';
import { useGameContext } from '../sportsbook-context.ts';

/** Line with the hash of the seed of a match, which a player sees before a bet and compares after the match. */
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
