import type { TableFrame, Tone } from '../../../client/tables/table-frame.ts';
import type { TableState } from '../../../client/tables/table-state.ts';

/** State and functions that both bet panels of the page share. */
export interface FlightTable {
  readonly frame: TableFrame;
  /** State of the table. Its `isBusy` is not used, because each panel sends its own requests. */
  state: TableState<number>;
  /** Current multiplier in hundredths. */
  multiplier: number;
  /** Updates both panels, the total of the bets and the color of the multiplier after a change of the state. */
  readonly refresh: () => void;
  /** Shows a message about the bet of a panel, and reads it to screen readers. */
  readonly notify: (panelName: string, message: string, tone?: Tone) => void;
}
