import { ltr } from '../../../client/text/ltr.ts';
import { type Card, getRank, ranks, getSuit, suits } from '../rules/card.ts';

export const formatCard = (card: Card): string => ltr(`${ranks[getRank(card)]}${suits[getSuit(card)]}`);

const shapes = {
  '♣': 'M12 3a4.6 4.6 0 0 1 3.9 7 4.6 4.6 0 1 1-2.9 7.5c.2 1.8.8 2.8 2 3.5H9c1.2-.7 1.8-1.7 2-3.5A4.6 4.6 0 1 1 8.1 10 4.6 4.6 0 0 1 12 3z',
  '♠': 'M12 2.5c2.6 3.9 8 6.3 8 11a4.2 4.2 0 0 1-7 3.1c.1 2 .7 3.2 2 4.4H9c1.3-1.2 1.9-2.4 2-4.4a4.2 4.2 0 0 1-7-3.1c0-4.7 5.4-7.1 8-11z',
  '♥': 'M12 21C7.5 16.8 3 13.3 3 8.6A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 9 2.1c0 4.7-4.5 8.2-9 12.4z',
  '♦': 'M12 2.5 19.5 12 12 21.5 4.5 12z',
} as const;

const Suit = ({ card }: { readonly card: Card }) => (
  <svg viewBox="0 0 24 24" className="suit" aria-hidden="true">
    <path d={shapes[suits[getSuit(card)] as keyof typeof shapes]} />
  </svg>
);

export const CardFace = ({ card }: { readonly card: Card }) => (
  <span className="face" data-suit={getSuit(card)} aria-hidden="true">
    <span className="corner">
      <b>{ranks[getRank(card)]}</b>
      <Suit card={card} />
    </span>
    <span className="middle">
      <Suit card={card} />
    </span>
  </span>
);

export const Cards = ({ cards, label }: { readonly cards: readonly Card[]; readonly label: string }) => (
  <div className="laid" role="img" aria-label={`${label} ${cards.map(formatCard).join(' ')}`} dir="ltr">
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </div>
);
