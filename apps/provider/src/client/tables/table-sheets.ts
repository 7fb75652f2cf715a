import type { RandomSource } from '../../engine/rng/random-int.ts';
import type { PastTableRound } from '../../engine/table/table-history.ts';
import { openHistorySheet } from '../sheets/history-sheet.ts';
import { openInfoSheet } from '../sheets/info-sheet.ts';
import { openProofSheet } from '../sheets/proof-sheet.ts';
import type { SessionStats } from '../session/session-stats.ts';
import type { GameContext } from '../start/start-game.ts';
import type { TableKey } from './table-key.ts';

export interface TableSheetsOptions<Outcome> {
  readonly context: GameContext<TableKey>;
  readonly page: { readonly historyButton: HTMLButtonElement; readonly infoButton: HTMLButtonElement };
  readonly stats: SessionStats;
  /**
   * Creates the sections of the rules sheet. This function is called each time the player opens the sheet, because the
   * odds may have changed.
   */
  readonly createSections: () => readonly HTMLElement[];
  /** Keyboard shortcuts of the game. Tab and Enter are not in the list, because they work in every game. */
  readonly keys?: readonly (readonly [key: string, action: string])[];
  /** Describes the outcome of a past round for the list of past rounds. */
  readonly describeRound: (round: PastTableRound<unknown, Outcome>) => Node | string;
  /**
   * Draws the outcome of a past round again, with the random numbers of `randomSource`. The page compares the two
   * outcomes to verify the round.
   */
  readonly draw: (randomSource: RandomSource, round: { readonly number: number }) => Outcome;
  /** Renders an outcome on the sheet that verifies a past round. */
  readonly showOutcome: (outcome: Outcome) => Node | string;
}

/**
 * Connects the buttons in the header with their sheets: the rules, the past rounds, and the verification of a round.
 */
export const connectTableSheets = <Outcome>({
  context,
  page,
  stats,
  createSections,
  keys = [],
  describeRound,
  draw,
  showOutcome,
}: TableSheetsOptions<Outcome>): void => {
  const handleVerify = ({ roundId, number, outcome }: PastTableRound<unknown, Outcome>): void =>
    openProofSheet({
      context,
      roundId,
      outcome,
      draw: (randomSource) => draw(randomSource, { number }),
      show: showOutcome,
    });
  const describe = (round: PastTableRound<unknown, Outcome>): Node | string =>
    round.isReturned || round.isCutShort
      ? `${context.t('round', { number: round.number })} · ${context.t('voided')}`
      : describeRound(round);
  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, Outcome>>({ context, describe, onVerify: handleVerify });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({ context, stats, keys, onHistory: openHistory, sections: createSections() }),
  );
};
