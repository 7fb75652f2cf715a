import { getRank, getSuit } from '../../../engine/cards/playing-card.ts';
import { pips, suitOutlines } from './playing-card.data.ts';

const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suitNames = ['♠', '♥', '♦', '♣'] as const;

/** Returns the name of a card, e.g. `K♥`. The name does not depend on the language. */
export const cardName = (card: number): string => `${names[getRank(card)]}${suitNames[getSuit(card)]}`;

const getInkColor = (card: number): string => (getSuit(card) === 1 || getSuit(card) === 2 ? '#d3122e' : '#171a2b');

const suitAt = (card: number, x: number, y: number, size: number, extra = ''): string =>
  `<path d="${suitOutlines[getSuit(card)]}" transform="translate(${x} ${y}) scale(${size / 100})" ${extra}/>`;

const pipField = (card: number): string =>
  (pips[getRank(card)] ?? []).map(([column, row]) => suitAt(card, 47 + column * 29, 24 + row * 22, 23)).join('');

const crownStyle = 'fill="#e3ab2f" stroke="#8a5a0c" stroke-width="1.6" stroke-linejoin="round"';

/** Draws the crown of a court card. A jack has one point, a queen two and a king three. */
const crownOutline = (card: number): string => {
  const points = getRank(card) - 9;
  const spikes = Array.from({ length: points + 2 }, (_, index) => {
    const x = 62 + ((index + 0.5) * 46) / (points + 2);
    return `L${x - 23 / (points + 2)} 66 L${x} ${index % 2 ? 52 : 46} `;
  }).join('');
  return `M62 76 ${spikes}L110 66 V76 Z`;
};

/** Draws the middle of a court card: a medallion with a crown above and below. */
const court = (card: number): string => {
  const crown = (transform: string): string =>
    `<path d="${crownOutline(card)}" transform="${transform}" ${crownStyle}/>`;
  return `<rect x="46" y="24" width="80" height="154" rx="8" fill="#fff7df" stroke="#c9962c" stroke-width="2.4"/>
  <path d="M46 101 H126" stroke="#c9962c" stroke-width="1.4"/>
  <path d="M86 24 V178" stroke="#c9962c" stroke-opacity=".35" stroke-width="1"/>
  <circle cx="86" cy="101" r="36" fill="${getInkColor(card)}"/>
  <circle cx="86" cy="101" r="31.5" fill="none" stroke="#f2cf6b" stroke-width="1.8"/>
  <g fill="#fff1c4">${suitAt(card, 66, 82, 40)}</g>
  ${crown('translate(0 -14)')}
  ${crown('rotate(180 86 101) translate(0 -14)')}`;
};

/** Draws the middle of a card: one large suit for an ace, pips for two to ten, and a medallion for a court card. */
const renderMiddle = (card: number): string => {
  const rank = getRank(card);
  if (rank === 0) return suitAt(card, 48, 64, 76);
  return rank < 10 ? pipField(card) : court(card);
};

/**
 * Returns the SVG of the front of a card, 140 by 200. The rank and the suit in the corner are readable on a small card.
 */
export const cardFace = (card: number): string => {
  const name = names[getRank(card)] as string;
  const [fontSize, letterSpacing] = name === '10' ? [40, -5] : [48, 0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 200" width="280" height="400">
  <defs>
    <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff"/>
      <stop offset="1" stop-color="#eef0f6"/>
    </linearGradient>
  </defs>
  <rect x="1" y="1" width="138" height="198" rx="13" fill="url(#paper)" stroke="#b9bfcd" stroke-width="2"/>
  <g fill="${getInkColor(card)}">
    <text
      x="23" y="47" text-anchor="middle"
      font-family="Georgia, 'Times New Roman', 'DejaVu Serif', serif"
      font-weight="700" font-size="${fontSize}" letter-spacing="${letterSpacing}"
    >${name}</text>
    ${suitAt(card, 9, 55, 28)}
    ${renderMiddle(card)}
  </g>
</svg>`;
};

const lattice = Array.from({ length: 13 }, (_, index) => {
  const d = `M${-40 + index * 18} 14 l120 172 M${180 - index * 18} 14 l-120 172`;
  return `<path d="${d}" stroke="#ffd98a" stroke-opacity=".42" stroke-width="1.6"/>`;
}).join('');

/**
 * Returns the SVG of the back of a card: a gold lattice on a coloured field. `hue` is the hue of the field in
 * degrees.
 */
export const cardBack = (hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 200" width="280" height="400">
  <defs>
    <linearGradient id="back" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="hsl(${hue} 62% 38%)"/>
      <stop offset="1" stop-color="hsl(${hue} 70% 19%)"/>
    </linearGradient>
    <clipPath id="field"><rect x="12" y="12" width="116" height="176" rx="7"/></clipPath>
  </defs>
  <rect x="1" y="1" width="138" height="198" rx="13" fill="#fdfdff" stroke="#b9bfcd" stroke-width="2"/>
  <rect x="9" y="9" width="122" height="182" rx="9" fill="url(#back)"/>
  <g clip-path="url(#field)">${lattice}</g>
  <rect x="14" y="14" width="112" height="172" rx="6" fill="none" stroke="#ffd98a" stroke-width="1.8"/>
  <circle cx="70" cy="100" r="25" fill="hsl(${hue} 70% 17%)" stroke="#ffd98a" stroke-width="2.4"/>
  <path d="M70 80 L75.5 94.5 L90 100 L75.5 105.5 L70 120 L64.5 105.5 L50 100 L64.5 94.5 Z" fill="#ffd98a"/>
</svg>`;
