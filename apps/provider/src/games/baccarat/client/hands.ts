import { svgObjectUrl } from '../../../client/svg-object-url.ts';
import { cardBack, cardFace, cardName } from '../../../client/tables/art/playing-card.ts';
import { createElement } from '../../../client/create-element.ts';
import { getRank } from '../../../engine/cards/playing-card.ts';
import { getRankPoints } from '../rules/shoe.ts';
import type { Deal } from '../rules/deal.ts';
import { computeDealTimes } from '../rules/deal-times.ts';

export interface Hands {
  readonly clear: () => void;
  /** Shows the state of a coup at `elapsedMs` after the start of the deal, and continues from there. */
  readonly deal: (deal: Deal, elapsedMs: number) => void;
  readonly showWinner: (winner: Deal['winner'] | undefined) => void;
}

export interface HandsOptions {
  readonly root: HTMLElement;
  readonly names: { readonly player: string; readonly banker: string };
  readonly isCalm: () => boolean;
  readonly onCard: (kind: 'dealt' | 'turned') => void;
}

const flyMs = 460;
const turnMs = 420;
const cardImages = new Map<number, string>();
const getCardImage = (card: number): string => {
  const cachedImage = cardImages.get(card) ?? svgObjectUrl(cardFace(card));
  cardImages.set(card, cachedImage);
  return cachedImage;
};

const buildHand = (side: 'player' | 'banker', name: string) => {
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

/** Two hands on the table. Cards fly from the shoe, lie face down, and are turned over. */
export const createHands = ({ root, names, isCalm, onCard }: HandsOptions): Hands => {
  const back = svgObjectUrl(cardBack(350));
  const sides = { player: buildHand('player', names.player), banker: buildHand('banker', names.banker) };
  const shoe = createElement(
    'div',
    { class: 'shoe', 'aria-hidden': 'true' },
    createElement('img', { src: back, alt: '' }),
  );
  root.append(shoe, sides.player.hand, sides.banker.hand);
  let timers: number[] = [];
  let shown: Record<'player' | 'banker', number> = { player: 0, banker: 0 };

  const clear = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    shown = { player: 0, banker: 0 };
    for (const { cards, total, hand } of Object.values(sides)) {
      cards.replaceChildren();
      total.textContent = '';
      delete hand.dataset['outcome'];
    }
  };

  const fly = (card: HTMLElement): void => {
    if (isCalm()) return;
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

  const turn = (card: HTMLElement, side: 'player' | 'banker', value: number): void => {
    card.dataset['turned'] = '';
    card.setAttribute('aria-label', cardName(value));
    shown[side] = (shown[side] + getRankPoints(getRank(value))) % 10;
    sides[side].total.textContent = String(shown[side]);
  };

  const after = (milliseconds: number, task: () => void): void => {
    if (milliseconds <= 0) task();
    else timers.push(window.setTimeout(task, milliseconds));
  };

  return {
    clear,
    deal: (deal, elapsedMs) => {
      clear();
      for (const { side, index, card: value, dealtAt, turnedAt } of computeDealTimes(deal).cards) {
        const card = createElement(
          'div',
          { class: 'pcard', role: 'img', 'data-index': String(index) },
          createElement(
            'div',
            { class: 'pcardTurn' },
            createElement('img', { class: 'pcardBack', src: back, alt: '' }),
            createElement('img', { class: 'pcardFace', src: getCardImage(value), alt: '' }),
          ),
        );
        const isAlreadyTurned = elapsedMs > turnedAt + turnMs;
        if (isAlreadyTurned) card.dataset['still'] = '';
        after(dealtAt - elapsedMs, () => {
          sides[side].cards.append(card);
          if (elapsedMs <= dealtAt + flyMs) {
            fly(card);
            onCard('dealt');
          }
        });
        after(turnedAt - elapsedMs, () => {
          turn(card, side, value);
          if (!isAlreadyTurned) onCard('turned');
        });
      }
    },
    showWinner: (winner) => {
      for (const { side, hand } of Object.values(sides)) {
        if (winner === undefined) delete hand.dataset['outcome'];
        else hand.dataset['outcome'] = winner === side ? 'won' : winner === 'tie' ? 'tied' : 'lost';
      }
    },
  };
};
