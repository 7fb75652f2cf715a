import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import { loadBrandFiles } from '../../core/config/load-brand-files.ts';
import type { Database, DatabaseHandle } from '../../core/db/database.ts';
import { DatabasePurposeError } from '../../core/db/database-purpose.ts';
import { readRevision } from '../../core/revisions/watch-revision.ts';
import { announcements } from '../../modules/content/index.ts';
import { contentImages } from '../../modules/content/images/content-images.tables.ts';
import { lotteries } from '../../modules/lottery/index.ts';
import { members } from '../../modules/members/index.ts';
import { rewardClaims } from '../../modules/rewards/index.ts';
import { createAppStore } from '../../testing/app-store.ts';
import { buildProductionApp, enterAsNewMember } from '../../testing/production-app.ts';
import { createManualClock, type TestApp } from '../../testing/test-platform.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';
import { runContentCommand } from './run-content-command.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sample = join(root, 'docs/content-sample');
const clock = createManualClock();

let brands: readonly Merchant[];
let demo: DatabaseHandle;
let platform: TestApp;
let db: Database;

const getBrand = (code: string): Merchant => brands.find((brand) => brand.code === code)!;
const createFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'livery-content-'));

// oxlint-disable-next-line typescript/no-explicit-any -- the tests also write wrong items
type Item = any;

/** Copies the sample content to a new folder, and changes the items of one file. Returns the folder. */
const copySample = async (file?: string, change: (items: Item[]) => unknown = (items) => items): Promise<string> => {
  const folder = await createFolder();
  await cp(sample, folder, { recursive: true });
  if (file) {
    const items = JSON.parse(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), JSON.stringify(change(items) ?? items));
  }
  return folder;
};

const run = (folder: string, code = 'bituinara', isDryRun = false): Promise<string> =>
  importContent({ db, clock, brand: getBrand(code), folder, isDryRun });

const readFolder = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => [
          join(parentPath, name).slice(folder.length + 1),
          await readFile(join(parentPath, name), 'base64'),
        ]),
    ),
  );

const exportFrom = async (from: Database, code: string): Promise<string> => {
  const folder = await createFolder();
  await exportContent({ db: from, brand: getBrand(code), folder });
  return folder;
};

beforeAll(async () => {
  ({ brands } = await loadBrandFiles(join(root, 'merchants'), new Map()));
  demo = await createAppStore();
  platform = await buildProductionApp();
  ({ db } = platform.store);
});
afterAll(async () => {
  await platform.close();
  await demo.close();
});

describe('the content of a demonstration', () => {
  it('is the same after an export, an import into an empty database and another export', async () => {
    const outputs: string[] = [];
    for (const code of ['bituinara', 'quetzarena']) {
      const folder = await exportFrom(demo.db, code);
      const exported = await readFolder(folder);
      expect(Object.keys(exported).sort()).toEqual(contentKinds.map(({ name }) => `${name}.json`).sort());
      for (const name of ['lotteries', 'announcements', 'help', 'promotions', 'vip', 'contacts'])
        expect([name, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))]).not.toEqual([name, []]);
      outputs.push(await run(folder, code));
      expect(await readFolder(await exportFrom(db, code))).toEqual(exported);
    }
    // The second brand also has lotteries of the first brand. Its import therefore reports that both brands have the
    // same draws and names.
    expect(outputs[1]).toMatch(/bituinara has the same draws and names of .*SSC_1M/);
  });

  it('of one brand stays when another brand removes a lottery that both offer', async () => {
    const before = await readFolder(await exportFrom(db, 'bituinara'));
    const folder = await exportFrom(db, 'quetzarena');
    const [first, ...rest] = JSON.parse(await readFile(join(folder, 'lotteries.json'), 'utf8'));
    await writeFile(join(folder, 'lotteries.json'), JSON.stringify(rest));
    const output = await run(folder, 'quetzarena');
    expect(output).toContain(`  - ${first.code}`);
    expect(await readFolder(await exportFrom(db, 'bituinara'))).toEqual(before);
    expect(JSON.parse(await readFile(join(await exportFrom(db, 'quetzarena'), 'lotteries.json'), 'utf8'))).toEqual(
      rest,
    );
  });

  it('cannot be changed by an import', async () => {
    const brand = getBrand('bituinara');
    await expect(importContent({ db: demo.db, clock, brand, folder: sample, isDryRun: false })).rejects.toThrow(
      DatabasePurposeError,
    );
  });
});

