import { createElement } from '../dom/create-element.ts';
import { getLocale } from '../format/get-locale.ts';
import type { GameContext } from '../start/start-game.ts';
import type { SessionStats } from '../session/session-stats.ts';
import { openSheet } from '../dom/sheet.ts';

export interface InfoSheetContent {
  readonly context: Pick<GameContext, 'root' | 'money' | 'language' | 'table' | 't'>;
  /** Sections that only this game has, e.g. its paytable and its rules. */
  readonly sections: readonly HTMLElement[];
  readonly stats: SessionStats;
  /** Keyboard shortcuts of the game. Tab and Enter are not in the list, because they work in every game. */
  readonly keys?: readonly (readonly [key: string, action: string])[];
  readonly onHistory?: () => void;
}

export const section = (title: string, ...content: readonly (Node | string)[]): HTMLElement =>
  createElement('section', {}, createElement('h3', {}, title), ...content);

const volatilityTexts = {
  low: 'volatilityLow',
  medium: 'volatilityMedium',
  high: 'volatilityHigh',
} as const;

const figure = (label: string, value: string): HTMLElement =>
  createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, createElement('bdi', {}, value)));

/** Creates the section with the keyboard shortcuts. The stylesheet hides this section on devices without a keyboard. */
const keySection = (title: string, keys: readonly (readonly [string, string])[]): HTMLElement => {
  const list = section(
    title,
    createElement(
      'dl',
      { class: 'keys' },
      ...keys.map(([key, action]) =>
        createElement(
          'div',
          {},
          createElement('dt', {}, createElement('kbd', {}, key)),
          createElement('dd', {}, action),
        ),
      ),
    ),
  );
  list.classList.add('forKeyboards');
  return list;
};

export const openInfoSheet = ({ context, sections, stats, keys = [], onHistory }: InfoSheetContent): void => {
  const { root, t, money, language, table } = context;
  const locale = getLocale(language);
  const percent =
    table.returnPercent === null
      ? null
      : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(table.returnPercent));
  const historyButton = createElement('button', { type: 'button', class: 'quiet wide' }, t('history'));
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).format(stats.minutes());
  const sheet = openSheet(root, {
    title: t('information'),
    close: t('close'),
    body: [
      ...(percent === null
        ? []
        : [
            createElement(
              'section',
              { class: 'return' },
              createElement('h3', {}, t('payReturn', { percent })),
              createElement('p', {}, t('payReturnNote', { percent })),
              ...(table.volatility === null ? [] : [createElement('p', {}, t(volatilityTexts[table.volatility]))]),
            ),
          ]),
      ...sections,
      ...(keys.length > 0 ? [keySection(t('keyboard'), keys)] : []),
      section(
        t('limits'),
        createElement(
          'p',
          {},
          createElement('bdi', {}, `${money.full(table.limits.min)} – ${money.full(table.limits.max)}`),
        ),
      ),
      section(
        t('sessionTitle'),
        createElement(
          'dl',
          { class: 'figures' },
          figure(t('timePlayed'), minutes),
          figure(t('staked'), money.full(stats.staked())),
          figure(t('won'), money.full(stats.won())),
        ),
        ...(onHistory ? [historyButton] : []),
        createElement('p', { class: 'fine' }, t('fairPlay')),
      ),
    ],
  });
  historyButton.addEventListener('click', () => {
    sheet.close();
    onHistory?.();
  });
};
