import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeededRandom } from '../../../engine/rng/seeded-random.ts';
import { tableLimits } from '../../../engine/limits/limits.ts';
import { botMove } from './bot.ts';
import { deckSize, handSize } from './card.ts';
import { listCombinations, beats, findCombination, combinationKinds } from './combination.ts';
import { deal, validateMove, timeoutMove, type Hand, playMove, type SeatIndex, startHand } from './hand.ts';
import { computePot, rakePercent } from './pot.ts';

const createTestRandom = (seed: number) =>
  createSeededRandom(seed.toString(16).padStart(64, '0'), { game: 'cards', roundId: 'test', clientPart: 'a.b' });
const anyDeal = fc.nat(10_000_000).map((seed) => deal(createTestRandom(seed)));
const toBotInput = (hand: Hand, seatIndex: SeatIndex) => ({
  hand: hand.hands[seatIndex],
  opponentCount: hand.hands[seatIndex === 0 ? 1 : 0].length,
  onTable: hand.onTable,
  opening: hand.moves.length === 0 ? hand.opening : undefined,
});
const card = (name: string): number =>
  ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'].indexOf(name.slice(0, -1)) * 4 +
  '♣♠♥♦'.indexOf(name.slice(-1));
const cards = (names: string): number[] => names.split(' ').map(card);

const playOut = (start: Hand): Hand => {
  let hand = start;
  while (hand.winner === undefined) {
    const move = { place: hand.turn, cards: botMove(toBotInput(hand, hand.turn)) };
    expect(validateMove(hand, move)).toBeUndefined();
    hand = playMove(hand, move);
  }
  return hand;
};

it.each([
  ['3♣', 'single'],
  ['7♣ 7♦', 'pair'],
  ['7♣ 7♦ 7♥', 'triple'],
  ['3♣ 4♦ 5♥ 6♣ 7♣', 'straight'],
  ['J♣ Q♦ K♥ A♣ 2♣', 'straight'],
  ['3♣ 5♣ 7♣ 9♣ J♣', 'flush'],
  ['7♣ 7♦ 7♥ 3♣ 3♦', 'full'],
  ['7♣ 7♦ 7♥ 7♠ 3♦', 'four'],
  ['3♣ 4♣ 5♣ 6♣ 7♣', 'straight-flush'],
])('recognizes %s as a %s', (names, kind) => expect(findCombination(cards(names))?.kind).toBe(kind));

it.each(['3♣ 4♣', '7♣ 7♦ 7♥ 7♠', '3♣ 4♦ 5♥ 6♣', 'A♣ 2♦ 3♥ 4♣ 5♣', '3♣ 3♦ 4♥ 4♣ 5♣', '3♣ 3♣'])(
  'rejects %s as a combination',
  (names) => expect(findCombination(cards(names))).toBeUndefined(),
);

it('ranks exactly one of two plays of the same size higher', () => {
  fc.assert(
    fc.property(anyDeal, fc.nat(), fc.nat(), ([myHand, theirs], at, against) => {
      const myCards = listCombinations(myHand);
      const one = myCards[at % myCards.length]!;
      const others = listCombinations(theirs).filter((each) => each.cards.length === one.cards.length);
      fc.pre(others.length > 0);
      const other = others[against % others.length]!;
      expect([beats(one, other), beats(other, one)].filter(Boolean)).toHaveLength(1);
      expect(beats(one, one)).toBe(false);
    }),
    { numRuns: 40 },
  );
});

it('deals two hands of thirteen different cards, with every card equally likely in each', () => {
  const counts = Array.from({ length: deckSize }, () => [0, 0]);
  const deals = 4000;
  for (let seed = 0; seed < deals; seed += 1) {
    const hands = deal(createTestRandom(seed));
    expect(new Set(hands.flat()).size).toBe(2 * handSize);
    for (const place of [0, 1] as const) for (const each of hands[place]) counts[each]![place]! += 1;
  }
  // Each player gets 13 of the 52 cards. So a player should get a given card in a quarter of the deals. The test allows
  // a difference of six standard deviations.
  for (const count of counts.flat()) expect(Math.abs(count - deals / 4)).toBeLessThan(6 * Math.sqrt((deals * 3) / 16));
});

it('gives both seats equal chances: with swapped hands the other seat wins', () => {
  fc.assert(
    fc.property(anyDeal, ([one, other]) => {
      const there = playOut(startHand([one, other]));
      const here = playOut(startHand([other, one]));
      expect(here.winner).toBe(there.winner === 0 ? 1 : 0);
      expect(here.moves.map((move) => move.cards)).toEqual(there.moves.map((move) => move.cards));
    }),
    { numRuns: 40 },
  );
});

it('plays bot moves without knowledge of hidden cards', () => {
  fc.assert(
    fc.property(anyDeal, anyDeal, ([myCards, theirs], [, strange]) => {
      const hidden = strange.filter((each) => !myCards.includes(each));
      fc.pre(Math.min(...myCards) < Math.min(...theirs, ...hidden));
      const move = (opponent: readonly number[]) => botMove(toBotInput(startHand([myCards, opponent]), 0));
      expect(move([...hidden, ...theirs].slice(0, handSize))).toEqual(move(theirs));
    }),
    { numRuns: 60 },
  );
});

it('ends every hand when both players are absent', () => {
  fc.assert(
    fc.property(anyDeal, (hands) => {
      let hand = startHand(hands);
      for (let moves = 0; hand.winner === undefined; moves += 1) {
        expect(moves).toBeLessThan(60);
        expect(validateMove(hand, timeoutMove(hand))).toBeUndefined();
        hand = playMove(hand, timeoutMove(hand));
      }
    }),
    { numRuns: 100 },
  );
});

it('rejects every illegal move with its reason', () => {
  const hand = startHand([cards('3♣ 5♦ 5♥ 9♣ K♦'), cards('4♣ 6♦ 6♥ 10♣ A♦')]);
  const fault = (place: SeatIndex, names: string) =>
    validateMove(hand, { place, cards: names === '' ? [] : cards(names) });
  expect([fault(1, '4♣'), fault(0, ''), fault(0, '5♦'), fault(0, '3♣ 5♦'), fault(0, '4♣'), fault(0, '3♣')]).toEqual([
    'turn',
    'lead',
    'opening',
    'nothing',
    'cards',
    undefined,
  ]);
  const led = playMove(hand, { place: 0, cards: cards('3♣') });
  expect(validateMove(led, { place: 1, cards: cards('6♦ 6♥') })).toBe('low');
  expect(validateMove(led, { place: 1, cards: [] })).toBeUndefined();
  expect(validateMove(playMove(led, { place: 1, cards: [] }), { place: 0, cards: [] })).toBe('lead');
});

it('keeps exactly the stated rake of every possible pot', () => {
  for (const currency of ['PHP', 'VND', 'MXN', 'AED', 'USD'])
    for (const stake of tableLimits(currency).steps) {
      const { pot, rake, prize } = computePot(stake);
      expect([pot, prize + rake, rake * 100]).toEqual([2 * stake, pot, pot * rakePercent]);
    }
  expect(combinationKinds).toHaveLength(8);
});
