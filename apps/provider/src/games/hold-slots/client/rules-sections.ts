import { createElement } from '../../../client/dom/create-element.ts';
import { section } from '../../../client/sheets/info-sheet.ts';
import { ltr } from '../../../client/text/ltr.ts';
import { createLinesSection } from '../../slots-shared/client/page/line-diagrams.ts';
import type { RulesContent } from '../../slots-shared/client/page/paytable.ts';
import { createPaytable, createSpecialSection } from '../../slots-shared/client/page/paytable.ts';
import { defaultHoldMachine as machine } from '../rules/default-hold-machine.ts';
import type { HoldSymbol } from '../rules/hold-machine.ts';
import { cellCount, holdSymbols } from '../rules/hold-machine.ts';
import type { HoldKey } from './text-key.ts';

/** Creates the sections with the rules. The amounts are for the player's current bet. */
export const createRulesSections = ({ t, money, bet, images }: RulesContent<HoldKey, HoldSymbol>): HTMLElement[] => {
  const { coinsToStart: count, respins, oneCoinIn: chance } = machine;
  const values = ltr(machine.coinValues.map(({ value }) => `×${value}`).join(' '));
  const amount = money.full(bet * machine.maxWinMultiple);
  const multiple = ltr(`×${machine.maxWinMultiple}`);
  return [
    section(
      t('holdTitle'),
      createElement('p', {}, t('holdRule', { count, respins })),
      createElement('p', {}, t('respinChance', { chance })),
      createElement('p', {}, t('fullGridRule', { cells: cellCount, multiple, amount })),
    ),
    createSpecialSection(
      { image: images.coin, rule: t('coinRule', { values }) },
      { image: images.wild, rule: t('holdWildRule') },
    ),
    section(
      t('paytable'),
      createElement('p', {}, t('paytableNote', { bet: money.full(bet) })),
      createPaytable({ symbols: holdSymbols, pays: machine.linePays, unit: bet / machine.lines.length, money, images }),
    ),
    createLinesSection(t, machine.lines),
    createElement('section', {}, createElement('p', { class: 'fine' }, t('highestWin', { amount }))),
  ];
};
