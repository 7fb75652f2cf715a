import type { RoundView, TableView } from '../../../../engine/views.ts';
import type { DrawnSpin, FreeSpins, LinesPlay } from '../../rules/draw-spin.ts';

export type LinesRound = RoundView<LinesPlay, DrawnSpin, FreeSpins>;
export type LinesTable = TableView<FreeSpins, LinesPlay, DrawnSpin>;
