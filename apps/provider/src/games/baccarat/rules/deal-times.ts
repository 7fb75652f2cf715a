import type { Deal } from './deal.ts';

/**
 * Times of one card in the animation, in milliseconds since the start of the deal. The card leaves the shoe (the box of
 * cards) at `dealtAt` and is turned over at `turnedAt`.
 */
export interface CardTimes {
  readonly side: 'player' | 'banker';
  readonly index: number;
  readonly card: number;
  readonly dealtAt: number;
  readonly turnedAt: number;
}

const firstMs = 250;
const betweenCardsMs = 420;
const playerTurnsAt = 2200;
const bankerTurnsAt = 3300;
const betweenTurnsMs = 260;
const thirdCardAt = 4500;
const thirdCardMs = 1700;
const turnAfterMs = 750;
const restMs = 900;

/**
 * Computes the times of all cards of a coup (one round of baccarat). First, each side gets two cards. Then the two
 * cards of the player are turned over, and after them the two cards of the banker. Third cards follow if the rules
 * require them. `endsAt` is the end of the deal, in milliseconds since its start.
 */
export const computeDealTimes = ({
  player,
  banker,
}: Deal): { readonly cards: readonly CardTimes[]; readonly endsAt: number } => {
  const cards: CardTimes[] = [0, 1].flatMap((index) => [
    {
      side: 'player',
      index,
      card: player[index] as number,
      dealtAt: firstMs + index * 2 * betweenCardsMs,
      turnedAt: playerTurnsAt + index * betweenTurnsMs,
    },
    {
      side: 'banker',
      index,
      card: banker[index] as number,
      dealtAt: firstMs + (index * 2 + 1) * betweenCardsMs,
      turnedAt: bankerTurnsAt + index * betweenTurnsMs,
    },
  ]);
  let at = thirdCardAt;
  for (const [side, hand] of [
    ['player', player],
    ['banker', banker],
  ] as const) {
    if (hand.length < 3) continue;
    cards.push({ side, index: 2, card: hand[2] as number, dealtAt: at, turnedAt: at + turnAfterMs });
    at += thirdCardMs;
  }
  return { cards, endsAt: at + restMs };
};
