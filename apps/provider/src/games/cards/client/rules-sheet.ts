import { element } from '../../../client-kit/element.ts';
import { openSheet } from '../../../client-kit/sheet.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { rakePercent } from '../rules/pot.ts';
import type { CardSeat } from './card-seat.ts';

/** Opens the sheet with the rules and what the house keeps. */
export const openRules = (root: HTMLElement, { text, table }: CardSeat): void => {
  const values = { seconds: table.view.clocks.turn / 1000, percent: rakePercent, return: 100 - rakePercent };
  const phrases = [
    text.rulesDeal,
    text.rulesLead,
    text.rulesPlays,
    text.rulesClock,
    text.rulesPot,
    text.rulesHouse,
    text.rulesFair,
  ];
  openSheet(root, {
    title: text.rules,
    close: text.close,
    body: [
      ...phrases.map((phrase) => element('p', {}, fill(phrase, values))),
      element('p', { class: 'fine' }, text.fairPlay),
    ],
  });
};
