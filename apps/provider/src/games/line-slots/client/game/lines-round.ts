import type { RoundView, TableView } from '../../../../engine/views.ts';
import type { SpinDraw, FreeSpins, LinesPlay } from '../../rules/draw-spin.ts';

export type LinesRound = RoundView<LinesPlay, SpinDraw, FreeSpins>;
export type LinesTable = TableView<FreeSpins, LinesPlay, SpinDraw>;
