import { createContext, useContext } from 'react';
import type { Seat } from '../../../client-kit/open-game.ts';
import type { Sound } from '../../../client-kit/sound.ts';
import type { TableView } from '../../../engine/views.ts';
import type { CardsView } from '../server.ts';
import type { Text } from './text/text.ts';

export type CardsTable = TableView<unknown, unknown, unknown, CardsView>;
export interface CardSeat extends Seat<Text, CardsTable> {
  readonly sound: Sound;
}

const SeatContext = createContext<CardSeat | undefined>(undefined);
export const SeatProvider = SeatContext.Provider;

export const useSeat = (): CardSeat => {
  const seat = useContext(SeatContext);
  if (!seat) throw new Error('A part of the card table was drawn outside of its seat: wrap it in SeatProvider');
  return seat;
};
