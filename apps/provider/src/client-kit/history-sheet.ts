import { element } from './element.ts';
import { localeOf } from './locale-of.ts';
import type { Seat } from './open-game.ts';
import { openSheet } from './sheet.ts';
import type { KitText } from './text/kit-text.ts';

/** What is needed of a past round to list it. Amounts in minor units. */
interface PastRound {
  readonly roundId: string;
  readonly stake: number;
  readonly win: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The stake was given back: nothing was played. */
  readonly isReturned?: boolean;
}

export interface HistorySheetContent<Round extends PastRound> {
  readonly seat: Pick<Seat<unknown>, 'root' | 'money' | 'language' | 'api'> & { readonly text: KitText };
  /** What happened in the round, in a few words or a small picture. */
  readonly describe: (round: Round) => Node | string;
  /** Opens the proof of a round. */
  readonly onVerify?: (round: Round) => void;
}

const rowOf = <Round extends PastRound>(
  { seat, describe, onVerify }: HistorySheetContent<Round>,
  round: Round,
): HTMLElement => {
  const { text, money, language } = seat;
  const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'short' }).format(round.at);
  const { isReturned = false, win, stake } = round;
  const net = win - stake;
  const check = element('button', { type: 'button', class: 'check' }, text.verify);
  check.addEventListener('click', () => onVerify?.(round));
  return element(
    'li',
    { class: 'pastRound', 'data-net': isReturned ? 'even' : net > 0 ? 'up' : 'down' },
    element(
      'div',
      { class: 'pastWhat' },
      element('span', {}, describe(round)),
      element('time', { datetime: new Date(round.at).toISOString() }, time),
    ),
    element(
      'dl',
      {},
      element('div', {}, element('dt', {}, text.staked), element('dd', {}, money.full(stake))),
      element(
        'div',
        {},
        element('dt', {}, isReturned ? text.returned : text.won),
        element('dd', {}, money.full(isReturned ? stake : win)),
      ),
    ),
    ...(onVerify && !isReturned ? [check] : []),
  );
};

/** Opens the player's past rounds of this game, newest first, a page at a time. */
export const openHistorySheet = <Round extends PastRound>(content: HistorySheetContent<Round>): void => {
  const { root, text, api } = content.seat;
  const list = element('ol', { class: 'pastRounds' });
  const note = element('p', { role: 'status' }, text.offline);
  const more = element('button', { type: 'button', class: 'quiet wide', hidden: true }, text.more);
  let next: string | undefined;

  const load = async (): Promise<void> => {
    more.disabled = true;
    const answer = await api.history<Round>(next);
    more.disabled = false;
    if (answer.status === 'refused') {
      note.textContent = text.failed;
      note.hidden = false;
      more.hidden = false;
      return;
    }
    list.append(...answer.value.rounds.map((round) => rowOf(content, round)));
    next = answer.value.next ?? undefined;
    more.hidden = next === undefined;
    note.textContent = text.historyEmpty;
    note.hidden = list.childElementCount > 0;
  };

  more.addEventListener('click', () => void load());
  openSheet(root, { title: text.history, close: text.close, body: [note, list, more] });
  void load();
};
