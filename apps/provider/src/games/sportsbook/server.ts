import { createHmac } from 'node:crypto';
import type { DemoText } from '@livery/demo/demo-text';
import { engineStakes, scaleToCurrency } from '@livery/demo/engines/stakes';
import { teamNames } from '@livery/demo/sports/leagues';
import * as z from 'zod/mini';
import { defineCall, customGame, type CustomServer, type CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { createLimits } from '../../engine/limits/limits.ts';
import type { SessionRecord } from '../../store/records.ts';
import { GameError } from '../../engine/game-error.ts';
import { createFixtureList, type FixtureList, toMatchDrawInput } from './matches/fixture-list.ts';
import type { SportsbookMatch } from './matches/sportsbook-match.ts';
import { type MatchView, toMatchView } from './matches/match-view.ts';
import { createSlipPlacer } from './bets/place-slip.ts';
import {
  getPlayerTopic,
  type SlipRecord,
  slipRequest,
  getSlipKeyPrefix,
  type SlipView,
  toSlipView,
} from './bets/slip-records.ts';
import { margins } from './rules/markets/market.ts';
import { createSlipSettler } from './bets/settle-slips.ts';

const boardTopic = 'book/board';
const pageOfBets = 20;
const maxPublishedSnapshots = 2000;
const limits = createLimits(engineStakes.book, 200, 50_000);
/**
 * Maximum payout of one bet in minor units of a currency such as the euro. `scaleToCurrency` converts this amount for
 * currencies of lower value.
 */
const maxReturn = 10_000_000;

/** State of the sportsbook as the page receives it. Times are in epoch milliseconds. Amounts are in minor units. */
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

/**
 * Returns the text in `language` (a language code of the API), or the English text if there is none. TL and TY both
 * mean Tagalog, and the text is stored under `TY`.
 */
const inLanguage = (names: DemoText, language: string): string =>
  names[language === 'TL' ? 'TY' : language] ?? names.EN;

class SportsbookServer {
  readonly #deps: CustomGameDeps;
  readonly #fixtures: FixtureList;
  readonly #placeSlip: ReturnType<typeof createSlipPlacer>;
  readonly #settleSlips: () => Promise<void>;
  /**
   * Last published state of each match as text, by match id. A match is published again only if its state differs from
   * this text.
   */
  readonly #publishedSnapshots = new Map<string, string>();

  constructor(deps: CustomGameDeps, tempo: number) {
    const { createRandomSource, computeCommitment } = deps;
    this.#deps = deps;
    this.#fixtures = createFixtureList({
      deriveSeed: (match) => this.#deriveSeed(match),
      createRandomSource,
      computeCommitment,
      tempo,
    });
    this.#placeSlip = createSlipPlacer({
      deps,
      fixtures: this.#fixtures,
      limits,
      maxReturn: (currency) => scaleToCurrency(maxReturn, currency),
    });
    this.#settleSlips = createSlipSettler(deps, this.#fixtures);
  }

  view(session: SessionRecord): BoardView {
    const now = this.#deps.now();
    const { leagues } = this.#fixtures;
    const { language, currency } = session;
    const teams = leagues.flatMap((league) => league.teams);
    return {
      now,
      leagues: leagues.map(({ id, sport, category, names }) => ({
        id,
        sport,
        category,
        name: inLanguage(names, language),
      })),
      teams: Object.fromEntries(teams.map((team) => [team, inLanguage(teamNames(team), language)])),
      matches: this.#fixtures.listAround(now).map((match) => toMatchView(match, now)),
      openBets: this.#listOpenSlips(session),
      mostReturn: scaleToCurrency(maxReturn, currency),
      margins,
    };
  }

  createCalls(): CustomServer['calls'] {
    const { now } = this.#deps;
    return {
      board: defineCall(nothing, async (session) => this.view(session)),
      match: defineCall(matchRequest, async (_session, { id }) => ({
        now: now(),
        match: toMatchView(this.#requireMatch(id), now(), true),
        proof: this.proof(id),
      })),
      quote: defineCall(quoteRequest, async (_session, { selections }) => ({
        now: now(),
        quotes: selections.map((selection) => this.#quote(selection)),
      })),
      place: defineCall(slipRequest, this.#placeSlip),
      open: defineCall(nothing, async (session) => ({ bets: this.#listOpenSlips(session) })),
    };
  }

  /**
   * Returns one page of the player's settled bets, newest first. The page starts after the bet with the id `before`,
   * or with the newest bet if `before` is undefined or unknown.
   */
  history(session: SessionRecord, before: string | undefined) {
    const settled = this.#listSlips(session)
      .filter(({ state }) => state !== 'open')
      .sort((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0) || a.betId.localeCompare(b.betId));
    const from = before === undefined ? 0 : settled.findIndex(({ betId }) => betId === before) + 1;
    const rounds = settled.slice(from, from + pageOfBets).map(toSlipView);
    return { rounds, next: from + pageOfBets < settled.length ? (rounds.at(-1)?.betId ?? null) : null };
  }

  /**
   * Returns the hash of a match's seed. After the match, the result also contains the seed, so that the player can
   * simulate the match again.
   */
  proof(matchId: string) {
    const match = this.#requireMatch(matchId);
    const isOver = ['ended', 'postponed'].includes(match.getSnapshot(this.#deps.now()).status);
    return {
      ...toMatchDrawInput(match.id),
      commitment: match.commitment,
      seed: isOver ? this.#deriveSeed(match.id) : null,
    };
  }

  async sweep(): Promise<void> {
    const { documents, betLedger, newSeed } = this.#deps;
    if (documents.get('secret') === undefined) await betLedger.commit(documents.put('secret', newSeed()));
    await this.#settleSlips();
    this.#publishMatches();
  }

  /**
   * Derives the secret seed of a match from the provider's permanent secret. So the seed of a match is the same after a
   * restart, and its published hash stays valid.
   */
  #deriveSeed(match: string): string {
    const secret = this.#deps.documents.get('secret') as string;
    return createHmac('sha256', Buffer.from(secret, 'hex')).update(match).digest('hex');
  }

  #listSlips({ playerId }: SessionRecord): SlipRecord[] {
    return this.#deps.documents.list(getSlipKeyPrefix(playerId)).map(([, slip]) => slip as SlipRecord);
  }

  #listOpenSlips(session: SessionRecord): SlipView[] {
    return this.#listSlips(session)
      .filter(({ state }) => state === 'open')
      .map(toSlipView)
      .reverse();
  }

  #requireMatch(id: string): SportsbookMatch {
    const match = this.#fixtures.match(id);
    if (!match) throw new GameError('request.not.found');
    return match;
  }

  #quote({ match: id, market, outcome }: { match: string; market: string; outcome: string }): Quote {
    const now = this.#deps.now();
    const match = this.#fixtures.match(id);
    const price = match?.price(now, market, outcome);
    if (!match || price === undefined) return { status: 'closed' };
    return { status: match.getSnapshot(now).isSuspended ? 'suspended' : 'open', price };
  }

  /** Publishes each match whose state has changed. The open pages receive these matches. */
  #publishMatches(): void {
    const { topicHub } = this.#deps;
    if (topicHub.countListeners(boardTopic) === 0) return;
    const now = this.#deps.now();
    for (const match of this.#fixtures.listAround(now)) {
      const { status, step, isSuspended, isBreak } = match.getSnapshot(now);
      const snapshotKey = [status, step, isSuspended, isBreak].join();
      const before = this.#publishedSnapshots.get(match.id);
      this.#publishedSnapshots.set(match.id, snapshotKey);
      if (before !== undefined && before !== snapshotKey)
        topicHub.publish(boardTopic, { type: 'match', now, match: toMatchView(match, now) });
    }
    if (this.#publishedSnapshots.size > maxPublishedSnapshots) this.#publishedSnapshots.clear();
  }
}

const createSportsbookServer = (deps: CustomGameDeps, tempo: number): CustomServer => {
  const server = new SportsbookServer(deps, tempo);
  return {
    view: (session) => server.view(session),
    topics: ({ playerId }) => [boardTopic, getPlayerTopic(playerId)],
    calls: server.createCalls(),
    history: (session, before) => server.history(session, before),
    proof: (_session, roundId) => server.proof(roundId),
    sweep: () => server.sweep(),
  };
};

/**
 * Creates the sportsbook for sports and e-sports.
 * @param tempo factor for the durations of the virtual league. The times of the other leagues are not scaled, because
 * the home page of the platform shows their matches too.
 */
export const createSportsbook = (tempo = 1) =>
  customGame({ id: 'book', rtpPercent: '95.23', limits, createServer: (deps) => createSportsbookServer(deps, tempo) });
