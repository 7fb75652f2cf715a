import { rm } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { roulette } from '../../games/roulette/server.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinTable } from '../../testing/table-player.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import { openProviderStore } from '../../store/provider-store.ts';
import type { BetLedger } from './bet-ledger.ts';
import { returnRemovedBets } from './return-removed-bets.ts';

it('returns the open bets on a game that the next version no longer has, once', async () => {
  const gateway = await startFakeGateway();
  const dataFolder = await createDataFolder();
  const options = { gatewayOrigin: gateway.origin, dataFolder };
  const { wallet } = gateway;
  Object.assign(wallet.state, { category: 'LIVE', theme: 'baccarat' });
  const removed = createTestProvider(options);
  const player = await joinTable(await removed.listen({ port: 0, host: '127.0.0.1' }), 'anna');
  await player.phase('betting');
  await player.bet({ spots: { player: 1000 } });
  expect(wallet.state.balance).toBe(99_000);
  await removed.close();

  const next = createTestProvider({ ...options, games: [roulette] });
  await next.ready();
  await vi.waitFor(() => expect(wallet.state.balance).toBe(100_000));
  await next.close();
  expect(wallet.rolledBack.size).toBe(1);

  // Starts the refund again, as a second start of the provider would. The bet is already cancelled, so nothing is
  // refunded.
  const store = await openProviderStore(dataFolder);
  const betLedger = { rollback: vi.fn(), commit: vi.fn() };
  await returnRemovedBets({ store, betLedger: betLedger as unknown as BetLedger, engines: new Set(['roulette']) });
  expect(store.tables.bets.size).toBe(1);
  expect(betLedger.rollback).not.toHaveBeenCalled();
  await store.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});
