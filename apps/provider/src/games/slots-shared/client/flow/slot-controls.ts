import { connectSoundButton } from '../../../../client/sheets/header-buttons.ts';
import { openHistorySheet } from '../../../../client/sheets/history-sheet.ts';
import { openInfoSheet } from '../../../../client/sheets/info-sheet.ts';
import { openProofSheet } from '../../../../client/sheets/proof-sheet.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import type { RandomSource } from '../../../../engine/rng/random-int.ts';
import type { SlotFreeSpins, SlotOutcome, SlotPlay } from '../../rules/slot-play.ts';
import type { SlotPage, SlotRound, SlotTable } from '../page/slot-page.ts';
import type { SlotKey } from '../slot-key.ts';
import type { SpinFlow } from './spin-flow.ts';

export interface SlotControlsOptions<Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins> {
  readonly context: GameContext<SlotKey, SlotTable<Outcome, FreeSpins>>;
  readonly page: SlotPage;
  readonly flow: SpinFlow<Outcome, FreeSpins>;
  /**
   * Creates the sections of the sheet with the rules. The prizes in the sections are for `bet`, a bet in minor units.
   */
  readonly createRules: (bet: number) => HTMLElement[];
  readonly createThumbnail: (outcome: Outcome) => HTMLElement;
  /**
   * Computes the outcome of a past round again, so that the player can verify the round. `state` is the series of
   * free spins before the round, or undefined if no series was active.
   */
  readonly draw: (
    randomSource: RandomSource,
    round: { readonly play: SlotPlay; readonly state: FreeSpins | undefined },
  ) => { readonly outcome: Outcome };
}

/**
 * Adds the event listeners to the buttons of a slot and for the space bar, which starts a spin. The info button opens
 * a sheet with the rules. From there, the player opens the history and the proof of a round.
 */
export const connectSlotControls = <Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins>({
  context,
  page: { layout, bets, sound, stats },
  flow,
  createRules,
  createThumbnail,
  draw,
}: SlotControlsOptions<Outcome, FreeSpins>): void => {
  const { t } = context;
  const openProof = ({ roundId, outcome, play, before }: SlotRound<Outcome, FreeSpins>): void =>
    openProofSheet({
      context,
      roundId,
      outcome,
      draw: (randomSource) => draw(randomSource, { play, state: before ?? undefined }).outcome,
      show: createThumbnail,
    });
  const openHistory = (): void =>
    openHistorySheet<SlotRound<Outcome, FreeSpins>>({
      context,
      describe: ({ outcome }) => createThumbnail(outcome),
      onVerify: openProof,
    });
  const openRules = (): void =>
    openInfoSheet({
      context,
      sections: createRules(bets.current()),
      stats,
      keys: [[t('spaceBar'), t('spin')]],
      onHistory: openHistory,
    });

  layout.spin.addEventListener('click', () => void flow.spin());
  layout.lowerBet.addEventListener('click', () => flow.changeBet(bets.lower));
  layout.raiseBet.addEventListener('click', () => flow.changeBet(bets.raise));
  connectSoundButton(layout.soundButton, sound);
  layout.infoButton.addEventListener('click', openRules);
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && !event.repeat && event.target === document.body) void flow.spin();
  });
};
