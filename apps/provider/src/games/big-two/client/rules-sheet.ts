import { createElement } from '../../../client/create-element.ts';
import { openSheet } from '../../../client/sheet.ts';
import { fill } from '../../../client/text/load-text.ts';
import { rakePercent } from '../rules/pot.ts';
import type { CardGameContext } from './card-game-context.ts';

export const openRules = (root: HTMLElement, { text, table }: CardGameContext): void => {
  const values = { seconds: table.view.clocks.turn / 1000, percent: rakePercent, return: 100 - rakePercent };
  const paragraphs = [
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
      ...paragraphs.map((paragraph) => createElement('p', {}, fill(paragraph, values))),
      createElement('p', { class: 'fine' }, text.fairPlay),
    ],
  });
};
