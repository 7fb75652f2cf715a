import type { PendingEdit } from '@livery/drafts/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditQueue, hasStoredEdits } from './edit-queue.ts';

const edit = (id: string): PendingEdit => ({
  seen: 3,
  isSent: true,
  operations: [{ id, path: ['document', 'name'], from: 'Aurora', to: 'Boreal' }],
});

/** Simulates the Web Locks of a browser with several tabs. */
const createLocks = () => {
  const held = new Set<string>();
  const request = async (name: string, _options: object, run: (lock: object | null) => unknown) => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name });
    return held.delete(name);
  };
  return { request };
};

/** Simulates the storage of a browser in memory. */
const createStorage = () => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('navigator', { locks: createLocks() });
});
afterEach(() => vi.unstubAllGlobals());

it('hands the edits of a closed tab to the next one', async () => {
  const first = await createEditQueue('kim', 'draft');
  first.store({ pending: [edit('a'), edit('b')], rejected: [{ edit: edit('c'), message: 'too long' }] });
  first.close();
  await vi.waitFor(async () => {
    const next = await createEditQueue('kim', 'draft');
    expect(next.adopted.pending).toEqual([edit('a'), edit('b')]);
    expect(next.adopted.rejected).toHaveLength(1);
  });
});

it('leaves the edits of an open tab alone', async () => {
  const first = await createEditQueue('kim', 'draft');
  first.store({ pending: [edit('a')], rejected: [] });
  expect((await createEditQueue('kim', 'draft')).adopted.pending).toEqual([]);
});

it('keeps adopted edits when the tab that adopted them is closed too', async () => {
  const first = await createEditQueue('kim', 'draft');
  first.store({ pending: [edit('a')], rejected: [] });
  first.close();
  await vi.waitFor(async () => {
    const second = await createEditQueue('kim', 'draft');
    second.close();
    expect(second.adopted.pending).toEqual([edit('a')]);
  });
  await vi.waitFor(async () => {
    const third = await createEditQueue('kim', 'draft');
    third.close();
    expect(third.adopted.pending).toEqual([edit('a')]);
  });
});

it('does not mix the edits of two people or two drafts', async () => {
  const first = await createEditQueue('kim', 'draft');
  first.store({ pending: [edit('a')], rejected: [] });
  first.close();
  expect((await createEditQueue('noor', 'draft')).adopted.pending).toEqual([]);
  expect((await createEditQueue('kim', 'other')).adopted.pending).toEqual([]);
});

it('works in a browser that stores nothing, and ignores damaged entries', async () => {
  localStorage.setItem('livery.draft.kim.draft.x', '{"pending":');
  expect((await createEditQueue('kim', 'draft')).adopted).toEqual({ pending: [], rejected: [] });
  vi.stubGlobal('localStorage', undefined);
  const queue = await createEditQueue('kim', 'draft');
  expect(() => queue.store({ pending: [edit('a')], rejected: [] })).not.toThrow();
});

it('returns whether the device stores edits of this person for a draft', async () => {
  const queue = await createEditQueue('kim', 'draft');
  expect(hasStoredEdits('kim', 'draft')).toBe(false);
  queue.store({ pending: [], rejected: [{ edit: edit('a'), message: 'not permitted' }] });
  expect(hasStoredEdits('kim', 'draft')).toBe(true);
  expect([hasStoredEdits('kim', 'other'), hasStoredEdits('lee', 'draft')]).toEqual([false, false]);
});
