import { createHmac } from 'node:crypto';
import { teamNames } from '@livery/contract/fixtures/demo-leagues';
import { type NameLanguage, nameLanguages, type NamesByLanguage } from '@livery/contract/fixtures/names';
import * as z from 'zod/mini';
import { defineCall, customGame, type CustomServer, type CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { createLimits, scaleToCurrency } from '../../engine/limits/limits.ts';
import type { SessionRecord } from '../../store/records.ts';
import { GameError } from '../../engine/game-error.ts';
import { createFixtureList, toMatchDrawInput } from './fixture-list.ts';
import type { SportsbookMatch } from './match.ts';
import { type MatchView, toMatchView } from './match-view.ts';
import { createSlipPlacer } from './place-slip.ts';
import {
  getPlayerTopic,
  type SlipRecord,
  slipRequest,
  getSlipKeyPrefix,
  type SlipView,
  toSlipView,
} from './records.ts';
import { margins } from './rules/markets/market.ts';
import { createSlipSettler } from './settle-slips.ts';

const boardTopic = 'book/board';
const pageOfBets = 20;
const limits = createLimits([100, 200, 500, 1000, 2000, 5000], 200, 50_000);
/** Max payout of one bet, in minor units of a strong currency. */
const maxReturn = 10_000_000;

/** View of the sportsbook for a page. Times in epoch milliseconds, money in minor units. */
export interface BoardView {
  readonly now: number;
  readonly leagues: readonly {
    readonly id: string;
    readonly sport: string;
    readonly category: string;
    readonly name: string;
  }[];
  readonly teams: Readonly<Record<string, string>>;
  readonly matches: readonly MatchView[];
  readonly openBets: readonly SlipView[];
  readonly mostReturn: number;
  readonly margins: Readonly<Record<string, number>>;
}

export type Quote = { readonly status: 'open' | 'suspended'; readonly price: number } | { readonly status: 'closed' };

const quoteRequest = z.object({
  selections: z
    .array(
      z.object({
        match: z.string().check(z.maxLength(60)),
        market: z.string().check(z.maxLength(60)),
        outcome: z.string().check(z.maxLength(60)),
      }),
    )
    .check(z.maxLength(24)),
});
const matchRequest = z.object({ id: z.string().check(z.maxLength(60)) });
const nothing = z.object({});

const inLanguage = (names: NamesByLanguage, language: string): string =>
  names[nameLanguages.find((code) => code === language) ?? (language === 'TL' ? 'TY' : ('EN' satisfies NameLanguage))];

const createSportsbookServer = (deps: CustomGameDeps, tempo: number): CustomServer => {
  const { betLedger, documents, topicHub, now } = deps;
  // Permanent secret. The seed of every match is derived from it, so a published commitment never changes.
  const secret = (): string => documents.get('secret') as string;
  const deriveSeed = (match: string): string =>
    createHmac('sha256', Buffer.from(secret(), 'hex')).update(match).digest('hex');
  const fixtures = createFixtureList({ deriveSeed, createRandomSource: deps.createRandomSource, tempo });
  const placeSlip = createSlipPlacer({
    deps,
    fixtures,
    limits,
    maxReturn: (currency) => scaleToCurrency(maxReturn, currency),
  });
  const settleSlips = createSlipSettler(deps, fixtures);
  const publishedSnapshots = new Map<string, string>();

  const slips = ({ playerId }: SessionRecord): SlipRecord[] =>
    documents.list(getSlipKeyPrefix(playerId)).map(([, slip]) => slip as SlipRecord);
  const listOpenSlips = (session: SessionRecord): SlipView[] =>
    slips(session)
      .filter(({ state }) => state === 'open')
      .map(toSlipView)
      .reverse();

  const view = (session: SessionRecord): BoardView => ({
    now: now(),
    leagues: fixtures.leagues.map(({ id, sport, category, names }) => ({
      id,
      sport,
      category,
      name: inLanguage(names, session.language),
    })),
    teams: Object.fromEntries(
      fixtures.leagues.flatMap(({ teams }) =>
        teams.map((team) => [team, inLanguage(teamNames(team), session.language)]),
      ),
    ),
    matches: fixtures.listAround(now()).map((match) => toMatchView(match, now())),
    openBets: listOpenSlips(session),
    mostReturn: scaleToCurrency(maxReturn, session.currency),
    margins,
  });

  const requireMatch = (id: string): SportsbookMatch => {
    const match = fixtures.match(id);
    if (!match) throw new GameError('request.not.found');
    return match;
  };

  /** Proof of a match: the hash of its seed, and the seed itself once no result depends on it. */
  const proofOfMatch = (match: SportsbookMatch) => {
    const seed = deriveSeed(match.id);
    const isOver = ['ended', 'postponed'].includes(match.getSnapshot(now()).status);
    return { ...toMatchDrawInput(match.id), commitment: deps.computeCommitment(seed), seed: isOver ? seed : null };
  };

  const quote = ({ match: id, market, outcome }: { match: string; market: string; outcome: string }): Quote => {
    const match = fixtures.match(id);
    const price = match?.price(now(), market, outcome);
    if (!match || price === undefined) return { status: 'closed' };
    return { status: match.getSnapshot(now()).isSuspended ? 'suspended' : 'open', price };
  };

  /** Publishes each match whose state has changed to open pages. */
  const publishMatches = (): void => {
    if (topicHub.countListeners(boardTopic) === 0) return;
    for (const match of fixtures.listAround(now())) {
      const { status, step, isSuspended, isBreak } = match.getSnapshot(now());
      const snapshotKey = [status, step, isSuspended, isBreak].join();
      const before = publishedSnapshots.get(match.id);
      publishedSnapshots.set(match.id, snapshotKey);
      if (before !== undefined && before !== snapshotKey)
        topicHub.publish(boardTopic, { type: 'match', now: now(), match: toMatchView(match, now()) });
    }
    if (publishedSnapshots.size > 2000) publishedSnapshots.clear();
  };

  return {
    view,
    topics: ({ playerId }) => [boardTopic, getPlayerTopic(playerId)],
    calls: {
      board: defineCall(nothing, async (session) => view(session)),
      match: defineCall(matchRequest, async (_session, { id }) => ({
        now: now(),
        match: toMatchView(requireMatch(id), now(), true),
        proof: proofOfMatch(requireMatch(id)),
      })),
      quote: defineCall(quoteRequest, async (_session, { selections }) => ({
        now: now(),
        quotes: selections.map(quote),
      })),
      place: defineCall(slipRequest, placeSlip),
      open: defineCall(nothing, async (session) => ({ bets: listOpenSlips(session) })),
    },
    history: (session, before) => {
      const settled = slips(session)
        .filter(({ state }) => state !== 'open')
        .sort((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0) || a.betId.localeCompare(b.betId));
      const from = before === undefined ? 0 : settled.findIndex(({ betId }) => betId === before) + 1;
      const rounds = settled.slice(from, from + pageOfBets).map(toSlipView);
      return { rounds, next: from + pageOfBets < settled.length ? (rounds.at(-1)?.betId ?? null) : null };
    },
    proof: (_session, roundId) => proofOfMatch(requireMatch(roundId)),
    sweep: async () => {
      if (documents.get('secret') === undefined) await betLedger.commit(documents.put('secret', deps.newSeed()));
      await settleSlips();
      publishMatches();
    },
  };
};

/**
 * Creates the sportsbook for sports and e-sports. The RTP depends on the market; every price respects the stated
 * margin.
 * @param tempo factor for the times of the virtual league. The home page of the platform shows the other leagues too, so
 * their times are not scaled.
 */
export const createSportsbook = (tempo = 1) =>
  customGame({ id: 'book', rtpPercent: '95.23', limits, createServer: (deps) => createSportsbookServer(deps, tempo) });
