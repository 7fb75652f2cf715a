import { createElement } from '../../../client/dom/create-element.ts';
import { section } from '../../../client/sheets/info-sheet.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { RulesContent } from '../../slots-shared/client/page/paytable.ts';
import { createSpecialSection } from '../../slots-shared/client/page/paytable.ts';
import type { ClusterSymbol } from '../rules/cluster-machine.ts';
import { clusterSymbols, side, minClusterSize, unitsPerBet } from '../rules/cluster-machine.ts';
import { defaultClusterMachine as machine, advertisedRtpInterval } from '../rules/default-cluster-machine.ts';
import type { ClusterKey } from './text-key.ts';

type Content = RulesContent<ClusterKey, ClusterSymbol>;

/** Returns the label of a paytable column: a cluster size, or a range of sizes. */
const getSizeLabel = (column: number): string => {
  const from = machine.sizes[column] ?? 0;
  const next = machine.sizes[column + 1];
  if (next === undefined) return `${from}+`;
  return next - 1 === from ? String(from) : `${from}–${next - 1}`;
};

const createHeaderRow = (): HTMLElement =>
  createElement(
    'tr',
    {},
    createElement('td'),
    ...machine.sizes.map((_, column) => createElement('th', { scope: 'col' }, getSizeLabel(column))),
  );

const createClusterPaytable = ({ money, bet, images }: Pick<Content, 'money' | 'bet' | 'images'>): HTMLElement => {
  const rows = machine.pays.map((pays, symbol) =>
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
  );
  const table = createElement(
    'table',
    {},
    createElement('thead', {}, createHeaderRow()),
    createElement('tbody', {}, ...rows),
  );
  return createElement('div', { class: 'clusterPays', tabindex: '0', dir: 'ltr' }, table);
};

const createFineSection = (fine: string): HTMLElement =>
  createElement('section', {}, createElement('p', { class: 'fine' }, fine));

/** Creates the sections with the rules. The amounts are for the player's current bet. */
export const createRulesSections = ({ t, money, bet, images }: Content): HTMLElement[] => {
  const [a = 0, b = 0, c = 0] = machine.freeSpins;
  const { from, to } = advertisedRtpInterval;
  const { moreFreeSpins: more, maxSeriesLength: longest } = machine;
  const top = machine.multipliers.at(-1) ?? 1;
  const steps = ltr(machine.multipliers.map((step) => `×${step}`).join(' '));
  return [
    createFineSection(t('simulatedNote', { from: from.toFixed(1), to: to.toFixed(1) })),
    section(t('clusterTitle'), createElement('p', {}, t('clusterRule', { side, count: minClusterSize }))),
    section(
      t('paytable'),
      createElement('p', {}, t('clusterNote', { bet: money.full(bet) })),
      createClusterPaytable({ money, bet, images }),
    ),
    section(t('ladderLabel'), createElement('p', {}, t('ladderRule', { steps, top: ltr(`×${top}`) }))),
    createSpecialSection(
      { image: images.wild, rule: t('clusterWildRule', { count: machine.wildFrom }) },
      { image: images.scatter, rule: t('clusterScatterRule', { a, b, c, more, longest }) },
    ),
    createFineSection(t('highestWin', { amount: money.full(bet * machine.maxWinMultiple) })),
  ];
};
