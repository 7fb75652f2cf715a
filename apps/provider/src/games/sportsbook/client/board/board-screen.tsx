import type { MatchView } from '../../matches/match-view.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { Icon, getSportIcon } from '../parts/icon.tsx';
import { useStore } from '../state/store.ts';
import { MatchCard } from './match-card.tsx';
import { SportStrip } from './sport-strip.tsx';
import { useMinute } from '../parts/use-minute.ts';

interface BoardScreenProps {
  readonly sport: string;
  readonly isLive: boolean;
}

/** Groups matches by league. The leagues are in the order in which they first appear in the list. */
const byLeague = (matches: readonly MatchView[]): [string, MatchView[]][] => {
  const groups = new Map<string, MatchView[]>();
  for (const match of matches) groups.set(match.league, [...(groups.get(match.league) ?? []), match]);
  return [...groups];
};

const Group = ({
  league,
  matches,
  minute,
}: {
  readonly league: string;
  readonly matches: readonly MatchView[];
  readonly minute: number;
}) => {
  const { names } = useSportsbook();
  return (
    <section className="league">
      <h3 className="leagueHeader">
        <Icon name={getSportIcon(names.getSport(league))} />
        <bdi>{names.league(league)}</bdi>
        <small>{names.sport(names.getSport(league))}</small>
      </h3>
      <div className="cards">
        {matches.map((match) => (
          <MatchCard key={match.id} match={match} minute={minute} />
        ))}
      </div>
    </section>
  );
};

const shownResults = 8;

export const BoardScreen = ({ sport, isLive }: BoardScreenProps) => {
  const { t } = useGameContext();
  const { board, names, times } = useSportsbook();
  const { matches, skew } = useStore(board);
  const minute = useMinute(skew);
  const shown = [...matches.values()]
    .filter(({ league }) => sport === 'all' || names.getSport(league) === sport)
    .sort((a, b) => a.begins - b.begins);
  const live = shown.filter(({ status }) => status === 'live');
  const upcoming = shown.filter(({ status }) => status === 'upcoming');
  const results = shown
    .filter(({ status }) => status === 'ended' || status === 'postponed')
    .reverse()
    .slice(0, shownResults);
  const next = upcoming[0];
  return (
    <div className="screen">
      <SportStrip sport={sport} isLive={isLive} />
      {live.length > 0 && (
        <section aria-label={t('liveNow')}>
          <h2 className="sectionHeader">
            <span className="liveDot">{t('liveNow')}</span>
            <small>{live.length}</small>
          </h2>
          <div className="cards">
            {live.map((match) => (
              <MatchCard key={match.id} match={match} minute={minute} />
            ))}
          </div>
        </section>
      )}
      {live.length === 0 && isLive && (
        <p className="empty">{next ? t('noLive', { time: times.hour(next.begins) }) : t('noMatches')}</p>
      )}
      {!isLive && upcoming.length > 0 && (
        <section aria-label={t('upcoming')}>
          <h2 className="sectionHeader">
            {t('upcoming')}
            <small>
              <bdi>{times.zone(upcoming[0]!.begins)}</bdi>
            </small>
          </h2>
          {byLeague(upcoming).map(([league, group]) => (
            <Group key={league} league={league} matches={group} minute={minute} />
          ))}
        </section>
      )}
      {!isLive && results.length > 0 && (
        <section aria-label={t('results')}>
          <h2 className="sectionHeader">{t('results')}</h2>
          <div className="cards">
            {results.map((match) => (
              <MatchCard key={match.id} match={match} minute={minute} />
            ))}
          </div>
        </section>
      )}
      {!isLive && shown.length === 0 && <p className="empty">{t('noMatches')}</p>}
    </div>
  );
};
