import { createElement } from '../../../client/dom/create-element.ts';
import { section } from '../../../client/sheets/info-sheet.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { RulesContent } from '../../slots-shared/client/page/paytable.ts';
import { createLinesSection } from '../../slots-shared/client/page/line-diagrams.ts';
import { createPaytable, createSpecialSection } from '../../slots-shared/client/page/paytable.ts';
import { defaultMachine as machine } from '../rules/default-machine.ts';
import type { SlotSymbol } from '../rules/machine.ts';
import { symbols } from '../rules/machine.ts';
import type { LinesKey } from './text-key.ts';

export const createRulesSections = ({ t, money, bet, images }: RulesContent<LinesKey, SlotSymbol>): HTMLElement[] => {
  const [three = '', four = '', five = ''] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  return [
    section(
      t('paytable'),
      createElement('p', {}, t('paytableNote', { bet: money.full(bet) })),
      createPaytable({ symbols, pays: machine.linePays, unit: bet / machine.lines.length, money, images }),
    ),
    createSpecialSection(
      { image: images.wild, rule: t('wildRule') },
      {
        image: images.scatter,
        rule: t('scatterRule', { three, four, five, a, b, c, multiplier: ltr(`${machine.freeSpinMultiplier}×`) }),
      },
    ),
    createLinesSection(t, machine.lines),
  ];
};