describe('an import', () => {
  it('replaces the content of the files, and leaves the kinds without a file as they are', async () => {
    const before = await readFolder(await exportFrom(db, 'bituinara'));
    const output = await run(await copySample());
    expect(output).toContain('help: 2 created, 0 changed,');
    expect(output).toContain('lotteries: 1 created, 0 changed,');
    expect(output).not.toContain('contacts');
    const after = await readFolder(await exportFrom(db, 'bituinara'));
    expect(after['contacts.json']).toBe(before['contacts.json']);
    expect(after['help.json']).not.toBe(before['help.json']);
  });

  it('changes nothing the second time, so that no gateway loads anything again', async () => {
    const revision = await readRevision(db, 'catalogue');
    expect(await run(await copySample())).toBe(
      'Content of bituinara:\nlotteries: no change\nannouncements: no change\nhelp: no change\npromotions: no change',
    );
    expect(await readRevision(db, 'catalogue')).toBe(revision);
  });

  it('reports what changed, and writes nothing in a dry run', async () => {
    const before = await readFolder(await exportFrom(db, 'bituinara'));
    const folder = await copySample('help.json', ([page]) => [{ ...page, titles: { EN: 'New', TY: 'Bago' } }]);
    const changes = 'help: 0 created, 1 changed, 1 removed\n  ~ verify-draw (titles)\n  - who-can-play';
    const dryRun = await run(folder, 'bituinara', true);
    expect(dryRun).toContain('Dry run, nothing was written.');
    expect(dryRun).toContain(changes);
    expect(await readFolder(await exportFrom(db, 'bituinara'))).toEqual(before);
    expect(await run(folder)).toContain(changes);
    await run(sample);
  });

  it('keeps the order of the items', async () => {
    const folder = await copySample('help.json', (pages) => [
      ...pages,
      { ...pages[0], id: 'second' },
      { ...pages[0], id: 'third' },
    ]);
    await run(folder);
    const output = await run(
      await copySample('help.json', (pages) => [{ ...pages[0], id: 'third' }, ...pages, { ...pages[0], id: 'second' }]),
    );
    expect(output).toContain('  ~ third (order)');
    const exported = JSON.parse(await readFile(join(await exportFrom(db, 'bituinara'), 'help.json'), 'utf8'));
    expect(exported.map(({ id }: { id: string }) => id)).toEqual(['third', 'verify-draw', 'second', 'who-can-play']);
    await run(sample);
  });

  it('of two processes at the same time runs one after the other', async () => {
    const outputs = await Promise.all([run(sample), run(sample)]);
    expect(outputs.every((output) => output.includes('help: no change'))).toBe(true);
  });
});

describe('an image', () => {
  it('is encoded again without its metadata, and stays the same through export and import', async () => {
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer();
    const folder = await copySample();
    await writeFile(join(folder, 'images/opening.png'), photo);
    await run(folder);
    const exported = await readFolder(await exportFrom(db, 'bituinara'));
    const file = Object.keys(exported).find((name) => name.startsWith('images/'));
    expect(Buffer.from(exported[file!]!, 'base64').includes('secret-place')).toBe(false);

    const target = await buildProductionApp();
    try {
      const copy = await exportFrom(db, 'bituinara');
      await importContent({ db: target.store.db, clock, brand: getBrand('bituinara'), folder: copy, isDryRun: false });
      expect(await readFolder(await exportFrom(target.store.db, 'bituinara'))).toEqual(exported);
    } finally {
      await target.close();
    }
    await run(sample);
  });

  it('that nothing refers to any more is deleted', async () => {
    await run(sample);
    expect(await db.select().from(contentImages)).toHaveLength(1);
    const folder = await copySample('promotions.json', (items) =>
      items.map((item) => ({ ...item, image: 'https://cdn.example.com/a.webp' })),
    );
    await writeFile(join(folder, 'announcements.json'), '[]');
    await run(folder);
    expect(await db.select().from(contentImages)).toEqual([]);
    await run(sample);
  });

  it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      'a script',
      (folder) => writeFile(join(folder, 'images/opening.png'), '<script>alert(1)</script>'),
      /not a readable/,
    ],
    [
      'half an image',
      async (folder) => {
        const file = await readFile(join(sample, 'images/opening.png'));
        await writeFile(join(folder, 'images/opening.png'), file.subarray(0, file.length / 2));
      },
      /not a readable/,
    ],
    [
      'a folder',
      async (folder) => {
        await mkdir(join(folder, 'images/folder.png'));
        const promotion = await readFile(join(folder, 'promotions.json'), 'utf8');
        await writeFile(join(folder, 'promotions.json'), promotion.replace('opening.png', 'folder.png'));
      },
      /promotions\.json: first-deposit: images\/folder\.png: the file does not exist/,
    ],
  ])('that is %s is rejected', async (_, change, message) => {
    const folder = await copySample();
    await change(folder);
    await expect(run(folder)).rejects.toThrow(message);
  });
});

