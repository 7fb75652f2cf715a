import { createRoot } from 'react-dom/client';
import type { Seat } from '../../../client-kit/open-game.ts';
import { createSound, notes } from '../../../client-kit/sound.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { App } from './app.tsx';
import { type BookSeat, type BookTable, SeatProvider } from './book-seat.ts';
import { createBoardStore } from './board-store.ts';
import { createSlipStore } from './slip/slip-store.ts';
import { createStore } from './store.ts';
import type { Text } from './text/text.ts';
import { showToast, type Toast } from './toasts.tsx';

/** Opens the book for a player who has sat down. */
export const sitDown = async (seat: Seat<Text, BookTable>): Promise<void> => {
  const { root, text, money, table, language } = seat;
  const openedAt = new URL(location.href).searchParams.get('at') ?? undefined;
  const sound = createSound();
  const sign =
    new Intl.NumberFormat(language, { style: 'currency', currency: table.currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '';
  const own: BookSeat = { ...seat, sound, sign, openedAt };
  const toasts = createStore<readonly Toast[]>([]);
  const board = createBoardStore(own, ({ state, payout = 0, stake }) => {
    if (state === 'won') {
      showToast(toasts, 'won', fill(text.wonToast, { amount: money.full(payout) }));
      sound.win(payout / stake);
    } else if (state === 'void') showToast(toasts, 'void', fill(text.voidToast, { amount: money.full(payout) }));
    else showToast(toasts, 'lost', text.lostToast);
  });
  const slip = createSlipStore(own, board);
  slip.subscribe(() => {
    if (slip.get().phase === 'done' && slip.get().placed.some(({ bet }) => bet)) sound.tone(notes[5], 0, 0.2, 0.08);
  });
  root.replaceChildren();
  createRoot(root).render(
    <SeatProvider value={own}>
      <App board={board} slip={slip} toasts={toasts} />
    </SeatProvider>,
  );
};
