import { memo } from 'react';
import type { MatchView } from '../../matches/match-view.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { Crest } from '../parts/crest.tsx';
import { Icon } from '../parts/icon.tsx';
import { OddsButton } from '../slip/odds-button.tsx';
import { ltr } from '../../../../client/text/ltr.ts';

interface MatchCardProps {
  readonly match: MatchView;
  /**
   * Current minute of the server clock. The card is memoized, so without this property the card would show an old match
   * time.
   */
  readonly minute: number;
}

const Side = ({ match, side }: { readonly match: MatchView; readonly side: 'home' | 'away' }) => {
  const { names } = useSportsbook();
  const hasScore = match.status === 'live' || match.status === 'ended';
  return (
    <span className="side" data-leads={hasScore && match.score[side] > match.score[side === 'home' ? 'away' : 'home']}>
      <Crest team={match[side]} />
      <bdi className="teamName">{names.team(match[side])}</bdi>
      {hasScore && match.points && match.status === 'live' && <span className="points">{match.points[side]}</span>}
      {hasScore && <b className="score">{match.score[side]}</b>}
    </span>
  );
};

/**
 * Match in a list: teams, start time or score, and price buttons of the main market (the first one, e.g. the winner).
 * An ended or postponed match has no price buttons.
 */
export const MatchCard = memo(({ match, minute }: MatchCardProps) => {
  const { t } = useGameContext();
  const { names, times, navigate } = useSportsbook();
  const sport = names.getSport(match.league);
  const main = match.markets[0];
  const [begins, hour] = [times.begins(match.begins, minute * 60_000), times.hour(match.begins)];
  const isOver = match.status === 'ended' || match.status === 'postponed';
  return (
    <article className="matchCard" data-status={match.status}>
      <button type="button" className="matchHeader" onClick={() => navigate({ name: 'match', id: match.id })}>
        <span className="matchTime">
          {match.status === 'live' && <span className="liveDot">{t('live')}</span>}
          <span className="clock">{match.status === 'upcoming' ? begins : times.played(match, sport)}</span>
          {match.status === 'upcoming' && begins !== hour && <span className="hour">{hour}</span>}
          <bdi className="leagueName">{names.league(match.league)}</bdi>
        </span>
        <Side match={match} side="home" />
        <Side match={match} side="away" />
      </button>
      {!isOver && (
        <div className="cardOdds">
          {main?.outcomes.map(({ id, price }) => (
            <OddsButton
              key={id}
              match={match}
              market={main.id}
              outcome={id}
              price={price}
              label={names.short(main.id, id)}
            />
          ))}
          {!main && <span className="noOdds">{t('closedMarket')}</span>}
          <button
            type="button"
            className="more"
            aria-label={t('moreMarkets', { count: match.marketCount })}
            onClick={() => navigate({ name: 'match', id: match.id })}
          >
            {ltr(`+${Math.max(0, match.marketCount - 1)}`)}
            <Icon name="back" className="forward" />
          </button>
        </div>
      )}
    </article>
  );
});