describe('a folder with problems', () => {
  it.each<[string, string, (items: Item[]) => unknown, RegExp]>([
    [
      'an unknown field',
      'help.json',
      ([page]) => void (page.colour = 'red'),
      /help\.json: item 1 \(verify-draw\): .*colour/,
    ],
    [
      'a missing language',
      'help.json',
      ([page]) => void delete page.titles.TY,
      /item 1 \(verify-draw\): titles: no text in TY: the brand bituinara has the languages TY, EN/,
    ],
    [
      'a language that does not exist',
      'help.json',
      ([page]) => void (page.titles.XX = 'x'),
      /item 1 \(verify-draw\): titles/,
    ],
    ['an empty text', 'help.json', ([page]) => void (page.contents.EN = ' '), /contents\.EN/],
    ['an id twice', 'help.json', ([page]) => [page, page], /help\.json: verify-draw: is in the file more than once/],
    ['an id with a slash', 'help.json', ([page]) => void (page.id = '../x'), /id: must be lower-case letters/],
    [
      'an image outside the folder',
      'promotions.json',
      ([item]) => void (item.image = 'images/../../secret.png'),
      /image: must be a file/,
    ],
    [
      'a link with a script',
      'announcements.json',
      ([item]) => void (item.link = 'javascript:alert(1)'),
      /link: must be a path/,
    ],
    [
      'a time without a zone',
      'announcements.json',
      ([item]) => void (item.publishedAt = '2026-12-01 10:00'),
      /publishedAt: must be a time/,
    ],
    [
      'an end before the start',
      'promotions.json',
      ([item]) => void (item.endsAt = '2020-01-01T00:00:00Z'),
      /first-deposit: endsAt: must be later/,
    ],
    [
      'an amount that is a number',
      'promotions.json',
      ([item]) => void (item.rules.maxAmount = 500),
      /rules\.maxAmount/,
    ],
    ['a rule of another kind', 'promotions.json', ([item]) => void (item.rules.friendsPerMonth = 3), /friendsPerMonth/],
    ['an unknown kind', 'promotions.json', ([item]) => void (item.kind = 'GIFT'), /kind/],
    ['an object in place of a list', 'help.json', ([page]) => page, /help\.json: must be a list/],
    [
      'an interval that does not divide a day',
      'lotteries.json',
      ([item]) => void (item.schedule.seconds = 420_7),
      /schedule\.seconds: must divide a day/,
    ],
    [
      'draws that are too frequent',
      'lotteries.json',
      ([item]) => void (item.schedule.seconds = 10),
      /schedule\.seconds/,
    ],
    [
      'too little time to bet',
      'lotteries.json',
      ([item]) => void (item.closesBefore = 61),
      /PILI_5D: closesBefore: members could bet/,
    ],
    [
      'fixed prizes in the mode LOTT',
      'lotteries.json',
      ([item]) => void (item.family = 'FOURD'),
      /games \(LOTT\): FOURD has fixed prizes/,
    ],
    ['an unknown family', 'lotteries.json', ([item]) => void (item.family = 'KENO'), /family/],
    ['a mode twice', 'lotteries.json', ([item]) => void (item.games[1].mode = 'SEA'), /the mode SEA is there twice/],
    ['odds of its own', 'lotteries.json', ([item]) => void (item.games[0].odds = 12), /odds/],
  ])('that contain %s is rejected with file, item, field and reason', async (_, file, change, message) => {
    const before = await readFolder(await exportFrom(db, 'bituinara'));
    await expect(run(await copySample(file, change))).rejects.toThrow(message);
    expect(await readFolder(await exportFrom(db, 'bituinara'))).toEqual(before);
  });

  it('that has text which is not JSON, no content, or an unknown file is rejected', async () => {
    const broken = await copySample();
    await writeFile(join(broken, 'help.json'), '[{');
    await expect(run(broken)).rejects.toThrow(/help\.json: not JSON/);
    await expect(run(await createFolder())).rejects.toThrow('has no content');
    await expect(run('/nowhere')).rejects.toThrow('cannot be read');
    const other = await copySample();
    await writeFile(join(other, 'lottery.json'), '[]');
    await expect(run(other)).rejects.toThrow(/lottery\.json/);
  });

  it('that lists all problems at once', async () => {
    const folder = await copySample('help.json', ([page]) => void delete page.titles.TY);
    await writeFile(join(folder, 'images/opening.png'), 'x');
    await writeFile(join(folder, 'promotions.json'), '{}');
    const error: Error = await run(folder).then(
      () => new Error('nothing was thrown'),
      (thrown: Error) => thrown,
    );
    expect(error.message.split('\n')).toHaveLength(4);
    expect(error.message).toContain('Nothing was written');
  });

  it('that is for a brand without lotteries is rejected', async () => {
    const translate = (names: object) => ({ ...names, AR: 'اسم', FA: 'نام' });
    const folder = await createFolder();
    const [lottery] = JSON.parse(await readFile(join(sample, 'lotteries.json'), 'utf8'));
    const games = [{ mode: 'SEA' }];
    await writeFile(
      join(folder, 'lotteries.json'),
      JSON.stringify([{ ...lottery, names: translate(lottery.names), games }]),
    );
    await expect(run(folder, 'firuzara')).rejects.toThrow(
      /PILI_5D: games \(SEA\): SEA needs the category ELOTT, which the brand firuzara does not have/,
    );
  });
});

