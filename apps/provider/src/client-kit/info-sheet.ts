import { element } from './element.ts';
import { localeOf } from './locale-of.ts';
import type { Seat } from './open-game.ts';
import type { SessionTally } from './session-tally.ts';
import { openSheet } from './sheet.ts';
import type { KitText } from './text/kit-text.ts';
import { fill } from './text/load-text.ts';

export interface InfoSheetContent {
  readonly seat: Pick<Seat<unknown>, 'root' | 'money' | 'language' | 'table'> & { readonly text: KitText };
  /** The game's own sections: paytable, rules. */
  readonly sections: readonly HTMLElement[];
  readonly tally: SessionTally;
  /** What keys do beside Tab and Enter: key and deed. */
  readonly keys?: readonly (readonly [key: string, deed: string])[];
  /** Opens the player's past rounds. */
  readonly onHistory?: () => void;
}

/** A section with its heading. */
export const section = (title: string, ...content: readonly (Node | string)[]): HTMLElement =>
  element('section', {}, element('h3', {}, title), ...content);

const figure = (label: string, value: string): HTMLElement =>
  element('div', {}, element('dt', {}, label), element('dd', {}, element('bdi', {}, value)));

/** Only who has a keyboard is shown it. */
const keySection = (title: string, keys: readonly (readonly [string, string])[]): HTMLElement => {
  const list = section(
    title,
    element(
      'dl',
      { class: 'keys' },
      ...keys.map(([key, deed]) =>
        element('div', {}, element('dt', {}, element('kbd', {}, key)), element('dd', {}, deed)),
      ),
    ),
  );
  list.classList.add('forKeyboards');
  return list;
};

/** Opens the sheet that says how the game pays, and how the session has gone. */
export const openInfoSheet = ({ seat, sections, tally, keys = [], onHistory }: InfoSheetContent): void => {
  const { root, text, money, language, table } = seat;
  const locale = localeOf(language);
  const percent =
    table.returnPercent === null
      ? null
      : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(table.returnPercent));
  const historyButton = element('button', { type: 'button', class: 'quiet wide' }, text.history);
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).format(tally.minutes());
  const sheet = openSheet(root, {
    title: text.information,
    close: text.close,
    body: [
      ...(percent === null
        ? []
        : [
            element(
              'section',
              { class: 'return' },
              element('h3', {}, fill(text.payReturn, { percent })),
              element('p', {}, fill(text.payReturnNote, { percent })),
            ),
          ]),
      ...sections,
      ...(keys.length > 0 ? [keySection(text.keyboard, keys)] : []),
      section(
        text.limits,
        element('p', {}, element('bdi', {}, `${money.full(table.limits.min)} – ${money.full(table.limits.max)}`)),
      ),
      section(
        text.sessionTitle,
        element(
          'dl',
          { class: 'figures' },
          figure(text.timePlayed, minutes),
          figure(text.staked, money.full(tally.staked())),
          figure(text.won, money.full(tally.won())),
        ),
        ...(onHistory ? [historyButton] : []),
        element('p', { class: 'fine' }, text.fairPlay),
      ),
    ],
  });
  historyButton.addEventListener('click', () => {
    sheet.close();
    onHistory?.();
  });
};
