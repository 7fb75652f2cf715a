import type { MoneyFormat } from '../../../../client-kit/money-format.ts';
import { element } from '../../../../client-kit/element.ts';
import { section } from '../../../../client-kit/info-sheet.ts';
import { fill } from '../../../../client-kit/text/load-text.ts';
import { houseMachine as machine } from '../../rules/house-machine.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import { symbols } from '../../rules/machine.ts';
import { lineColour } from '../reels/paint-wins.ts';
import type { Text } from '../text/text.ts';

export interface RulesContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  /** Minor units. */
  readonly bet: number;
  readonly pictures: Readonly<Record<SlotSymbol, string>>;
}

const prizes = ({ money, bet, pictures }: RulesContent): HTMLElement[] =>
  symbols.flatMap((symbol) => {
    const pays = machine.linePays[symbol];
    if (!pays) return [];
    const lineBet = bet / machine.lines.length;
    const rows = [5, 4, 3].map((count) =>
      element(
        'li',
        {},
        element('b', {}, String(count)),
        element('bdi', {}, money.bare((pays[count - 3] ?? 0) * lineBet)),
      ),
    );
    return [
      element(
        'div',
        { class: 'prize' },
        element('img', { src: pictures[symbol], alt: '' }),
        element('ol', {}, ...rows),
      ),
    ];
  });

const special = (picture: string, rule: string): HTMLElement =>
  element('div', { class: 'special' }, element('img', { src: picture, alt: '' }), element('p', {}, rule));

const lineDiagrams = (): HTMLElement[] =>
  machine.lines.map((rows, line) => {
    const cells = [0, 1, 2].flatMap((row) => rows.map((on) => element('i', on === row ? { class: 'on' } : {})));
    const diagram = element('div', { class: 'diagram' }, ...cells);
    diagram.style.setProperty('--line', lineColour(line));
    return element('figure', {}, diagram, element('figcaption', {}, String(line + 1)));
  });

/** How the slot pays, in the player's own bet. */
export const rulesSections = (content: RulesContent): HTMLElement[] => {
  const { text, money, bet, pictures } = content;
  const [three, four, five] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  return [
    section(
      text.paytable,
      element('p', {}, fill(text.paytableNote, { bet: money.full(bet) })),
      element('div', { class: 'prizes' }, ...prizes(content)),
    ),
    element(
      'section',
      {},
      special(pictures.wild, text.wildRule),
      special(
        pictures.scatter,
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
      element('p', {}, fill(text.linesRule, { count: machine.lines.length })),
      element('div', { class: 'diagrams', dir: 'ltr' }, ...lineDiagrams()),
    ),
  ];
};
