import { createRoot } from 'react-dom/client';
import type { Seat } from '../../../client-kit/open-game.ts';
import { createSound } from '../../../client-kit/sound.ts';
import { App } from './app.tsx';
import { type CardsTable, SeatProvider } from './card-seat.ts';
import type { Text } from './text/text.ts';

/** Opens the card room for a player who has sat down. */
export const sitDown = async (seat: Seat<Text, CardsTable>): Promise<void> => {
  // Sheets of the kit stand in the root beside what is drawn here.
  const own = document.createElement('div');
  seat.root.replaceChildren(own);
  createRoot(own).render(
    <SeatProvider value={{ ...seat, sound: createSound() }}>
      <App />
    </SeatProvider>,
  );
};
