import { createElement } from '../../../client/dom/create-element.ts';
import { section } from '../../../client/sheets/info-sheet.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { RulesContent } from '../../slots-shared/client/page/paytable.ts';
import { createPaytable, createSpecialSection } from '../../slots-shared/client/page/paytable.ts';
import { defaultWaysMachine as machine } from '../rules/default-ways-machine.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';
import { unitsPerBet, waysRows, waysSymbols } from '../rules/ways-machine.ts';
import type { WaysKey } from './text-key.ts';

export const createRulesSections = ({ t, money, bet, images }: RulesContent<WaysKey, WaysSymbol>): HTMLElement[] => {
  const [three = '', four = '', five = ''] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  const { start, top, wildsPerStep } = machine.ladder;
  const { moreFreeSpins: more, maxSeriesLength: longest } = machine;
  const count = waysRows ** machine.reels.length;
  return [
    section(t('waysTitle', { count }), createElement('p', {}, t('waysRule', { count }))),
    section(
      t('paytable'),
      createElement('p', {}, t('waysNote', { bet: money.full(bet) })),
      createPaytable({ symbols: waysSymbols, pays: machine.pays, unit: bet / unitsPerBet, money, images }),
    ),
    createSpecialSection(
      { image: images.wild, rule: t('wildRule') },
      { image: images.scatter, rule: t('waysScatterRule', { three, four, five, a, b, c }) },
    ),
    section(
      t('freeSpins'),
      createElement(
        'p',
        {},
        t('trailRule', { start: ltr(`${start}×`), top: ltr(`${top}×`), wilds: wildsPerStep, more, longest }),
      ),
    ),
  ];
};
