import { createRoot } from 'react-dom/client';
import type { GameContext } from '../../../client/start/start-game.ts';
import { createSound, notes } from '../../../client/art/sound.ts';
import { App } from './app.tsx';
import { type SportsbookContext, type SportsbookTable, GameContextProvider } from './sportsbook-context.ts';
import { createBoardStore } from './state/board-store.ts';
import { createSlipStore } from './state/slip-store.ts';
import { createStore } from './state/store.ts';
import { addInitialSelection, takeStart } from './state/start.ts';
import type { BookKey } from './text-key.ts';
import { showToast, type Toast } from './parts/toasts.tsx';

export const mountGame = async (gameContext: GameContext<BookKey, SportsbookTable>): Promise<void> => {
  const { root, t, money, table, language } = gameContext;
  const start = takeStart();
  const sound = createSound();
  const sign =
    new Intl.NumberFormat(language, { style: 'currency', currency: table.currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '';
  const context: SportsbookContext = { ...gameContext, sound, sign, initialMatchId: start?.match };
  const toasts = createStore<readonly Toast[]>([]);
  const board = createBoardStore(context, ({ state, payout = 0, stake }) => {
    if (state === 'won') {
      showToast(toasts, 'won', t('wonToast', { amount: money.full(payout) }));
      sound.win(payout / stake);
    } else if (state === 'void') showToast(toasts, 'void', t('voidToast', { amount: money.full(payout) }));
    else showToast(toasts, 'lost', t('lostToast'));
  });
  const slip = createSlipStore(context, board);
  if (start?.selection) addInitialSelection(board, slip, start.selection);
  slip.subscribe(() => {
    if (slip.get().phase === 'done' && slip.get().placed.some(({ bet }) => bet)) sound.tone(notes[5], 0, 0.2, 0.08);
  });
  root.replaceChildren();
  createRoot(root).render(
    <GameContextProvider value={context}>
      <App board={board} slip={slip} toasts={toasts} />
    </GameContextProvider>,
  );
};
