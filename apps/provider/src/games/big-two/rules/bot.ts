import { type Card, getRank } from './card.ts';
import { listCombinations, beats, type Combination } from './combination.ts';

/** Data from which the bot chooses a move: only data that a player at the table may see. */
export interface BotInput {
  readonly hand: readonly Card[];
  readonly opponentCount: number;
  readonly onTable: Combination | undefined;
  /** Card that the first play after the deal must contain. Undefined after the first play. */
  readonly opening: Card | undefined;
}

/** Rank of a two, which is the highest rank. */
const two = 12;
/**
 * The bot plays no twos on a combination while each player has more than `near + 4` cards. A player with fewer cards
 * can soon play the last card.
 */
const near = 3;

/**
 * Estimates the number of plays that are needed to play all of these cards. The estimate is the number of different
 * ranks, because cards of one rank can often be played together. The bot prefers moves after which this number is low.
 */
const untidiness = (cards: readonly Card[]): number => new Set(cards.map(getRank)).size;

/** Returns the cards that the bot plays. An empty list is a pass. The same input always gives the same cards. */
export const botMove = ({ hand, opponentCount, onTable, opening }: BotInput): readonly Card[] => {
  const able = listCombinations(hand).filter(
    (each) =>
      (onTable === undefined || beats(each, onTable)) && (opening === undefined || each.cards.includes(opening)),
  );
  const finishing = able.find(({ cards }) => cards.length === hand.length);
  if (finishing) return finishing.cards;
  const rest = ({ cards }: Combination): Card[] => hand.filter((card) => !cards.includes(card));
  const cost = (each: Combination): number =>
    untidiness(rest(each)) * 4 +
    each.cards.filter((card) => getRank(card) === two).length * 6 +
    getRank(each.cards[0] as Card) * 0.3 -
    each.cards.length * (onTable ? 0 : 3);
  // An opponent with one card left could beat a low single card and win the hand. So the bot plays its highest single
  // card, or passes if no single card is high enough.
  const isDanger = opponentCount === 1;
  const singles = able.filter(({ cards }) => cards.length === 1);
  if (isDanger && onTable?.cards.length === 1) return singles.at(-1)?.cards ?? [];
  const safe =
    isDanger && able.some(({ cards }) => cards.length > 1) ? able.filter(({ cards }) => cards.length > 1) : able;
  if (isDanger && safe === able) return singles.at(-1)?.cards ?? [];
  const [best] = [...safe].sort((a, b) => cost(a) - cost(b));
  if (!best) return [];
  // While both players have many cards, the bot passes rather than play a two (the highest rank). If no cards are on
  // the table, the bot cannot pass, so it may play a two.
  const spendsTwo = best.cards.some((card) => getRank(card) === two);
  return onTable && spendsTwo && opponentCount > near + 4 && hand.length > near + 4 ? [] : best.cards;
};
