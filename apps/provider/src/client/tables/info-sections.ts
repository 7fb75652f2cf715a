import { createElement } from '../dom/create-element.ts';
import { section } from '../sheets/info-sheet.ts';
import type { TableKey } from './table-key.ts';
import type { Translate } from '../text/translate.ts';

export interface BetTerms {
  readonly name: string;
  readonly pays: string;
  /** RTP (return to player) in percent, e.g. `98.76`. */
  readonly rtpPercent: string;
}

export const createBetsSection = (t: Translate<TableKey>, terms: readonly BetTerms[]): HTMLElement =>
  section(
    t('bets'),
    createElement(
      'table',
      { class: 'terms' },
      createElement(
        'thead',
        {},
        createElement(
          'tr',
          {},
          createElement('th', { scope: 'col' }, t('bets')),
          createElement('th', { scope: 'col' }, t('pays')),
          createElement('th', { scope: 'col' }, t('return')),
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

export const createRulesSection = (t: Translate<TableKey>, rules: readonly string[]): HTMLElement =>
  section(t('rules'), ...rules.map((rule) => createElement('p', {}, rule)));
