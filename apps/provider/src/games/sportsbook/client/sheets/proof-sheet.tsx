import { useEffect, useState } from 'react';
import { canRedraw, redraw, isCommitted } from '../../../../client/fairness/verify-draw.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import type { Proof } from '../../../../engine/rng/derivation.ts';
import type { MatchView } from '../../matches/match-view.ts';
import { getRatingDifference, createMatchModel } from '../../rules/models/match-model.ts';
import { sportRules } from '../../rules/models/sport-rules.ts';
import { simulateMatch } from '../../rules/models/timeline.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { Dialog } from './dialog.tsx';

type MatchProof = Omit<Proof, 'seed'> & { readonly seed: string | null };
type Verdict = 'checking' | 'good' | 'bad' | 'none' | 'wait';

/**
 * Simulates a match in this browser from its published seed. Returns the score, e.g. `2–1`, or `postponed` for a
 * match that does not take place.
 */
const replayMatch = async (match: MatchView, sport: string, proof: Proof): Promise<string> => {
  const rules = sportRules[sport as keyof typeof sportRules];
  const { isPostponed, events } = await redraw(proof, (randomSource) =>
    simulateMatch(
      createMatchModel(rules, getRatingDifference(match.home, match.away)),
      rules,
      match.begins,
      randomSource,
    ),
  );
  const last = events.at(-1) ?? events[0];
  const score = last.state.family === 'race' ? last.state.sets : last.state.score;
  return isPostponed ? 'postponed' : `${score.home}–${score.away}`;
};

/**
 * Sheet with the published hash of a match's seed. After the match, the sheet simulates the match again from the seed
 * and compares the scores.
 */
export const ProofSheet = ({ match, onClose }: { readonly match: MatchView; readonly onClose: () => void }) => {
  const { t, api } = useGameContext();
  const { names } = useSportsbook();
  const [proof, setProof] = useState<MatchProof>();
  const [verdict, setVerdict] = useState<Verdict>('checking');
  const [result, setResult] = useState('');
  const sport = names.getSport(match.league);
  useEffect(() => {
    const check = async (): Promise<void> => {
      const response = await api.call<{ match: MatchView; proof: MatchProof }>('match', { id: match.id });
      if (response.status !== 'done') return setVerdict('none');
      const { proof: shown, match: now } = response.value;
      setProof(shown);
      if (shown.seed === null) return setVerdict('wait');
      if (!canRedraw()) return setVerdict('none');
      const revealed = { ...shown, seed: shown.seed };
      const replayedScore = await replayMatch(now, sport, revealed);
      setResult(replayedScore);
      const announcedScore = now.status === 'postponed' ? 'postponed' : `${now.score.home}–${now.score.away}`;
      setVerdict((await isCommitted(revealed)) && replayedScore === announcedScore ? 'good' : 'bad');
    };
    check().catch(() => setVerdict('none'));
  }, [api, match.id, sport]);
  const message = {
    checking: t('proofChecking'),
    good: t('proofOk'),
    bad: t('proofBad'),
    none: t('proofImpossible'),
    wait: t('proofWait'),
  }[verdict];
  return (
    <Dialog title={t('proofOf')} onClose={onClose}>
      <p>{t('proofBefore')}</p>
      <p className="verdict" data-tone={verdict} role="status">
        {message}
      </p>
      <dl className="proofFacts">
        <dt>{t('proofRound')}</dt>
        <dd>{ltr(match.id)}</dd>
        {proof && (
          <>
            <dt>{t('proofCommitment')}</dt>
            <dd dir="ltr">{proof.commitment}</dd>
            <dt>{t('proofSeed')}</dt>
            <dd dir="ltr">{proof.seed ?? '···'}</dd>
          </>
        )}
        {result !== '' && (
          <>
            <dt>{t('proofResult')}</dt>
            <dd>{result === 'postponed' ? t('postponed') : ltr(result)}</dd>
          </>
        )}
      </dl>
    </Dialog>
  );
};
