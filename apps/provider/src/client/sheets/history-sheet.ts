import { createElement } from '../dom/create-element.ts';
import { formatZonedTime } from '../format/zoned-time.ts';
import { getDateLocale } from '../format/get-locale.ts';
import type { GameContext } from '../start/start-game.ts';
import { openSheet } from '../dom/sheet.ts';

/** Fields of a past round that the list shows. The amounts are in minor units. */
interface PastRound {
  readonly roundId: string;
  readonly stake: number;
  readonly win: number;
  /** Time of the round in epoch milliseconds. */
  readonly at: number;
  /** True if the round was not played and the player got the stake back. */
  readonly isReturned?: boolean;
  /**
   * True if the round was cancelled after a kill, and bets of the player were settled before. There is no outcome to
   * verify.
   */
  readonly isCutShort?: boolean;
}

export interface HistorySheetContent<Round extends PastRound> {
  readonly context: Pick<GameContext, 'root' | 'money' | 'language' | 'table' | 'api' | 't'>;
  /** Describes the outcome of the round as a short text or a small image. */
  readonly describe: (round: Round) => Node | string;
  readonly onVerify?: (round: Round) => void;
}

const getNet = ({ isReturned, win, stake }: PastRound): 'even' | 'up' | 'down' => {
  if (isReturned) return 'even';
  return win > stake ? 'up' : 'down';
};

const createRow = <Round extends PastRound>(
  { context, describe, onVerify }: HistorySheetContent<Round>,
  round: Round,
): HTMLElement => {
  const { t, money, language, table } = context;
  const time = formatZonedTime(round.at, getDateLocale(language), table.timeZone);
  const { isReturned = false, isCutShort = false, win, stake } = round;
  const check = createElement('button', { type: 'button', class: 'check' }, t('verify'));
  check.addEventListener('click', () => onVerify?.(round));
  return createElement(
    'li',
    { class: 'pastRound', 'data-net': getNet(round) },
    createElement(
      'div',
      { class: 'pastOutcome' },
      createElement('span', {}, describe(round)),
      createElement('time', { datetime: new Date(round.at).toISOString() }, time),
    ),
    createElement(
      'dl',
      {},
      createElement('div', {}, createElement('dt', {}, t('staked')), createElement('dd', {}, money.full(stake))),
      createElement(
        'div',
        {},
        createElement('dt', {}, isReturned ? t('returned') : t('won')),
        createElement('dd', {}, money.full(isReturned ? stake : win)),
      ),
    ),
    ...(onVerify && !isReturned && !isCutShort ? [check] : []),
  );
};

/**
 * Opens the list of the player's past rounds of this game. The newest round is first. The list loads one page at a
 * time.
 */
export const openHistorySheet = <Round extends PastRound>(content: HistorySheetContent<Round>): void => {
  const { root, t, api } = content.context;
  const list = createElement('ol', { class: 'pastRounds' });
  const statusMessage = createElement('p', { role: 'status' }, t('offline'));
  const more = createElement('button', { type: 'button', class: 'quiet wide', hidden: true }, t('more'));
  let next: string | undefined;

  const load = async (): Promise<void> => {
    more.disabled = true;
    const result = await api.history<Round>(next);
    more.disabled = false;
    if (result.status === 'rejected') {
      statusMessage.textContent = t('failed');
      statusMessage.hidden = false;
      more.hidden = false;
      return;
    }
    list.append(...result.value.rounds.map((round) => createRow(content, round)));
    next = result.value.next ?? undefined;
    more.hidden = next === undefined;
    statusMessage.textContent = t('historyEmpty');
    statusMessage.hidden = list.childElementCount > 0;
  };

  more.addEventListener('click', () => void load());
  openSheet(root, { title: t('history'), close: t('close'), body: [statusMessage, list, more] });
  void load();
};
