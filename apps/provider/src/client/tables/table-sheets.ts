import type { RandomSource } from '../../engine/rng/random-int.ts';
import type { PastTableRound } from '../../engine/table/table-history.ts';
import { openHistorySheet } from '../history-sheet.ts';
import { openInfoSheet } from '../info-sheet.ts';
import { openProofSheet } from '../proof-sheet.ts';
import type { SessionStats } from '../session-stats.ts';
import type { GameContext } from '../start-game.ts';
import type { ClientText } from '../text/client-text.ts';

export interface TableSheetsOptions<Outcome> {
  readonly context: Omit<GameContext<unknown>, 'text'> & { readonly text: ClientText };
  readonly page: { readonly historyButton: HTMLButtonElement; readonly infoButton: HTMLButtonElement };
  readonly stats: SessionStats;
  /** Sections of the rules sheet. Called at each opening, because odds may have changed. */
  readonly createSections: () => readonly HTMLElement[];
  /** Keyboard shortcuts besides Tab and Enter: key and action. */
  readonly keys?: readonly (readonly [key: string, action: string])[];
  /** Describes a past round in the history. */
  readonly describeRound: (round: PastTableRound<unknown, Outcome>) => Node | string;
  /** Repeats the draw of a past round, for its proof. */
  readonly draw: (randomSource: RandomSource, round: { readonly number: number }) => Outcome;
  /** Renders an outcome in its proof. */
  readonly showOutcome: (outcome: Outcome) => Node | string;
}

/** Opens the sheets of a shared table from the buttons of its header: rules, past rounds, and the proof of a round. */
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
  const openHistory = (): void =>
    openHistorySheet<PastTableRound<unknown, Outcome>>({ context, describe: describeRound, onVerify: handleVerify });
  page.historyButton.addEventListener('click', openHistory);
  page.infoButton.addEventListener('click', () =>
    openInfoSheet({ context, stats, keys, onHistory: openHistory, sections: createSections() }),
  );
};
