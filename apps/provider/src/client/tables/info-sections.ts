import { createElement } from '../create-element.ts';
import { section } from '../info-sheet.ts';
import type { TableText } from './table-text.ts';

export interface BetTerms {
  readonly name: string;
  readonly pays: string;
  /** In percent, e.g. `98.76`. */
  readonly rtpPercent: string;
}

export const createBetsSection = (text: TableText, terms: readonly BetTerms[]): HTMLElement =>
  section(
    text.bets,
    createElement(
      'table',
      { class: 'terms' },
      createElement(
        'thead',
        {},
        createElement(
          'tr',
          {},
          createElement('th', { scope: 'col' }, text.bets),
          createElement('th', { scope: 'col' }, text.pays),
          createElement('th', { scope: 'col' }, text.return),
        ),
      ),
      createElement(
        'tbody',
        {},
        ...terms.map(({ name, pays, rtpPercent }) =>
          createElement(
            'tr',
            {},
            createElement('th', { scope: 'row' }, name),
            createElement('td', {}, createElement('bdi', {}, pays)),
            createElement('td', {}, createElement('bdi', {}, `${rtpPercent} %`)),
          ),
        ),
      ),
    ),
  );

export const createRulesSection = (text: TableText, rules: readonly string[]): HTMLElement =>
  section(text.rules, ...rules.map((rule) => createElement('p', {}, rule)));
