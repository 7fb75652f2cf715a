import { getRank, getSuit } from '../../../engine/cards/playing-card.ts';

const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suitNames = ['♠', '♥', '♦', '♣'] as const;

/** Name of a card in every language, e.g. `K♥`. */
export const cardName = (card: number): string => `${names[getRank(card)]}${suitNames[getSuit(card)]}`;

/** Outlines of the suits on a square of 100. */
const suits = [
  'M50 4 C62 24 92 40 92 63 C92 80 70 86 56 72 C57 84 61 91 69 96 H31 C39 91 43 84 44 72 C30 86 8 80 8 63 C8 40 38 24 50 4 Z',
  'M50 94 C20 68 6 52 6 32 C6 10 36 2 50 27 C64 2 94 10 94 32 C94 52 80 68 50 94 Z',
  'M50 3 C58 24 70 38 88 50 C70 62 58 76 50 97 C42 76 30 62 12 50 C30 38 42 24 50 3 Z',
  'M50 5 C66 5 76 20 68 36 C84 31 96 42 94 57 C92 73 70 79 56 66 C57 80 61 90 69 96 H31 C39 90 43 80 44 66 C30 79 8 73 6 57 C4 42 16 31 32 36 C24 20 34 5 50 5 Z',
] as const;

const getInkColor = (card: number): string => (getSuit(card) === 1 || getSuit(card) === 2 ? '#d3122e' : '#171a2b');

const suitAt = (card: number, x: number, y: number, size: number, extra = ''): string =>
  `<path d="${suits[getSuit(card)]}" transform="translate(${x} ${y}) scale(${size / 100})" ${extra}/>`;

/** Columns and rows of the pips of ace to ten, on a grid of 3 by 7. */
const pips: Readonly<Record<number, readonly (readonly [column: number, row: number])[]>> = {
  1: [
    [1, 0],
    [1, 6],
  ],
  2: [
    [1, 0],
    [1, 3],
    [1, 6],
  ],
  3: [
    [0, 0],
    [2, 0],
    [0, 6],
    [2, 6],
  ],
  4: [
    [0, 0],
    [2, 0],
    [1, 3],
    [0, 6],
    [2, 6],
  ],
  5: [
    [0, 0],
    [2, 0],
    [0, 3],
    [2, 3],
    [0, 6],
    [2, 6],
  ],
  6: [
    [0, 0],
    [2, 0],
    [1, 1.5],
    [0, 3],
    [2, 3],
    [0, 6],
    [2, 6],
  ],
  7: [
    [0, 0],
    [2, 0],
    [1, 1.5],
    [0, 3],
    [2, 3],
    [1, 4.5],
    [0, 6],
    [2, 6],
  ],
  8: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
    [1, 3],
    [0, 4],
    [2, 4],
    [0, 6],
    [2, 6],
  ],
  9: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
    [1, 5],
    [0, 6],
    [2, 6],
  ],
};

const pipField = (card: number): string =>
  (pips[getRank(card)] ?? []).map(([column, row]) => suitAt(card, 47 + column * 29, 24 + row * 22, 23)).join('');

/** Medallion of a court card, with a crown of one point for the jack, two for the queen, three for the king. */
const court = (card: number): string => {
  const points = getRank(card) - 9;
  const crown = Array.from({ length: points + 2 }, (_, index) => {
    const x = 62 + ((index + 0.5) * 46) / (points + 2);
    return `L${x - 23 / (points + 2)} 66 L${x} ${index % 2 ? 52 : 46} `;
  }).join('');
  return `<rect x="46" y="24" width="80" height="154" rx="8" fill="#fff7df" stroke="#c9962c" stroke-width="2.4"/>
  <path d="M46 101 H126" stroke="#c9962c" stroke-width="1.4"/><path d="M86 24 V178" stroke="#c9962c" stroke-opacity=".35" stroke-width="1"/>
  <circle cx="86" cy="101" r="36" fill="${getInkColor(card)}"/><circle cx="86" cy="101" r="31.5" fill="none" stroke="#f2cf6b" stroke-width="1.8"/>
  <g fill="#fff1c4">${suitAt(card, 66, 82, 40)}</g>
  <path d="M62 76 ${crown}L110 66 V76 Z" transform="translate(0 -14)" fill="#e3ab2f" stroke="#8a5a0c" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M62 76 ${crown}L110 66 V76 Z" transform="rotate(180 86 101) translate(0 -14)" fill="#e3ab2f" stroke="#8a5a0c" stroke-width="1.6" stroke-linejoin="round"/>`;
};

/** SVG of the front of a card, 140 by 200. The index is readable on a small card. */
export const cardFace = (card: number): string => {
  const rank = getRank(card);
  const name = names[rank] as string;
  const middle = rank === 0 ? suitAt(card, 48, 64, 76) : rank < 10 ? pipField(card) : court(card);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 200" width="280" height="400"><defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#eef0f6"/></linearGradient></defs>
  <rect x="1" y="1" width="138" height="198" rx="13" fill="url(#paper)" stroke="#b9bfcd" stroke-width="2"/>
  <g fill="${getInkColor(card)}"><text x="23" y="47" text-anchor="middle" font-family="Georgia, 'Times New Roman', 'DejaVu Serif', serif" font-weight="700" font-size="${name === '10' ? 40 : 48}" letter-spacing="${name === '10' ? -5 : 0}">${name}</text>${suitAt(card, 9, 55, 28)}${middle}</g></svg>`;
};

const lattice = Array.from(
  { length: 13 },
  (_, index) =>
    `<path d="M${-40 + index * 18} 14 l120 172 M${180 - index * 18} 14 l-120 172" stroke="#ffd98a" stroke-opacity=".42" stroke-width="1.6"/>`,
).join('');

/** SVG of the back of a card: a gold lattice. `hue` in degrees. */
export const cardBack = (
  hue: number,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 200" width="280" height="400"><defs><linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 62% 38%)"/><stop offset="1" stop-color="hsl(${hue} 70% 19%)"/></linearGradient><clipPath id="field"><rect x="12" y="12" width="116" height="176" rx="7"/></clipPath></defs>
  <rect x="1" y="1" width="138" height="198" rx="13" fill="#fdfdff" stroke="#b9bfcd" stroke-width="2"/><rect x="9" y="9" width="122" height="182" rx="9" fill="url(#back)"/>
  <g clip-path="url(#field)">${lattice}</g><rect x="14" y="14" width="112" height="172" rx="6" fill="none" stroke="#ffd98a" stroke-width="1.8"/>
  <circle cx="70" cy="100" r="25" fill="hsl(${hue} 70% 17%)" stroke="#ffd98a" stroke-width="2.4"/><path d="M70 80 L75.5 94.5 L90 100 L75.5 105.5 L70 120 L64.5 105.5 L50 100 L64.5 94.5 Z" fill="#ffd98a"/></svg>`;
