import { isHalfLine, type MarketKey, type Markets } from './market.ts';
import { type SetsState, computeSetChance, computeSetScores, findMatchWinner } from '../models/sets-model.ts';
import { getLeader, type Score } from '../models/score.ts';
import type { SetsSport } from '../models/sport-rules.ts';

const listSetScores = ({ setsToWin }: SetsSport): string[] => {
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets);
  return [...lost.map((sets) => `${setsToWin}-${sets}`), ...lost.reverse().map((sets) => `${sets}-${setsToWin}`)];
};

const getFinalOutcomes = ({ kind, at }: MarketKey, sets: Score): readonly string[] | undefined => {
  if (kind === 'winner' && at === undefined) return [getLeader(sets)];
  if (kind === 'sets' && at === undefined) return [`${sets.home}-${sets.away}`];
  if (kind === 'total' && isHalfLine(at) && at > 0) return [sets.home + sets.away > at ? 'over' : 'under'];
  if (kind === 'handicap' && isHalfLine(at)) return [sets.home + at > sets.away ? 'home' : 'away'];
  return undefined;
};

/** Creates the markets of sports with sets. Totals and handicaps count won sets. */
export const createSetsMarkets = (sport: SetsSport, homePoints: number): Markets<SetsState> => {
  const outcomesByKind: Readonly<Partial<Record<MarketKey['kind'], readonly string[]>>> = {
    winner: ['home', 'away'],
    sets: listSetScores(sport),
    total: ['over', 'under'],
    handicap: ['home', 'away'],
  };
  const winners = (state: SetsState, key: MarketKey): readonly string[] | undefined => {
    if (key.kind === 'set') {
      const done = key.at === undefined ? undefined : state.done[key.at - 1];
      return done && [getLeader(done)];
    }
    return findMatchWinner(sport, state.sets) ? getFinalOutcomes(key, state.sets) : undefined;
  };
  let newest: { readonly state: SetsState; readonly ends: ReturnType<typeof computeSetScores> } | undefined;
  /**
   * Returns the possible final scores of the match after `state`, with their probabilities. Caches the last result,
   * because all markets of a match need the result for the same state.
   */
  const endsFrom = (state: SetsState): ReturnType<typeof computeSetScores> => {
    if (newest?.state !== state) newest = { state, ends: computeSetScores(sport, homePoints, state) };
    return newest.ends;
  };
  return {
    winners,
    listed: (state) => [
      { kind: 'winner' },
      { kind: 'set', at: state.done.length + 1 },
      { kind: 'sets' },
      ...Array.from(
        { length: sport.setsToWin - 1 },
        (_, more) => ({ kind: 'total', at: sport.setsToWin + 0.5 + more }) as const,
      ),
      ...[-1.5, 1.5].map((at) => ({ kind: 'handicap', at }) as const),
    ],
    chances: (state, key) => {
      if (findMatchWinner(sport, state.sets) || winners(state, key)) return undefined;
      if (key.kind === 'set') {
        // Only the current or next set is offered, because later sets are not always played.
        if (key.at !== state.done.length + 1) return undefined;
        const home = computeSetChance(sport, homePoints, state.sets, state.points);
        return { home, away: 1 - home };
      }
      const chances: Record<string, number> = Object.fromEntries(
        (outcomesByKind[key.kind] ?? []).map((outcome) => [outcome, 0]),
      );
      for (const { sets, chance } of endsFrom(state).values()) {
        const right = getFinalOutcomes(key, sets);
        if (!right) return undefined;
        for (const outcome of right) chances[outcome] = (chances[outcome] ?? 0) + chance;
      }
      return chances;
    },
  };
};
