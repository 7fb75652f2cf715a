import type { RoundView, TableView } from '../../../../engine/views.ts';
import type { DrawnSpin, FreeSpins, LinesPlay } from '../../rules/draw-spin.ts';
import { houseMachine } from '../../rules/house-machine.ts';
import { SpinKind } from '../../rules/spin.ts';

export type LinesRound = RoundView<LinesPlay, DrawnSpin, FreeSpins>;
export type LinesTable = TableView<FreeSpins, LinesPlay, DrawnSpin>;

/** A spin as the reels show it. Amounts in minor units. */
export interface SpinView extends DrawnSpin {
  readonly kind: SpinKind;
  readonly bet: number;
  readonly multiplier: number;
  readonly balance: number | null;
}

export const spinView = ({ play, before, outcome, balance }: LinesRound): SpinView => ({
  ...outcome,
  kind: play.kind,
  bet: play.kind === SpinKind.Free && before ? before.bet : play.bet,
  multiplier: play.kind === SpinKind.Free ? houseMachine.freeSpinMultiplier : 1,
  balance,
});
