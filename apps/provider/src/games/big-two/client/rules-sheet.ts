import { createElement } from '../../../client/dom/create-element.ts';
import { openSheet } from '../../../client/dom/sheet.ts';
import { rakePercent } from '../rules/pot.ts';
import type { CardGameContext } from './card-game-context.ts';

const paragraphKeys = [
  'rulesDeal',
  'rulesLead',
  'rulesPlays',
  'rulesClock',
  'rulesPot',
  'rulesHouse',
  'rulesFair',
] as const;

export const openRules = (root: HTMLElement, { t, table }: CardGameContext): void => {
  const values = { seconds: table.view.clocks.turn / 1000, percent: rakePercent, return: 100 - rakePercent };
  openSheet(root, {
    title: t('rules'),
    close: t('close'),
    body: [
      ...paragraphKeys.map((key) => createElement('p', {}, t(key, values))),
      createElement('p', { class: 'fine' }, t('fairPlay')),
    ],
  });
};
