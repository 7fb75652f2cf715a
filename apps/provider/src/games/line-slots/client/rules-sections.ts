import { createElement } from '../../../client/create-element.ts';
import { section } from '../../../client/info-sheet.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { RulesContent } from '../../slots-shared/client/page/paytable.ts';
import { createPaytable, createSpecialSection } from '../../slots-shared/client/page/paytable.ts';
import { getLineColour } from '../../slots-shared/client/reels/paint-wins.ts';
import { defaultMachine as machine } from '../rules/default-machine.ts';
import type { SlotSymbol } from '../rules/machine.ts';
import { symbols } from '../rules/machine.ts';
import type { LinesKey } from './text-key.ts';

/** Creates a small diagram of each pay line: a grid of three rows in which the cells of the line are coloured. */
const createLineDiagrams = (): HTMLElement[] =>
  machine.lines.map((rows, line) => {
    const cells = [0, 1, 2].flatMap((row) => rows.map((on) => createElement('i', on === row ? { class: 'on' } : {})));
    const diagram = createElement('div', { class: 'diagram' }, ...cells);
    diagram.style.setProperty('--line', getLineColour(line));
    return createElement('figure', {}, diagram, createElement('figcaption', {}, String(line + 1)));
  });

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
    section(
      t('linesTitle'),
      createElement('p', {}, t('linesRule', { count: machine.lines.length })),
      createElement('div', { class: 'diagrams', dir: 'ltr' }, ...createLineDiagrams()),
    ),
  ];
};
