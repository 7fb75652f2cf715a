import { createContext, useContext } from 'react';
import type { Seat } from '../../../client-kit/open-game.ts';
import type { TableView } from '../../../engine/views.ts';
import type { BoardView } from '../server.ts';
import type { Sound } from '../../../client-kit/sound.ts';
import type { Text } from './text/text.ts';

export type BookTable = TableView<unknown, unknown, unknown, BoardView>;
export interface BookSeat extends Seat<Text, BookTable> {
  readonly sound: Sound;
  /** The currency's own. */
  readonly sign: string;
  /** The match that the page was opened for. */
  readonly openedAt: string | undefined;
}

const SeatContext = createContext<BookSeat | undefined>(undefined);
export const SeatProvider = SeatContext.Provider;

export const useSeat = (): BookSeat => {
  const seat = useContext(SeatContext);
  if (!seat) throw new Error('A part of the book was drawn outside of its seat: wrap it in SeatProvider');
  return seat;
};
