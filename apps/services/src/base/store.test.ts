import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadStore } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-service-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('restores every change whose promise has resolved', async () => {
  const store = await loadStore<{ counts: Record<string, number> }>(folder, { counts: {} });
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      store.update(({ counts }) => (counts[`key${index % 3}`] = (counts[`key${index % 3}`] ?? 0) + 1)),
    ),
  );
  expect(Math.max(...results)).toBe(10);
  const restored = await loadStore<{ counts: Record<string, number> }>(folder, { counts: {} });
  expect(restored.read().counts).toEqual({ key0: 10, key1: 10, key2: 10 });
  expect(await readdir(folder)).toEqual(['state.json']);
});

it('adds the tables of a new version to a stored state', async () => {
  const older = await loadStore<{ orders: string[] }>(folder, { orders: [] });
  await older.update(({ orders }) => orders.push('D1'));
  const newer = await loadStore<{ orders: string[]; refunds: string[] }>(folder, { orders: [], refunds: [] });
  expect(newer.read()).toEqual({ orders: ['D1'], refunds: [] });
});
