import { useState } from 'react';
import { isolateBidi } from '../../../../client/text/ltr.ts';
import type { SlipView } from '../../bets/slip-records.ts';
import { computePayout } from '../../rules/slip.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatPrice } from '../format/names.ts';
import { Icon, type IconName, getSportIcon } from '../parts/icon.tsx';
import { ProofSheet } from '../sheets/proof-sheet.tsx';
import { useStore } from '../state/store.ts';
import { useLegMatch } from './use-leg-match.ts';

type Leg = SlipView['legs'][number];

const resultIcons: Readonly<Partial<Record<Leg['result'], IconName>>> = { won: 'check', lost: 'close' };

const LegRow = ({ leg }: { readonly leg: Leg }) => {
  const { t } = useGameContext();
  const { names, times, navigate } = useSportsbook();
  const match = useLegMatch(leg.match);
  const [isProved, setProved] = useState(false);
  if (!match)
    return (
      <li className="leg" data-result={leg.result}>
        {leg.outcome}
      </li>
    );
  const sport = names.getSport(match.league);
  const hasScore = match.status !== 'upcoming' && match.status !== 'postponed';
  const isOver = match.status === 'ended' || match.status === 'postponed';
  return (
    <li className="leg" data-result={leg.result}>
      <span className="legMark">
        <Icon name={resultIcons[leg.result] ?? getSportIcon(sport)} />
      </span>
      <div className="legDetails">
        <b>{names.outcome(leg.market, leg.outcome, match)}</b>
        <span>{names.market(leg.market, match.league)}</span>
        <button type="button" className="legMatch" onClick={() => navigate({ name: 'match', id: match.id })}>
          {`${isolateBidi(names.team(match.home))} – ${isolateBidi(names.team(match.away))}`}
        </button>
        <small>
          {hasScore && <bdi dir="ltr" className="legScore">{`${match.score.home}–${match.score.away}`}</bdi>}{' '}
          {match.status === 'upcoming' ? times.dateTime(match.begins) : times.played(match, sport)}
          {isOver && (
            <button type="button" className="link" onClick={() => setProved(true)}>
              {t('proof')}
            </button>
          )}
        </small>
      </div>
      <b className="legPrice">{leg.result === 'void' ? <s>{formatPrice(leg.price)}</s> : formatPrice(leg.price)}</b>
      {isProved && <ProofSheet match={match} onClose={() => setProved(false)} />}
    </li>
  );
};

export const BetCard = ({ bet }: { readonly bet: SlipView }) => {
  const { t, money } = useGameContext();
  const { board, times } = useSportsbook();
  useStore(board);
  const prices = bet.legs.map((leg) => (leg.result === 'void' ? 100 : leg.price));
  return (
    <article className="betCard" data-state={bet.state}>
      <header>
        <b>{bet.legs.length === 1 ? t('single') : t('multipleOf', { count: bet.legs.length })}</b>
        <small>{times.dateTime(bet.at)}</small>
        <span className="betState">{t(`state.${bet.state}`)}</span>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <LegRow key={leg.match + leg.market} leg={leg} />
        ))}
      </ul>
      <dl className="sums">
        <div>
          <dt>{t('stake')}</dt>
          <dd>{money.full(bet.stake)}</dd>
        </div>
        <div>
          <dt>{t('odds')}</dt>
          <dd>{formatPrice(computePayout(100, prices))}</dd>
        </div>
        <div>
          <dt>{bet.state === 'open' ? t('returns') : t('returned')}</dt>
          <dd className="big">{money.full(bet.payout ?? computePayout(bet.stake, prices))}</dd>
        </div>
      </dl>
    </article>
  );
};
