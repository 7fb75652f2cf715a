import { element } from '../element.ts';
import { section } from '../info-sheet.ts';
import type { TableText } from './table-text.ts';

export interface BetTerms {
  readonly name: string;
  readonly pays: string;
  /** `98.76`, in percent. */
  readonly returnPercent: string;
}

/** A table of the bets: what each pays and returns in the long run. */
export const betsSection = (text: TableText, terms: readonly BetTerms[]): HTMLElement =>
  section(
    text.bets,
    element(
      'table',
      { class: 'terms' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, text.bets),
          element('th', { scope: 'col' }, text.pays),
          element('th', { scope: 'col' }, text.return),
        ),
      ),
      element(
        'tbody',
        {},
        ...terms.map(({ name, pays, returnPercent }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, name),
            element('td', {}, element('bdi', {}, pays)),
            element('td', {}, element('bdi', {}, `${returnPercent} %`)),
          ),
        ),
      ),
    ),
  );

export const rulesSection = (text: TableText, rules: readonly string[]): HTMLElement =>
  section(text.rules, ...rules.map((rule) => element('p', {}, rule)));
