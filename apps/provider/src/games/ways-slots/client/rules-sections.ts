import { createElement } from '../../../client/create-element.ts';
import { section } from '../../../client/info-sheet.ts';
import type { MoneyFormat } from '../../../client/money-format.ts';
import { fill } from '../../../client/text/load-text.ts';
import { defaultWaysMachine as machine } from '../rules/default-ways-machine.ts';
import { unitsPerBet, waysRows, waysSymbols } from '../rules/ways-machine.ts';
import type { Text } from './text/text.ts';
import type { WaysImages } from './ways-thumbnail.ts';

export interface RulesContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  /** Minor units. */
  readonly bet: number;
  readonly images: WaysImages;
}

const prizes = ({ money, bet, images }: RulesContent): HTMLElement[] =>
  waysSymbols.flatMap((symbol) => {
    const pays = machine.pays[symbol];
    if (!pays) return [];
    const rows = [5, 4, 3].map((count) =>
      createElement(
        'li',
        {},
        createElement('b', {}, String(count)),
        createElement('bdi', {}, money.bare(((pays[count - 3] ?? 0) * bet) / unitsPerBet)),
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

/** Rules of the game, with amounts for the player's current bet. */
export const createRulesSections = (content: RulesContent): HTMLElement[] => {
  const { text, money, bet, images } = content;
  const [three = '', four = '', five = ''] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  const { start, top, wildsPerStep } = machine.ladder;
  const count = waysRows ** machine.reels.length;
  return [
    section(fill(text.waysTitle, { count }), createElement('p', {}, fill(text.waysRule, { count }))),
    section(
      text.paytable,
      createElement('p', {}, fill(text.waysNote, { bet: money.full(bet) })),
      createElement('div', { class: 'prizes' }, ...prizes(content)),
    ),
    createElement(
      'section',
      {},
      special(images.wild, text.wildRule),
      special(images.scatter, fill(text.waysScatterRule, { three, four, five, a, b, c })),
    ),
    section(
      text.freeSpins,
      createElement(
        'p',
        {},
        fill(text.trailRule, {
          start,
          top,
          wilds: wildsPerStep,
          more: machine.moreFreeSpins,
          longest: machine.maxSeriesLength,
        }),
      ),
    ),
  ];
};
