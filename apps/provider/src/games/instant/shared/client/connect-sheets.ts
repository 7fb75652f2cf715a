import { createElement } from '../../../../client/dom/create-element.ts';
import { openHistorySheet } from '../../../../client/sheets/history-sheet.ts';
import { openInfoSheet, section } from '../../../../client/sheets/info-sheet.ts';
import { openProofSheet } from '../../../../client/sheets/proof-sheet.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import type { RandomSource } from '../../../../engine/rng/random-int.ts';
import type { RoundView } from '../../../../engine/views.ts';
import type { InstantKey } from './instant-key.ts';
import type { InstantPage } from './instant-page.ts';

export interface InstantSheetsOptions<Play, Outcome, State> {
  readonly context: GameContext<InstantKey>;
  readonly page: InstantPage;
  readonly createSections: () => readonly HTMLElement[];
  readonly describe: (round: RoundView<Play, Outcome, State>) => string;
  readonly draw: (randomSource: RandomSource, round: RoundView<Play, Outcome, State>) => Outcome;
}

/**
 * Connects the info button with a sheet (dialog). The sheet shows the rules, the prizes, the RTP and the statistics of
 * the session. From the sheet, the player opens the list of past rounds and the verification of a round.
 */
export const connectInstantSheets = <Play, Outcome, State>({
  context,
  page: { layout, stats, createRuleSection },
  createSections,
  describe,
  draw,
}: InstantSheetsOptions<Play, Outcome, State>): void => {
  const { t, api } = context;
  const openProof = (round: RoundView<Play, Outcome, State>): void =>
    openProofSheet<Outcome>({
      context,
      roundId: round.roundId,
      outcome: round.outcome,
      draw: (randomSource) => draw(randomSource, round),
      show: (outcome) => describe({ ...round, outcome }),
    });
  const openHistory = (): void =>
    openHistorySheet<RoundView<Play, Outcome, State>>({ context, describe, onVerify: openProof });
  layout.infoButton.addEventListener('click', () =>
    openInfoSheet({
      context,
      sections: [
        createRuleSection(),
        ...createSections(),
        section(t('nextFingerprint'), createElement('p', { class: 'fingerprint', dir: 'ltr' }, api.commitment())),
      ],
      stats,
      keys: [[t('spaceBar'), t('play')]],
      onHistory: openHistory,
    }),
  );
};
