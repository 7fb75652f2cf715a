import { ltr } from '../../../../client/text/ltr.ts';
import { useEffect, useState } from 'react';
import type { MatchView } from '../../matches/match-view.ts';
import type { MarketKind } from '../../rules/markets/market.ts';
import type { PricedMarket } from '../../rules/markets/match-markets.ts';
import { useGameContext } from '../sportsbook-context.ts';
import { useSportsbook } from '../sportsbook.ts';
import { formatHandicap } from '../format/names.ts';
import { Fingerprint } from '../parts/fingerprint.tsx';
import { Icon } from '../parts/icon.tsx';
import { OddsButton } from '../slip/odds-button.tsx';
import { ProofSheet } from '../sheets/proof-sheet.tsx';
import { useStore } from '../state/store.ts';
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

/** Groups markets that have the same heading. */
const byHeading = (markets: readonly PricedMarket[], heading: (id: string) => string): [string, PricedMarket[]][] => {
  const groups = new Map<string, PricedMarket[]>();
  for (const market of markets) groups.set(heading(market.id), [...(groups.get(heading(market.id)) ?? []), market]);
  return [...groups];
};

const getLabel = (market: PricedMarket, outcome: string, long: string): string =>
  market.kind === 'handicap' ? formatHandicap(outcome, market.at) : long;

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

interface MarketTabsProps {
  readonly match: MatchView;
  readonly tab: Tab;
  readonly onSelect: (tab: Tab) => void;
}

const MarketTabs = ({ match, tab, onSelect }: MarketTabsProps) => {
  const { t } = useGameContext();
  const offered = (Object.keys(tabs) as Tab[]).filter((each) => match.markets.some(({ kind }) => isIn(each, kind)));
  if (offered.length <= 1) return null;
  return (
    <div className="tabs" role="tablist">
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={tab === each}
          className="tab"
          onClick={() => onSelect(each)}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
};

const MarketList = ({ match, tab }: { readonly match: MatchView; readonly tab: Tab }) => {
  const { names } = useSportsbook();
  const shown = match.markets.filter(({ kind }) => isIn(tab, kind));
  return byHeading(shown, (market) => names.market(market, match.league)).map(([heading, markets]) => (
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
  ));
};

/** Returns the text that the page shows for a match without markets. */
const useNoMarketsText = ({ status, score }: MatchView): string => {
  const { t } = useGameContext();
  switch (status) {
    case 'upcoming':
      return '';
    case 'postponed':
      return t('rulesVoid');
    case 'ended':
      return ltr(`${score.home} – ${score.away}`);
    case 'live':
      return t('closedMarket');
  }
};

const UnknownMatch = ({ message, onBack }: { readonly message: string | false; readonly onBack: () => void }) => {
  const { t } = useGameContext();
  return (
    <div className="screen">
      <p className="empty">{message}</p>
      <button type="button" className="quietButton" onClick={onBack}>
        {t('backToMatches')}
      </button>
    </div>
  );
};

const KnownMatch = ({ match, onBack }: { readonly match: MatchView; readonly onBack: () => void }) => {
  const { t } = useGameContext();
  const { names } = useSportsbook();
  const [tab, setTab] = useState<Tab>('tabAll');
  const [hasProof, setProof] = useState(false);
  const noMarketsText = useNoMarketsText(match);
  return (
    <div className="screen matchScreen">
      <div className="crumbs">
        <button type="button" className="iconButton" aria-label={t('back')} onClick={onBack}>
          <Icon name="back" className="backward" />
        </button>
        <bdi>{names.league(match.league)}</bdi>
        <button type="button" className="iconButton" aria-label={t('proofOf')} onClick={() => setProof(true)}>
          <Icon name="shield" />
        </button>
      </div>
      <Scoreboard match={match} />
      <Fingerprint commitment={match.commitment} />
      <MarketTabs match={match} tab={tab} onSelect={setTab} />
      <MarketList match={match} tab={tab} />
      {match.markets.length === 0 && <p className="empty">{noMarketsText}</p>}
      {hasProof && <ProofSheet match={match} onClose={() => setProof(false)} />}
    </div>
  );
};

export const MatchScreen = ({ id }: { readonly id: string }) => {
  const { t } = useGameContext();
  const { board, names, navigate } = useSportsbook();
  const match = useStore(board).matches.get(id);
  const [isUnknown, setUnknown] = useState(false);
  const isWhole = match?.isWhole ?? false;
  useEffect(() => {
    if (!isWhole) void board.loadMatch(id).then((isFound) => !isFound && setUnknown(true));
  }, [board, id, isWhole]);

  const sport = match ? names.getSport(match.league) : 'all';
  const goBack = () => navigate({ name: 'board', sport, isLive: false });
  if (!match) return <UnknownMatch message={isUnknown && t('noMatches')} onBack={goBack} />;
  return <KnownMatch match={match} onBack={goBack} />;
};
