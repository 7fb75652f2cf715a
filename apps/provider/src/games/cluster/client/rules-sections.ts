import { element } from '../../../client-kit/element.ts';
import { section } from '../../../client-kit/info-sheet.ts';
import type { MoneyFormat } from '../../../client-kit/money-format.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { ltr } from '../../../client-kit/text/ltr.ts';
import { clusterSymbols, side, smallestCluster, unitsPerBet } from '../rules/cluster-machine.ts';
import { houseCluster as machine, statedInterval } from '../rules/house-cluster.ts';
import type { Pictures } from './cluster-picture.ts';
import type { Text } from './text/text.ts';

export interface RulesContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  /** Minor units. */
  readonly bet: number;
  readonly pictures: Pictures;
}

const sizeLabel = (column: number): string => {
  const from = machine.sizes[column] ?? 0;
  const next = machine.sizes[column + 1];
  return next === undefined ? `${from}+` : next - 1 === from ? String(from) : `${from}–${next - 1}`;
};

/** One row for each symbol, one column for each size. */
const paytable = ({ money, bet, pictures }: RulesContent): HTMLElement =>
  element(
    'div',
    { class: 'clusterPays', tabindex: '0', dir: 'ltr' },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('td'),
          ...machine.sizes.map((_, column) => element('th', { scope: 'col' }, sizeLabel(column))),
        ),
      ),
      element(
        'tbody',
        {},
        ...machine.pays.map((pays, symbol) =>
          element(
            'tr',
            {},
            element(
              'th',
              { scope: 'row' },
              element('img', { src: pictures[clusterSymbols[symbol] ?? 'wild'], alt: '' }),
            ),
            ...pays.map((pay) => element('td', {}, money.bare((pay * bet) / unitsPerBet))),
          ),
        ),
      ),
    ),
  );

const special = (picture: string, rule: string): HTMLElement =>
  element('div', { class: 'special' }, element('img', { src: picture, alt: '' }), element('p', {}, rule));

/** How the game pays, in the player's own bet. */
export const rulesSections = (content: RulesContent): HTMLElement[] => {
  const { text, money, bet, pictures } = content;
  const [a = 0, b = 0, c = 0] = machine.freeSpins;
  const top = machine.multipliers.at(-1) ?? 1;
  return [
    element(
      'section',
      {},
      element(
        'p',
        { class: 'fine' },
        fill(text.simulatedNote, { from: statedInterval.from.toFixed(1), to: statedInterval.to.toFixed(1) }),
      ),
    ),
    section(text.clusterTitle, element('p', {}, fill(text.clusterRule, { side, count: smallestCluster }))),
    section(text.paytable, element('p', {}, fill(text.clusterNote, { bet: money.full(bet) })), paytable(content)),
    section(
      text.ladderLabel,
      element(
        'p',
        {},
        fill(text.ladderRule, { steps: ltr(machine.multipliers.map((step) => `×${step}`).join(' ')), top }),
      ),
    ),
    element(
      'section',
      {},
      special(pictures.wild, fill(text.clusterWildRule, { count: machine.wildFrom })),
      special(
        pictures.scatter,
        fill(text.clusterScatterRule, { a, b, c, more: machine.moreFreeSpins, longest: machine.longestSeries }),
      ),
    ),
    element(
      'section',
      {},
      element('p', { class: 'fine' }, fill(text.highestWin, { amount: money.full(bet * machine.highestWin) })),
    ),
  ];
};
