import { ltr } from '../../../../client/text/ltr.ts';
import { useEffect, useState } from 'react';
import type { MatchView } from '../../match-view.ts';
import type { MarketKind } from '../../rules/markets/market.ts';
import type { PricedMarket } from '../../rules/markets/match-markets.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatSignedLine } from '../names.ts';
import { Icon } from '../parts/icon.tsx';
import { OddsButton } from '../slip/odds-button.tsx';
import { ProofSheet } from '../parts/proof-sheet.tsx';
import { useStore } from '../store.ts';
import { Scoreboard } from './scoreboard.tsx';

const tabs = {
  tabAll: undefined,
  tabMain: ['result', 'winner', 'double', 'both', 'next', 'set', 'half', 'parity'],
  tabGoals: ['total'],
  tabHandicap: ['handicap'],
  tabScores: ['score', 'sets'],
} as const satisfies Record<string, readonly MarketKind[] | undefined>;
type Tab = keyof typeof tabs;

const isIn = (tab: Tab, kind: MarketKind): boolean =>
  (tabs[tab] as readonly MarketKind[] | undefined)?.includes(kind) ?? true;

/** Groups markets of the same kind under one heading. */
const byHeading = (markets: readonly PricedMarket[], heading: (id: string) => string): [string, PricedMarket[]][] => {
  const groups = new Map<string, PricedMarket[]>();
  for (const market of markets) groups.set(heading(market.id), [...(groups.get(heading(market.id)) ?? []), market]);
  return [...groups];
};

const getLabel = (market: PricedMarket, outcome: string, long: string): string => {
  if (market.kind === 'handicap') return formatSignedLine(outcome === 'home' ? (market.at ?? 0) : -(market.at ?? 0));
  return long;
};

const Market = ({ match, market }: { readonly match: MatchView; readonly market: PricedMarket }) => {
  const { names } = useSportsbook();
  const outcomes =
    market.kind === 'total' || market.kind === 'handicap' || market.outcomes.length <= 3
      ? market.outcomes
      : market.outcomes.filter(({ price }) => price !== null);
  return (
    <div className="outcomes" data-count={Math.min(outcomes.length, 4)}>
      {outcomes.map(({ id, price }) => (
        <OddsButton
          key={id}
          match={match}
          market={market.id}
          outcome={id}
          price={price}
          label={getLabel(market, id, names.outcome(market.id, id, match))}
        />
      ))}
    </div>
  );
};

/** One match with all its markets. */
export const MatchScreen = ({ id }: { readonly id: string }) => {
  const { text } = useGameContext();
  const { board, names, navigate } = useSportsbook();
  const { matches } = useStore(board);
  const [tab, setTab] = useState<Tab>('tabAll');
  const [isProved, setProved] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const match = matches.get(id);
  const isWhole = match?.isWhole ?? false;
  useEffect(() => {
    if (!isWhole) void board.loadMatch(id).then((isFound) => !isFound && setUnknown(true));
  }, [board, id, isWhole]);

  const sport = match ? names.getSport(match.league) : 'all';
  const goBack = () => navigate({ name: 'board', sport, isLive: false });
  if (!match) {
    return (
      <div className="screen">
        <p className="empty">{isUnknown && text.noMatches}</p>
        <button type="button" className="quietButton" onClick={goBack}>
          {text.backToMatches}
        </button>
      </div>
    );
  }
  const shown = match.markets.filter(({ kind }) => isIn(tab, kind));
  const offered = (Object.keys(tabs) as Tab[]).filter((each) => match.markets.some(({ kind }) => isIn(each, kind)));
  return (
    <div className="screen matchScreen">
      <div className="crumbs">
        <button type="button" className="iconButton" aria-label={text.back} onClick={goBack}>
          <Icon name="back" className="backward" />
        </button>
        <bdi>{names.league(match.league)}</bdi>
        <button type="button" className="iconButton" aria-label={text.proofOf} onClick={() => setProved(true)}>
          <Icon name="shield" />
        </button>
      </div>
      <Scoreboard match={match} />
      {offered.length > 1 && (
        <div className="tabs" role="tablist">
          {offered.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab === each}
              className="tab"
              onClick={() => setTab(each)}
            >
              {text[each]}
            </button>
          ))}
        </div>
      )}
      {byHeading(shown, (market) => names.market(market, match.league)).map(([heading, markets]) => (
        <section key={heading} className="market">
          <h3>{heading}</h3>
          {markets[0]?.kind === 'handicap' && (
            <div className="columns">
              <bdi>{names.team(match.home)}</bdi>
              <bdi>{names.team(match.away)}</bdi>
            </div>
          )}
          {markets.map((market) => (
            <Market key={market.id} match={match} market={market} />
          ))}
        </section>
      ))}
      {match.markets.length === 0 && (
        <p className="empty">
          {match.status === 'upcoming'
            ? ''
            : match.status === 'postponed'
              ? text.rulesVoid
              : match.status === 'ended'
                ? ltr(`${match.score.home} – ${match.score.away}`)
                : text.closedMarket}
        </p>
      )}
      {isProved && <ProofSheet match={match} onClose={() => setProved(false)} />}
    </div>
  );
};
