import { useState } from 'react';
import { fill } from '../../../../client/text/load-text.ts';
import type { SlipView } from '../../records.ts';
import { computePayout } from '../../rules/slip.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { isolateBidi, formatPrice } from '../names.ts';
import { Icon, getSportIcon } from '../parts/icon.tsx';
import { ProofSheet } from '../parts/proof-sheet.tsx';
import { useStore } from '../store.ts';
import { useLegMatch } from './use-leg-match.ts';

type Leg = SlipView['legs'][number];

const LegRow = ({ leg }: { readonly leg: Leg }) => {
  const { text } = useGameContext();
  const { names, times, navigate } = useSportsbook();
  const match = useLegMatch(leg.match);
  const [isProved, setProved] = useState(false);
  if (!match)
    return (
      <li className="leg" data-result={leg.result}>
        {leg.outcome}
      </li>
    );
  const hasScore = match.status !== 'upcoming' && match.status !== 'postponed';
  const isOver = match.status === 'ended' || match.status === 'postponed';
  return (
    <li className="leg" data-result={leg.result}>
      <span className="legMark">
        <Icon
          name={
            leg.result === 'won'
              ? 'check'
              : leg.result === 'lost'
                ? 'close'
                : getSportIcon(names.getSport(match.league))
          }
        />
      </span>
      <div className="legWhat">
        <b>{names.outcome(leg.market, leg.outcome, match)}</b>
        <span>{names.market(leg.market, match.league)}</span>
        <button type="button" className="legMatch" onClick={() => navigate({ name: 'match', id: match.id })}>
          {`${isolateBidi(names.team(match.home))} – ${isolateBidi(names.team(match.away))}`}
        </button>
        <small>
          {hasScore && <bdi dir="ltr" className="legScore">{`${match.score.home}–${match.score.away}`}</bdi>}{' '}
          {match.status === 'upcoming'
            ? times.dateTime(match.begins)
            : times.played(match, names.getSport(match.league))}
          {isOver && (
            <button type="button" className="link" onClick={() => setProved(true)}>
              {text.proof}
            </button>
          )}
        </small>
      </div>
      <b className="legPrice">{leg.result === 'void' ? <s>{formatPrice(leg.price)}</s> : formatPrice(leg.price)}</b>
      {isProved && <ProofSheet match={match} onClose={() => setProved(false)} />}
    </li>
  );
};

/** A bet with the status of its legs. */
export const BetCard = ({ bet }: { readonly bet: SlipView }) => {
  const { text, money } = useGameContext();
  const { board, times } = useSportsbook();
  useStore(board);
  const prices = bet.legs.map((leg) => (leg.result === 'void' ? 100 : leg.price));
  return (
    <article className="betCard" data-state={bet.state}>
      <header>
        <b>{bet.legs.length === 1 ? text.single : fill(text.multipleOf, { count: bet.legs.length })}</b>
        <small>{times.dateTime(bet.at)}</small>
        <span className="betState">{text[`state.${bet.state}`]}</span>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <LegRow key={leg.match + leg.market} leg={leg} />
        ))}
      </ul>
      <dl className="sums">
        <div>
          <dt>{text.stake}</dt>
          <dd>{money.full(bet.stake)}</dd>
        </div>
        <div>
          <dt>{text.odds}</dt>
          <dd>{formatPrice(computePayout(100, prices))}</dd>
        </div>
        <div>
          <dt>{bet.state === 'open' ? text.returns : text.returned}</dt>
          <dd className="big">{money.full(bet.payout ?? computePayout(bet.stake, prices))}</dd>
        </div>
      </dl>
    </article>
  );
};
