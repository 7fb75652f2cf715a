import { linear, svg } from '../../../../client/dom/svg.ts';

/** Creates the image of a low-paying symbol: a letter of gilded wood in the given hue. */
const createLetterSymbol = (text: string, hue: number): string => {
  const size = text.length > 1 ? 62 : 86;
  const common = [
    `x="50" y="${text.length > 1 ? 72 : 80}" text-anchor="middle"`,
    `font-family="Georgia, 'Times New Roman', 'DejaVu Serif', serif" font-weight="900" font-size="${size}"`,
    `letter-spacing="${text.length > 1 ? -5 : 0}" stroke-linejoin="round" paint-order="stroke"`,
  ].join(' ');
  return svg(`<defs>
      ${linear('face', [
        `hsl(${hue} 96% 82%)`,
        `hsl(${hue} 88% 58%)`,
        `hsl(${hue - 8} 84% 34%)`,
        `hsl(${hue + 8} 88% 52%)`,
      ])}
      ${linear('gilt', ['#fff6c9', '#ffd95e', '#c77f12', '#7c4708', '#ffe08a'])}
    </defs>
    <text ${common} transform="translate(0 3.5)" fill="#000" fill-opacity=".5"
      stroke="#000" stroke-opacity=".5" stroke-width="13">${text}</text>
    <text ${common} fill="#2a1202" stroke="#3a1c04" stroke-width="13.5">${text}</text>
    <text ${common} fill="url(#gilt)" stroke="url(#gilt)" stroke-width="9.5">${text}</text>
    <text ${common} fill="url(#face)" stroke="hsl(${hue - 8} 80% 18%)" stroke-width="3">${text}</text>
    <text ${common} transform="translate(-.9 -1.2)" fill="none" stroke="#fff"
      stroke-opacity=".38" stroke-width="1.1">${text}</text>`);
};

/** Creates the symbols with the playing-card ranks from ace to ten. `turn` is added to their hues, in degrees. */
export const createLetterSymbols = (turn: number) => ({
  l1: createLetterSymbol('A', 352 + turn),
  l2: createLetterSymbol('K', 32 + turn),
  l3: createLetterSymbol('Q', 286 + turn),
  l4: createLetterSymbol('J', 206 + turn),
  l5: createLetterSymbol('10', 142 + turn),
});
