import { appendFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';

type Tables = { coins: Map<string, number>; names: Map<string, string> };

let folder: string;
const file = (): string => join(folder, 'provider.journal');
const open = () =>
  openJournal<Tables>(folder, { coins: new Map(), names: new Map() }, (_table, value) => {
    if (value === 'poison') throw new TypeError('poison');
    return value;
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('openJournal', () => {
  it('restores all commits, including removals', async () => {
    const before = await open();
    await before.commit({ coins: { ana: 3, ben: 5 }, names: { ana: 'Ana' } });
    await Promise.all([before.commit({ coins: { ana: 4 } }), before.commit({ coins: { ben: null } })]);
    await before.close();
    const after = await open();
    expect([...after.tables.coins]).toEqual([['ana', 4]]);
    expect([...after.tables.names]).toEqual([['ana', 'Ana']]);
    await after.close();
  });

  it('drops a truncated last line, and appends after it', async () => {
    const before = await open();
    await before.commit({ coins: { ana: 3 } });
    await before.close();
    const fullJournal = await readFile(file());
    const line = '{"coins":{"ana":9}}';
    for (let cut = 1; cut <= line.length; cut += 1) {
      await writeFile(file(), fullJournal);
      await appendFile(file(), line.slice(0, cut));
      const after = await open();
      expect(after.tables.coins.get('ana')).toBe(3);
      await after.commit({ coins: { ben: 1 } });
      await after.close();
      const again = await open();
      expect([...again.tables.coins]).toEqual([
        ['ana', 3],
        ['ben', 1],
      ]);
      await again.close();
    }
  });

  it('rejects a journal with a damaged line in the middle, and reports the number of the line', async () => {
    await writeFile(file(), '{"coins":{"ana":3}}\n{"coins":{"an\n{"coins":{"ben":1}}\n');
    await expect(open()).rejects.toThrow(/Line 2/);
    await writeFile(file(), '{"coins":{"ana":"poison"}}\n');
    await expect(open()).rejects.toThrow(/Line 1/);
    await truncate(file());
    await (await open()).close();
  });

  it('compacts the journal at opening and when it grows long', async () => {
    const before = await open();
    await Promise.all(Array.from({ length: 5200 }, (_, index) => before.commit({ coins: { ana: index } })));
    expect((await readFile(file(), 'utf8')).split('\n').length).toBeLessThan(300);
    await before.close();
    const after = await open();
    expect(await readFile(file(), 'utf8')).toBe('{"coins":{"ana":5199}}\n');
    await after.close();
  });

  it('stores all commits in the long journal if it cannot be compacted', async () => {
    const before = await open();
    // A folder with the name of the new file makes each compaction fail.
    await mkdir(`${file()}.new`);
    await Promise.all(Array.from({ length: 5200 }, (_, index) => before.commit({ coins: { ana: index } })));
    await before.close();
    await rm(`${file()}.new`, { recursive: true });
    const after = await open();
    expect(after.tables.coins.get('ana')).toBe(5199);
    await after.close();
  });
});
