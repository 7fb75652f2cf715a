import { svgObjectUrl } from '../../../client/dom/svg-object-url.ts';
import { cardBack, cardFace, cardName } from '../../../client/tables/art/playing-card.ts';
import { createElement } from '../../../client/dom/create-element.ts';
import { getRank } from '../../../engine/cards/playing-card.ts';
import { getRankPoints } from '../rules/shoe.ts';
import type { Deal } from '../rules/deal.ts';
import { type CardTimes, computeDealTimes } from '../rules/deal-times.ts';

export interface Hands {
  readonly clear: () => void;
  /**
   * Shows the cards of a coup (one round of baccarat) as they are `elapsedMs` milliseconds after the start of the deal.
   * Then plays the rest of the animation. A player who opens the page during a deal does not see its first part.
   */
  readonly deal: (deal: Deal, elapsedMs: number) => void;
  readonly showWinner: (winner: Deal['winner'] | undefined) => void;
}

export interface HandsOptions {
  readonly root: HTMLElement;
  readonly names: { readonly player: string; readonly banker: string };
  readonly isCalm: () => boolean;
  readonly onCard: (kind: 'dealt' | 'turned') => void;
}

type Side = 'player' | 'banker';

/** Duration in milliseconds of a card's flight from the shoe (the box of cards) to the table. */
const flyMs = 460;
const turnMs = 420;
const cardImages = new Map<number, string>();
const getCardImage = (card: number): string => {
  const cachedImage = cardImages.get(card) ?? svgObjectUrl(cardFace(card));
  cardImages.set(card, cachedImage);
  return cachedImage;
};

const buildHand = (side: Side, name: string) => {
  const total = createElement('b', { class: 'handTotal' });
  const cards = createElement('div', { class: 'handCards' });
  return {
    side,
    total,
    cards,
    hand: createElement(
      'section',
      { class: `hand ${side}`, 'aria-label': name },
      createElement('h2', {}, createElement('span', {}, name), total),
      cards,
    ),
  };
};

const createCard = (backImage: string, value: number, index: number): HTMLElement =>
  createElement(
    'div',
    { class: 'pcard', role: 'img', 'data-index': String(index) },
    createElement(
      'div',
      { class: 'pcardTurn' },
      createElement('img', { class: 'pcardBack', src: backImage, alt: '' }),
      createElement('img', { class: 'pcardFace', src: getCardImage(value), alt: '' }),
    ),
  );

/** Animates the flight of a card from the shoe (the box of cards) to its position on the table. */
const flyFrom = (shoe: HTMLElement, card: HTMLElement): void => {
  const from = shoe.getBoundingClientRect();
  const to = card.getBoundingClientRect();
  card.animate(
    [
      { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-28deg) scale(.8)` },
      { transform: 'none' },
    ],
    { duration: flyMs, easing: 'cubic-bezier(.2,.8,.3,1)' },
  );
};

const getHandOutcome = (side: Side, winner: Deal['winner']): string => {
  if (winner === 'tie') return 'tied';
  return winner === side ? 'won' : 'lost';
};

/**
 * Shows the cards of the player and the banker on the table. Each card flies from the shoe (the box of cards) to its
 * hand, lies face down and is then turned over.
 */
class BaccaratHands implements Hands {
  readonly #options: HandsOptions;
  readonly #backImage = svgObjectUrl(cardBack(350));
  readonly #shoe: HTMLElement;
  readonly #hands: Readonly<Record<Side, ReturnType<typeof buildHand>>>;
  #timers: number[] = [];
  /** Total points of the cards that are already face up, by side. */
  #totals: Record<Side, number> = { player: 0, banker: 0 };

  constructor(options: HandsOptions) {
    const { root, names } = options;
    this.#options = options;
    this.#hands = { player: buildHand('player', names.player), banker: buildHand('banker', names.banker) };
    this.#shoe = createElement(
      'div',
      { class: 'shoe', 'aria-hidden': 'true' },
      createElement('img', { src: this.#backImage, alt: '' }),
    );
    root.append(this.#shoe, this.#hands.player.hand, this.#hands.banker.hand);
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#totals = { player: 0, banker: 0 };
    for (const { cards, total, hand } of Object.values(this.#hands)) {
      cards.replaceChildren();
      total.textContent = '';
      delete hand.dataset['outcome'];
    }
  }

  deal(deal: Deal, elapsedMs: number): void {
    this.clear();
    for (const times of computeDealTimes(deal).cards) this.#scheduleCard(times, elapsedMs);
  }

  showWinner(winner: Deal['winner'] | undefined): void {
    for (const { side, hand } of Object.values(this.#hands))
      if (winner === undefined) delete hand.dataset['outcome'];
      else hand.dataset['outcome'] = getHandOutcome(side, winner);
  }

  /**
   * Schedules the two actions of a card: the card flies from the shoe, and later it is turned over. `elapsedMs` is the
   * time since the start of the deal. An action runs at once if its time is already over, e.g. because the player
   * opened the page late. If its animation would also be over, the card appears without animation and without sound.
   */
  #scheduleCard({ side, index, card: value, dealtAt, turnedAt }: CardTimes, elapsedMs: number): void {
    const { isCalm, onCard } = this.#options;
    const card = createCard(this.#backImage, value, index);
    const isAlreadyTurned = elapsedMs > turnedAt + turnMs;
    if (isAlreadyTurned) card.dataset['still'] = '';
    this.#after(dealtAt - elapsedMs, () => {
      this.#hands[side].cards.append(card);
      if (elapsedMs > dealtAt + flyMs) return;
      if (!isCalm()) flyFrom(this.#shoe, card);
      onCard('dealt');
    });
    this.#after(turnedAt - elapsedMs, () => {
      this.#turn(card, side, value);
      if (!isAlreadyTurned) onCard('turned');
    });
  }

  #turn(card: HTMLElement, side: Side, value: number): void {
    card.dataset['turned'] = '';
    card.setAttribute('aria-label', cardName(value));
    this.#totals[side] = (this.#totals[side] + getRankPoints(getRank(value))) % 10;
    this.#hands[side].total.textContent = String(this.#totals[side]);
  }

  #after(milliseconds: number, task: () => void): void {
    if (milliseconds <= 0) task();
    else this.#timers.push(window.setTimeout(task, milliseconds));
  }
}

export const createHands = (options: HandsOptions): Hands => new BaccaratHands(options);
