import { useEffect, useState } from 'react';
import { canDrawAgain, drawAgain, isCommitted } from '../../../../client-kit/draw-again.ts';
import { ltr } from '../../../../client-kit/text/ltr.ts';
import type { Proof } from '../../../../engine/fair/derivation.ts';
import type { MatchView } from '../../match-view.ts';
import { differenceOf, playingOf } from '../../rules/playing.ts';
import { sportRules } from '../../rules/sports.ts';
import { playOut } from '../../rules/timeline.ts';
import { useSeat } from '../book-seat.ts';
import { useBook } from '../book.ts';
import { Dialog } from './dialog.tsx';

type MatchProof = Omit<Proof, 'seed'> & { readonly seed: string | null };
type Verdict = 'checking' | 'good' | 'bad' | 'none' | 'wait';

/** The score that the words of a seed lead to, by the rules of the book, in this browser. */
const playAgain = async (match: MatchView, sport: string, proof: Proof): Promise<string> => {
  const rules = sportRules[sport as keyof typeof sportRules];
  const { isPostponed, moments } = await drawAgain(proof, (words) =>
    playOut(playingOf(rules, differenceOf(match.home, match.away)), rules, match.begins, words),
  );
  const last = moments.at(-1) ?? moments[0];
  const score = last.state.family === 'race' ? last.state.sets : last.state.score;
  return isPostponed ? 'postponed' : `${score.home}–${score.away}`;
};

/** Shows what a match was committed to, and plays it again from its number once that is out. */
export const ProofSheet = ({ match, onClose }: { readonly match: MatchView; readonly onClose: () => void }) => {
  const { text, api } = useSeat();
  const { names } = useBook();
  const [proof, setProof] = useState<MatchProof>();
  const [verdict, setVerdict] = useState<Verdict>('checking');
  const [result, setResult] = useState('');
  const sport = names.sportOf(match.league);
  useEffect(() => {
    const check = async (): Promise<void> => {
      const answer = await api.call<{ match: MatchView; proof: MatchProof }>('match', { id: match.id });
      if (answer.status !== 'done') return setVerdict('none');
      const { proof: shown, match: now } = answer.value;
      setProof(shown);
      if (shown.seed === null) return setVerdict('wait');
      if (!canDrawAgain()) return setVerdict('none');
      const revealed = { ...shown, seed: shown.seed };
      const again = await playAgain(now, sport, revealed);
      setResult(again);
      const told = now.status === 'postponed' ? 'postponed' : `${now.score.home}–${now.score.away}`;
      setVerdict((await isCommitted(revealed)) && again === told ? 'good' : 'bad');
    };
    check().catch(() => setVerdict('none'));
  }, [api, match.id, sport]);
  const phrase = {
    checking: text.proofChecking,
    good: text.proofOk,
    bad: text.proofBad,
    none: text.proofImpossible,
    wait: text.proofWait,
  }[verdict];
  return (
    <Dialog title={text.proofOf} onClose={onClose}>
      <p>{text.proofBefore}</p>
      <p className="verdict" data-tone={verdict} role="status">
        {phrase}
      </p>
      <dl className="proofFacts">
        <dt>{text.proofRound}</dt>
        <dd>{ltr(match.id)}</dd>
        {proof && (
          <>
            <dt>{text.proofCommitment}</dt>
            <dd dir="ltr">{proof.commitment}</dd>
            <dt>{text.proofSeed}</dt>
            <dd dir="ltr">{proof.seed ?? '···'}</dd>
          </>
        )}
        {result !== '' && (
          <>
            <dt>{text.proofResult}</dt>
            <dd>{result === 'postponed' ? text.postponed : ltr(result)}</dd>
          </>
        )}
      </dl>
    </Dialog>
  );
};
