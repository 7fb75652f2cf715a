import { createElement } from '../../../client/create-element.ts';
import { section } from '../../../client/info-sheet.ts';
import { fill } from '../../../client/text/load-text.ts';
import type { RulesContent } from '../../slots-shared/client/page/paytable.ts';
import { createPaytable, createSpecialSection } from '../../slots-shared/client/page/paytable.ts';
import { defaultWaysMachine as machine } from '../rules/default-ways-machine.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';
import { unitsPerBet, waysRows, waysSymbols } from '../rules/ways-machine.ts';
import type { Text } from './text/text.ts';

export const createRulesSections = ({ text, money, bet, images }: RulesContent<Text, WaysSymbol>): HTMLElement[] => {
  const [three = '', four = '', five = ''] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  const { start, top, wildsPerStep } = machine.ladder;
  const { moreFreeSpins: more, maxSeriesLength: longest } = machine;
  const count = waysRows ** machine.reels.length;
  return [
    section(fill(text.waysTitle, { count }), createElement('p', {}, fill(text.waysRule, { count }))),
    section(
      text.paytable,
      createElement('p', {}, fill(text.waysNote, { bet: money.full(bet) })),
      createPaytable({ symbols: waysSymbols, pays: machine.pays, unit: bet / unitsPerBet, money, images }),
    ),
    createSpecialSection(
      { image: images.wild, rule: text.wildRule },
      { image: images.scatter, rule: fill(text.waysScatterRule, { three, four, five, a, b, c }) },
    ),
    section(
      text.freeSpins,
      createElement('p', {}, fill(text.trailRule, { start, top, wilds: wildsPerStep, more, longest })),
    ),
  ];
};
