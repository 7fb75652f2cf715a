import { glint, gold, linear, radial, svg } from '../../../../client/dom/svg.ts';

/** Ridges on the rim of a coin. */
const ridges = Array.from({ length: 36 }, (_, index) => {
  const angle = (index / 36) * Math.PI * 2;
  const at = (radius: number): string =>
    `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  return `M${at(40.5)} L${at(44.5)}`;
}).join(' ');

const star = Array.from({ length: 10 }, (_, index) => {
  const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
  const radius = index % 2 === 0 ? 22 : 9.5;
  return `${(50 + Math.cos(angle) * radius).toFixed(1)},${(50 + Math.sin(angle) * radius).toFixed(1)}`;
}).join(' ');

const embossedStar = `<polygon points="${star}" fill="#b06c0e" transform="translate(0 1.6)"/>
  <polygon points="${star}" fill="url(#edge)" stroke="#8a4d06" stroke-width="1.2" stroke-linejoin="round"/>`;

/**
 * Draws a gold coin as SVG. `ringHue` is the hue in degrees of an enamel ring for a coin of high value. Without it, the
 * ring is gold. The coin has a star, or an empty centre for the text of its value.
 */
export const createCoin = (centre: 'star' | 'empty', ringHue?: number): string => {
  const ring = ringHue === undefined ? '#c98a17' : `hsl(${ringHue} 78% 40%)`;
  return svg(`<defs>
      ${linear('edge', gold, -20)}
      ${radial('disc', ['#fffbe0', '#ffe27a', '#f2b32c', '#c47a10'], 0.36, 0.28, 0.85)}
    </defs>
    <circle cx="50" cy="54" r="45" fill="#000" opacity=".35"/>
    <circle cx="50" cy="50" r="45.5" fill="url(#edge)" stroke="#6b3a04" stroke-width="1.6"/>
    <path d="${ridges}" stroke="#8a4d06" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/>
    <circle cx="50" cy="50" r="37.5" fill="none" stroke="${ring}" stroke-width="4.6"/>
    <circle cx="50" cy="50" r="35" fill="url(#disc)" stroke="#8a4d06" stroke-width="1"/>
    ${centre === 'star' ? embossedStar : ''}
    ${glint(30, 28, 8)}
    ${glint(71, 68, 4)}`);
};
