import type { MatchView } from '../../matches/match-view.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import { Crest } from '../parts/crest.tsx';
import { useStore } from '../state/store.ts';
import { useMinute } from '../parts/use-minute.ts';

const Sets = ({ match }: { readonly match: MatchView }) => {
  const all = match.points && match.status === 'live' ? [...match.sets, match.points] : match.sets;
  if (all.length === 0) return null;
  return (
    <ol className="sets">
      {all.map((set, index) => (
        <li key={`set ${index + 1}`} data-on={match.status === 'live' && index === all.length - 1}>
          <span>{index + 1}</span>
          <bdi dir="ltr">{`${set.home}–${set.away}`}</bdi>
        </li>
      ))}
    </ol>
  );
};

const Goals = ({ match, side }: { readonly match: MatchView; readonly side: 'home' | 'away' }) => (
  <span className="goals">
    {match.goals
      .filter((goal) => goal.side === side)
      .map(({ minute }) => ltr(`${minute}'`))
      .join('  ')}
  </span>
);

export const Scoreboard = ({ match }: { readonly match: MatchView }) => {
  const { t } = useGameContext();
  const { board, names, times } = useSportsbook();
  const { skew } = useStore(board);
  const minute = useMinute(skew);
  const hasScore = match.status === 'live' || match.status === 'ended';
  const { home, away } = match.score;
  return (
    <div className="scoreboard" data-status={match.status}>
      <div className="bigSide">
        <Crest team={match.home} />
        <bdi>{names.team(match.home)}</bdi>
        <Goals match={match} side="home" />
      </div>
      <div className="bigScore">
        {match.status === 'live' && <span className="liveDot">{t('live')}</span>}
        {hasScore ? (
          <strong aria-label={t('scoreLine', { home, away })} aria-live="polite">
            <span>{home}</span>
            <i>:</i>
            <span>{away}</span>
          </strong>
        ) : (
          <strong className="kickOff">{times.hour(match.begins)}</strong>
        )}
        <span className="bigClock">
          {match.status === 'upcoming'
            ? `${times.day(match.begins, minute * 60_000)} · ${times.begins(match.begins, minute * 60_000)}`
            : times.played(match, names.getSport(match.league))}
        </span>
        {match.isSuspended && <span className="suspended">{t('suspended')}</span>}
      </div>
      <div className="bigSide">
        <Crest team={match.away} />
        <bdi>{names.team(match.away)}</bdi>
        <Goals match={match} side="away" />
      </div>
      <Sets match={match} />
    </div>
  );
};
