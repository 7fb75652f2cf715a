import type { MoneyFormat } from '../../../../client/money-format.ts';
import { createElement } from '../../../../client/create-element.ts';
import { section } from '../../../../client/info-sheet.ts';
import { fill } from '../../../../client/text/load-text.ts';
import { defaultMachine as machine } from '../../rules/default-machine.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import { symbols } from '../../rules/machine.ts';
import { getLineColour } from '../reels/paint-wins.ts';
import type { Text } from '../text/text.ts';

export interface RulesContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  /** Minor units. */
  readonly bet: number;
  readonly images: Readonly<Record<SlotSymbol, string>>;
}

const prizes = ({ money, bet, images }: RulesContent): HTMLElement[] =>
  symbols.flatMap((symbol) => {
    const pays = machine.linePays[symbol];
    if (!pays) return [];
    const lineBet = bet / machine.lines.length;
    const rows = [5, 4, 3].map((count) =>
      createElement(
        'li',
        {},
        createElement('b', {}, String(count)),
        createElement('bdi', {}, money.bare((pays[count - 3] ?? 0) * lineBet)),
      ),
    );
    return [
      createElement(
        'div',
        { class: 'prize' },
        createElement('img', { src: images[symbol], alt: '' }),
        createElement('ol', {}, ...rows),
      ),
    ];
  });

const special = (image: string, rule: string): HTMLElement =>
  createElement(
    'div',
    { class: 'special' },
    createElement('img', { src: image, alt: '' }),
    createElement('p', {}, rule),
  );

const lineDiagrams = (): HTMLElement[] =>
  machine.lines.map((rows, line) => {
    const cells = [0, 1, 2].flatMap((row) => rows.map((on) => createElement('i', on === row ? { class: 'on' } : {})));
    const diagram = createElement('div', { class: 'diagram' }, ...cells);
    diagram.style.setProperty('--line', getLineColour(line));
    return createElement('figure', {}, diagram, createElement('figcaption', {}, String(line + 1)));
  });

/** Rules of the slot, with amounts for the player's current bet. */
export const createRulesSections = (content: RulesContent): HTMLElement[] => {
  const { text, money, bet, images } = content;
  const [three, four, five] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  return [
    section(
      text.paytable,
      createElement('p', {}, fill(text.paytableNote, { bet: money.full(bet) })),
      createElement('div', { class: 'prizes' }, ...prizes(content)),
    ),
    createElement(
      'section',
      {},
      special(images.wild, text.wildRule),
      special(
        images.scatter,
        fill(text.scatterRule, {
          three: three ?? '',
          four: four ?? '',
          five: five ?? '',
          a,
          b,
          c,
          multiplier: machine.freeSpinMultiplier,
        }),
      ),
    ),
    section(
      text.linesTitle,
      createElement('p', {}, fill(text.linesRule, { count: machine.lines.length })),
      createElement('div', { class: 'diagrams', dir: 'ltr' }, ...lineDiagrams()),
    ),
  ];
};
