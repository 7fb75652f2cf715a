import { createElement } from '../../../client/create-element.ts';
import { section } from '../../../client/info-sheet.ts';
import type { MoneyFormat } from '../../../client/money-format.ts';
import { fill } from '../../../client/text/load-text.ts';
import { ltr } from '../../../client/text/ltr.ts';
import { clusterSymbols, side, minClusterSize, unitsPerBet } from '../rules/cluster-machine.ts';
import { defaultClusterMachine as machine, advertisedRtpInterval } from '../rules/default-cluster-machine.ts';
import type { ClusterImages } from './cluster-thumbnail.ts';
import type { Text } from './text/text.ts';

export interface RulesContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  /** Minor units. */
  readonly bet: number;
  readonly images: ClusterImages;
}

const sizeLabel = (column: number): string => {
  const from = machine.sizes[column] ?? 0;
  const next = machine.sizes[column + 1];
  return next === undefined ? `${from}+` : next - 1 === from ? String(from) : `${from}–${next - 1}`;
};

/** Paytable with one row per symbol and one column per cluster size. */
const paytable = ({ money, bet, images }: RulesContent): HTMLElement =>
  createElement(
    'div',
    { class: 'clusterPays', tabindex: '0', dir: 'ltr' },
    createElement(
      'table',
      {},
      createElement(
        'thead',
        {},
        createElement(
          'tr',
          {},
          createElement('td'),
          ...machine.sizes.map((_, column) => createElement('th', { scope: 'col' }, sizeLabel(column))),
        ),
      ),
      createElement(
        'tbody',
        {},
        ...machine.pays.map((pays, symbol) =>
          createElement(
            'tr',
            {},
            createElement(
              'th',
              { scope: 'row' },
              createElement('img', { src: images[clusterSymbols[symbol] ?? 'wild'], alt: '' }),
            ),
            ...pays.map((pay) => createElement('td', {}, money.bare((pay * bet) / unitsPerBet))),
          ),
        ),
      ),
    ),
  );

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
  const [a = 0, b = 0, c = 0] = machine.freeSpins;
  const top = machine.multipliers.at(-1) ?? 1;
  return [
    createElement(
      'section',
      {},
      createElement(
        'p',
        { class: 'fine' },
        fill(text.simulatedNote, {
          from: advertisedRtpInterval.from.toFixed(1),
          to: advertisedRtpInterval.to.toFixed(1),
        }),
      ),
    ),
    section(text.clusterTitle, createElement('p', {}, fill(text.clusterRule, { side, count: minClusterSize }))),
    section(text.paytable, createElement('p', {}, fill(text.clusterNote, { bet: money.full(bet) })), paytable(content)),
    section(
      text.ladderLabel,
      createElement(
        'p',
        {},
        fill(text.ladderRule, { steps: ltr(machine.multipliers.map((step) => `×${step}`).join(' ')), top }),
      ),
    ),
    createElement(
      'section',
      {},
      special(images.wild, fill(text.clusterWildRule, { count: machine.wildFrom })),
      special(
        images.scatter,
        fill(text.clusterScatterRule, { a, b, c, more: machine.moreFreeSpins, longest: machine.maxSeriesLength }),
      ),
    ),
    createElement(
      'section',
      {},
      createElement(
        'p',
        { class: 'fine' },
        fill(text.highestWin, { amount: money.full(bet * machine.maxWinMultiple) }),
      ),
    ),
  ];
};
