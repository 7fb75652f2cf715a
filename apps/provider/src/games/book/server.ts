import { createHmac } from 'node:crypto';
import { teamNames } from '@livery/contract/fixtures/demo-leagues';
import { type NameLanguage, nameLanguages, type Names } from '@livery/contract/fixtures/names';
import * as z from 'zod/mini';
import { call, customGame, type CustomServer, type Engine } from '../../engine/custom/custom-game.ts';
import { limitsOf, scaled } from '../../engine/limits/limits.ts';
import type { SessionRecord } from '../../engine/records.ts';
import { Refusal } from '../../engine/refusal.ts';
import { createFixtureList, drawOfMatch } from './fixture-list.ts';
import type { BookMatch } from './match.ts';
import { type MatchView, matchView } from './match-view.ts';
import { createPlaceSlip } from './place-slip.ts';
import { playerTopic, type SlipRecord, slipRequest, slipsOf, type SlipView, slipView } from './records.ts';
import { margins } from './rules/market.ts';
import { createSettleSlips } from './settle-slips.ts';

const boardTopic = 'book/board';
const pageOfBets = 20;
const limits = limitsOf([100, 200, 500, 1000, 2000, 5000], 200, 50_000);
/** Minor units of a strong currency: what one bet may return. */
const mostReturn = 10_000_000;

/** What the page gets of the book when it sits down. Times in epoch milliseconds, money in minor units. */
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

const inLanguage = (names: Names, language: string): string =>
  names[nameLanguages.find((code) => code === language) ?? (language === 'TL' ? 'TY' : ('EN' satisfies NameLanguage))];

const openBook = (engine: Engine, tempo: number): CustomServer => {
  const { bank, documents, live, now } = engine;
  // One secret for good: the seed of every match follows from it, so that a commitment once shown can never be another.
  const secret = (): string => documents.get('secret') as string;
  const seedOf = (match: string): string =>
    createHmac('sha256', Buffer.from(secret(), 'hex')).update(match).digest('hex');
  const fixtures = createFixtureList({ seedOf, words: engine.words, tempo });
  const placeSlip = createPlaceSlip({
    engine,
    fixtures,
    limits,
    mostReturn: (currency) => scaled(mostReturn, currency),
  });
  const settleSlips = createSettleSlips(engine, fixtures);
  const told = new Map<string, string>();

  const slips = ({ playerId }: SessionRecord): SlipRecord[] =>
    documents.list(slipsOf(playerId)).map(([, slip]) => slip as SlipRecord);
  const openSlips = (session: SessionRecord): SlipView[] =>
    slips(session)
      .filter(({ state }) => state === 'open')
      .map(slipView)
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
    matches: fixtures.around(now()).map((match) => matchView(match, now())),
    openBets: openSlips(session),
    mostReturn: scaled(mostReturn, session.currency),
    margins,
  });

  const found = (id: string): BookMatch => {
    const match = fixtures.match(id);
    if (!match) throw new Refusal('request.not.found');
    return match;
  };

  /** The hash of a match's seed from the first, the seed itself once nothing hangs on it any more. */
  const proofOfMatch = (match: BookMatch) => {
    const seed = seedOf(match.id);
    const isOver = ['ended', 'postponed'].includes(match.standing(now()).status);
    return { ...drawOfMatch(match.id), commitment: engine.commitmentOf(seed), seed: isOver ? seed : null };
  };

  const quote = ({ match: id, market, outcome }: { match: string; market: string; outcome: string }): Quote => {
    const match = fixtures.match(id);
    const price = match?.price(now(), market, outcome);
    if (!match || price === undefined) return { status: 'closed' };
    return { status: match.standing(now()).isSuspended ? 'suspended' : 'open', price };
  };

  /** Tells open pages of each match that stands otherwise than it did. */
  const tellMatches = (): void => {
    if (live.listeners(boardTopic) === 0) return;
    for (const match of fixtures.around(now())) {
      const { status, step, isSuspended, isBreak } = match.standing(now());
      const standing = [status, step, isSuspended, isBreak].join();
      const before = told.get(match.id);
      told.set(match.id, standing);
      if (before !== undefined && before !== standing)
        live.tell(boardTopic, { type: 'match', now: now(), match: matchView(match, now()) });
    }
    if (told.size > 2000) told.clear();
  };

  return {
    view,
    topics: ({ playerId }) => [boardTopic, playerTopic(playerId)],
    calls: {
      board: call(nothing, async (session) => view(session)),
      match: call(matchRequest, async (_session, { id }) => ({
        now: now(),
        match: matchView(found(id), now(), true),
        proof: proofOfMatch(found(id)),
      })),
      quote: call(quoteRequest, async (_session, { selections }) => ({ now: now(), quotes: selections.map(quote) })),
      place: call(slipRequest, placeSlip),
      open: call(nothing, async (session) => ({ bets: openSlips(session) })),
    },
    history: (session, before) => {
      const settled = slips(session)
        .filter(({ state }) => state !== 'open')
        .sort((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0) || a.betId.localeCompare(b.betId));
      const from = before === undefined ? 0 : settled.findIndex(({ betId }) => betId === before) + 1;
      const rounds = settled.slice(from, from + pageOfBets).map(slipView);
      return { rounds, next: from + pageOfBets < settled.length ? (rounds.at(-1)?.betId ?? null) : null };
    },
    proof: (_session, roundId) => proofOfMatch(found(roundId)),
    sweep: async () => {
      if (documents.get('secret') === undefined) await bank.commit(documents.setting('secret', engine.newSeed()));
      await settleSlips();
      tellMatches();
    },
  };
};

/**
 * A book on sports and e-sports. What it returns depends on the market: the margins are stated, and every price keeps to them.
 * @param tempo what the times of the virtual league are multiplied by; those of the others are the home's too
 */
export const book = (tempo = 1) =>
  customGame({ id: 'book', returnPercent: '95.23', limits, open: (engine) => openBook(engine, tempo) });