describe('what members have', () => {
  it('protects a promotion that a member has claimed', async () => {
    await run(sample);
    await enterAsNewMember(platform, { merchant: 'bituinara', username: 'claimer' });
    const [claimer] = await db.select().from(members).where(eq(members.username, 'claimer'));
    await db.insert(rewardClaims).values({
      memberId: claimer!.id,
      rewardId: 'r',
      merchant: 'bituinara',
      source: 'WELCOME',
      promotionId: 'bituinara-first-deposit',
      titles: { EN: 'x' },
      amount: 1,
      rollover: 0,
      lines: [],
      claimedAt: clock.now(),
    });
    await expect(run(await copySample('promotions.json', () => []))).rejects.toThrow(
      /promotions\.json: first-deposit: cannot be removed\. Members have claimed/,
    );
    await expect(
      run(await copySample('promotions.json', ([item]) => void (item.rules.sharePercent = 40))),
    ).rejects.toThrow(/first-deposit: rules: cannot change/);
    const output = await run(
      await copySample('promotions.json', ([item]) => void (item.endsAt = '2026-12-31T00:00:00Z')),
    );
    expect(output).toContain('~ first-deposit (endsAt)');
    await db.delete(rewardClaims).where(eq(rewardClaims.memberId, claimer!.id));
    await run(sample);
  });

  it('protects a VIP level that a member has', async () => {
    const folder = await createFolder();
    const level = (number: number) => ({
      level: number,
      names: { EN: `L${number}`, TY: `A${number}` },
      requiredBets: `${number * 100}.00`,
      levelUpBonus: '0.00',
      rolloverTimes: 1,
      cashbackPercent: 0.5,
      checkInExtraPercent: 0,
    });
    const write = (levels: readonly object[]) => writeFile(join(folder, 'vip.json'), JSON.stringify(levels));
    await write([level(0), level(1), level(2)]);
    await run(folder);
    await db.update(members).set({ vipLevel: 1 }).where(eq(members.username, 'claimer'));
    await write([level(0), level(1)]);
    expect(await run(folder)).toContain('  - 2');
    await write([level(0)]);
    await expect(run(folder)).rejects.toThrow('vip.json: 1: cannot be removed, because members have this level');
    await write([level(0), level(2)]);
    await expect(run(folder)).rejects.toThrow('vip.json: 2: level: must be 1');
  });
});

describe('the command', () => {
  it('imports into the embedded database and exports from it', async () => {
    const dataFolder = await createFolder();
    const config = { ...platform.config, dataFolder, databaseUrl: undefined };
    const out = join(await createFolder(), 'new');
    expect(await runContentCommand(['import', '--brand', 'bituinara', '--from', sample], config)).toContain(
      '1 created',
    );
    expect(await runContentCommand(['export', '--brand', 'bituinara', '--out', out], config)).toContain('help.json: 2');
    const [lottery] = JSON.parse(await readFile(join(out, 'lotteries.json'), 'utf8'));
    expect(lottery).toMatchObject({ code: 'PILI_5D', closesBefore: 38 });
    expect((await readdir(join(out, 'images'))).length).toBe(1);
  });

  it('imports nothing where DEMO is on', async () => {
    const args = ['import', '--brand', 'bituinara', '--from', sample];
    await expect(runContentCommand(args, { ...platform.config, isDemo: true })).rejects.toThrow('DEMO is on');
  });

  it.each([
    [[], 'Usage'],
    [['import', '--brand', 'bituinara'], 'Usage'],
    [['export', '--brand', 'bituinara', '--out', 'x', 'more'], 'Usage'],
    [['import', '--brand', 'nobody', '--from', 'x'], 'There is no brand nobody'],
    [['import', '--force'], 'Unknown option'],
  ])('explains the arguments %j', async (args, message) => {
    await expect(runContentCommand(args, platform.config)).rejects.toThrow(message);
  });
});

it('is documented with all files', async () => {
  const operations = await readFile(join(root, 'docs/operations.md'), 'utf8');
  for (const { name } of contentKinds) expect(operations).toContain(`\`${name}.json\``);
});

it('has removed no content of a brand that it did not name', async () => {
  expect(
    (await db.select().from(announcements).where(eq(announcements.merchant, 'quetzarena'))).length,
  ).toBeGreaterThan(0);
  expect((await db.select().from(lotteries).where(eq(lotteries.isActive, true))).length).toBeGreaterThan(1);
});
