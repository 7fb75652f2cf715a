import { createElement } from '../../../client/dom/create-element.ts';
import { createMoneyFormat, type MoneyFormat } from '../../../client/format/money-format.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import type { MyBet, PublicBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { formatMultiplier } from './bet-options.ts';
import { getCashOutMultiplier } from './crash-action.ts';
import { formatCashOutPayout } from './crash-messages.ts';
import type { CrashLayout } from './crash-layout.ts';
import type { CrashKey } from './text-key.ts';

export interface PlayerListState {
  /** Bets of all players from the server, newest first. */
  readonly bets: readonly PublicBet[];
  /** Number of the bets of all players. It can be larger than the number of `bets`. */
  readonly count: number;
  /** Bets of this player. The page knows their changes before they are in `bets`. */
  readonly myBets: readonly MyBet[];
  /** Current multiplier in hundredths. */
  readonly multiplier: number;
  readonly phase: TableRoundView['phase'] | undefined;
}

/** Row of the list. `alias` and `currency` are undefined for a bet of this player. */
type ListedBet = MyBet & { readonly alias: string | undefined; readonly currency?: string };

/** Returns one row for each bet: the bets of this player first, then the bets of the others. */
export const listFlightBets = ({ bets, myBets }: Pick<PlayerListState, 'bets' | 'myBets'>): ListedBet[] => {
  const myBetIds = new Set(myBets.map(({ betId }) => betId));
  const others = bets.filter(({ betId }) => !myBetIds.has(betId));
  return [...myBets.map((bet) => ({ ...bet, alias: undefined })), ...others];
};

/** Returns the state of a bet: `left` (cashed out), `lost`, or `aboard` (still in the flight). */
const getBetState = (cashOutMultiplier: number | undefined, phase: PlayerListState['phase']): string => {
  if (cashOutMultiplier !== undefined) return 'left';
  return phase === 'result' ? 'lost' : 'aboard';
};

type PlayerListContext = Pick<GameContext<CrashKey>, 't' | 'money' | 'language'>;

const createRow = (bet: ListedBet, state: PlayerListState, context: PlayerListContext): HTMLElement => {
  const multiplier = getCashOutMultiplier(bet, state);
  const isMine = bet.alias === undefined;
  return createElement(
    'li',
    { 'data-state': getBetState(multiplier, state.phase), 'data-mine': isMine },
    createElement('bdi', {}, isMine ? context.t('you') : `•••${bet.alias}`),
    ...(multiplier === undefined
      ? [createElement('span', {}, context.money.full(bet.stake))]
      : [
          createElement('b', { dir: 'ltr' }, formatMultiplier(multiplier)),
          createElement('b', {}, formatCashOutPayout(bet, multiplier, context)),
        ]),
  );
};

/**
 * Creates the function that shows the bets of all players on this flight. A player with two bets has two rows. The
 * amounts of each player are in the currency of this player.
 */
export const createPlayerList = (
  { crew, crewTitle }: Pick<CrashLayout, 'crew' | 'crewTitle'>,
  context: PlayerListContext,
): ((state: PlayerListState) => void) => {
  const formats = new Map<string, MoneyFormat>();
  const getFormat = (currency: string): MoneyFormat => {
    const format = formats.get(currency) ?? createMoneyFormat(context.language, currency);
    formats.set(currency, format);
    return format;
  };
  return (state) => {
    const listed = listFlightBets(state);
    const count = Math.max(state.count, listed.length);
    const rows = listed.map((bet) =>
      createRow(bet, state, { ...context, ...(bet.currency !== undefined && { money: getFormat(bet.currency) }) }),
    );
    const rest = count - listed.length;
    crew.replaceChildren(...rows, ...(rest > 0 ? [createElement('li', { dir: 'ltr' }, `+${rest}`)] : []));
    crewTitle.textContent = context.t('flightBets', { count });
    crew.setAttribute('aria-label', crewTitle.textContent);
  };
};
