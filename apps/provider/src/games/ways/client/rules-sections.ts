import { element } from '../../../client-kit/element.ts';
import { section } from '../../../client-kit/info-sheet.ts';
import type { MoneyFormat } from '../../../client-kit/money-format.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { houseWays as machine } from '../rules/house-ways.ts';
import { unitsPerBet, waysRows, waysSymbols } from '../rules/ways-machine.ts';
import type { Text } from './text/text.ts';
import type { Pictures } from './ways-picture.ts';

export interface RulesContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  /** Minor units. */
  readonly bet: number;
  readonly pictures: Pictures;
}

const prizes = ({ money, bet, pictures }: RulesContent): HTMLElement[] =>
  waysSymbols.flatMap((symbol) => {
    const pays = machine.pays[symbol];
    if (!pays) return [];
    const rows = [5, 4, 3].map((count) =>
      element(
        'li',
        {},
        element('b', {}, String(count)),
        element('bdi', {}, money.bare(((pays[count - 3] ?? 0) * bet) / unitsPerBet)),
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

/** How the game pays, in the player's own bet. */
export const rulesSections = (content: RulesContent): HTMLElement[] => {
  const { text, money, bet, pictures } = content;
  const [three = '', four = '', five = ''] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  const { start, top, wildsPerStep } = machine.trail;
  const count = waysRows ** machine.reels.length;
  return [
    section(fill(text.waysTitle, { count }), element('p', {}, fill(text.waysRule, { count }))),
    section(
      text.paytable,
      element('p', {}, fill(text.waysNote, { bet: money.full(bet) })),
      element('div', { class: 'prizes' }, ...prizes(content)),
    ),
    element(
      'section',
      {},
      special(pictures.wild, text.wildRule),
      special(pictures.scatter, fill(text.waysScatterRule, { three, four, five, a, b, c })),
    ),
    section(
      text.freeSpins,
      element(
        'p',
        {},
        fill(text.trailRule, {
          start,
          top,
          wilds: wildsPerStep,
          more: machine.moreFreeSpins,
          longest: machine.longestSeries,
        }),
      ),
    ),
  ];
};
