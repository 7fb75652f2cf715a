// @vitest-environment happy-dom
import { listEnvironments, listReleases } from '@livery/contract/operators/releases';
import { compareReleases } from '@livery/contract/operators/releases/comparison';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway, renderScreen } from '../../testing/render-screen.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import type { Comparison, Review } from './review.api.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [fileId, liveId, oldId, reviewedId] = ['f'.repeat(32), 'a'.repeat(32), 'c'.repeat(32), 'b'.repeat(32)] as const;
const at = '2026-11-26T10:00:00Z';
const review: Review = {
  releaseId: reviewedId,
  version: 3,
  manifest: 'd'.repeat(64),
  createdBy: 'ada',
  versionBy: 'ada',
  editors: [],
  request: null,
  decisions: [],
  comments: [],
  environments: [],
};
const sizes = { fileCount: 120, total: 900_000, firstLoad: 180_000 };
const nothing = { added: [], removed: [] };
const side = { releaseId: liveId, version: 2, build: null, compileId: null, createdBy: 'ada', createdAt: at };

/** Comparison of two releases with the same content. */
const same: Comparison = {
  before: side,
  after: { ...side, releaseId: reviewedId, version: 3 },
  values: [],
  images: [],
  otherMode: null,
  bytes: { before: sizes, after: sizes, files: [], moreFiles: 0, features: nothing },
  behaviour: { routes: nothing, menu: nothing, calls: nothing, isComplete: true },
};

const toChange = (path: string, before: unknown, after: unknown) => ({
  section: path.split('.')[0] as string,
  path,
  language: path.split('.').find((part) => /^[A-Z]{2}$/.test(part)) ?? null,
  title: null,
  before: before === undefined ? null : JSON.stringify(before),
  after: after === undefined ? null : JSON.stringify(after),
});

interface Options {
  readonly comparison?: Partial<Comparison>;
  readonly view?: string;
  /** Releases of the brand, by id and version, in addition to the reviewed release. */
  readonly others?: readonly (readonly [releaseId: string, version: number])[];
  /** Releases on the second page of the list. */
  readonly older?: readonly (readonly [releaseId: string, version: number])[];
}

const open = ({ comparison, view, others = [[liveId, 2]], older = [] }: Options = {}) => {
  const gateway = createGateway({ permissions: ['releases:read'] });
  const toRelease = ([releaseId, version]: readonly [string, number]) => ({
    releaseId,
    version,
    fileCount: 120,
    storedSize: 1000,
    createdBy: 'ada',
    createdAt: at,
    wasLive: releaseId === liveId,
  });
  gateway.provide(listReleases, ({ path }) => {
    const params = new URL(path, 'http://console.test').searchParams;
    const all = [[reviewedId, 3] as const, ...others, ...older];
    const [id, version] = [params.get('releaseId'), params.get('version')];
    if (id !== null || version !== null)
      return {
        releases: all.filter((each) => each[0] === id || String(each[1]) === version).map(toRelease),
        next: null,
      };
    if (params.has('cursor')) return { releases: older.map(toRelease), next: null };
    return { releases: all.slice(0, 1 + others.length).map(toRelease), next: older.length > 0 ? 'c2' : null };
  });
  gateway.provide(listEnvironments, () => ({
    environments: [{ environment: 'live', number: 1, releaseId: liveId, changedAt: at }],
  }));
  gateway.provide(compareReleases, () => ({ ...same, ...comparison }));
  const { user } = renderScreen(<ComparisonPanel brand="plenty" review={review} />, {
    path: '/',
    at: view ? `/?view=${view}` : '/',
  });
  return { gateway, user };
};

/** Returns the texts of the cells of each row of a table, without the heads of the columns. */
const readRows = async (name: string): Promise<readonly (readonly string[])[]> => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) => textContent),
  );
};
const findItems = async (panel: string): Promise<readonly string[]> =>
  within(await screen.findByRole('region', { name: panel }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const [before, after] = ['Before', 'After'];

it('describes each kind of changed value in words', async () => {
  const values = [
    toChange('theme.accent', '#c0392b', '#2980b9'),
    toChange('theme.radius', 8, 1200),
    toChange('languages', ['EN', 'ES'], ['EN']),
    toChange('assets.hero.href', undefined, ''),
    { ...toChange('flags.LOTTERY', true, false), title: 'Lottery' },
    toChange('layout.homeBonus', undefined, 'banner'),
  ];
  open({ comparison: { values } });
  expect(await readRows('Colours and type')).toEqual([
    ['Main colourtheme.accent', `${before}#c0392b`, `${after}#2980b9`],
    ['Radius of cornerstheme.radius', `${before}8`, `${after}1,200`],
  ]);
  expect(await readRows('Languages')).toEqual([['Languageslanguages', `${before}EN and ES`, `${after}EN`]]);
  expect(await readRows('Images and their texts')).toEqual([
    ['Link of the first imageassets.hero.href', `${before}Not set`, `${after}Not set`],
  ]);
  expect(await readRows('Features')).toEqual([['Lotteryflags.LOTTERY', `${before}On`, `${after}Off`]]);
  expect(await readRows('Home page and shapes')).toEqual([
    ['home bonuslayout.homeBonus', `${before}Not set`, `${after}banner`],
  ]);
});

it('groups changed texts by language, and names the block of a legal text', async () => {
  const values = [
    toChange('texts.EN.account:login.submit', 'Log in', 'Enter'),
    toChange('texts.TY.account:login.submit', undefined, 'Pumasok'),
    toChange('legal.terms.EN.2.text', 'Old', 'New'),
  ];
  open({ comparison: { values } });
  expect(await readRows('Texts: English')).toEqual([
    ['login.submittexts.EN.account:login.submit', `${before}Log in`, `${after}Enter`],
  ]);
  expect(await readRows('Texts: Filipino')).toEqual([
    ['login.submittexts.TY.account:login.submit', `${before}Not set`, `${after}Pumasok`],
  ]);
  expect(await readRows('Legal texts: English')).toEqual([
    ['Terms, block 3legal.terms.EN.2.text', `${before}Old`, `${after}New`],
  ]);
});

it('lists images that appear, go and are replaced', async () => {
  const images = [
    { path: 'logo.svg', before: 'one', after: 'two' },
    { path: 'hero.webp', before: null, after: 'three' },
    { path: 'old.webp', before: 'four', after: null },
  ];
  open({ comparison: { images } });
  expect(await findItems('Images')).toEqual(['logo.svgReplaced', 'hero.webpAdded', 'old.webpRemoved']);
});

it('shows that all values are the same', async () => {
  open();
  expect(await screen.findByText('All values are the same.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('compares the sizes, the features and the files of both releases', async () => {
  const bytes = {
    before: sizes,
    after: { fileCount: 119, total: 912_340, firstLoad: 180_000 },
    files: [
      { path: 'assets/app.js', before: 1000, after: 2500, features: [], isFirstLoad: true },
      { path: 'assets/slots.js', before: null, after: 12_340, features: ['slots'], isFirstLoad: false },
      { path: 'assets/old.js', before: 40, after: null, features: ['fish', 'slots'], isFirstLoad: true },
    ],
    moreFiles: 2,
    features: {
      added: [{ id: 'slots', fileCount: 1, size: 12_340 }],
      removed: [{ id: 'fish', fileCount: 1, size: 40 }],
    },
  };
  const { user } = open({ comparison: { bytes } });
  await user.click(await screen.findByRole('radio', { name: 'Bytes and features' }));
  expect(await readRows('Sizes, as browsers load them')).toEqual([
    ['First load', `${before}180 kB`, `${after}180 kB`, 'Difference0 kB'],
    ['All files', `${before}900 kB`, `${after}912.34 kB`, 'Difference+12.34 kB'],
    ['Number of files', `${before}120`, `${after}119`, 'Difference-1'],
  ]);
  expect(await findItems('Features with their own code')).toEqual(['slots12.34 kBAppears', 'fish0.04 kBGoes']);
  expect(await readRows('Changed files')).toEqual([
    ['assets/app.jsfirst load', `${before}1 kB`, `${after}2.5 kB`],
    ['assets/slots.jsslots', `${before}–`, `${after}12.34 kB`],
    ['assets/old.jsfirst load, fish, slots', `${before}0.04 kB`, `${after}–`],
  ]);
  expect(screen.getByText('2 more files')).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('/?view=bytes');
});

it('shows that no feature and no file differs', async () => {
  open({ view: 'bytes' });
  const features = within(await screen.findByRole('region', { name: 'Features with their own code' }));
  expect(features.getByText('No feature appears or goes.')).toBeTruthy();
  const files = within(screen.getByRole('region', { name: 'Changed files' }));
  expect(files.getByText('No file differs.')).toBeTruthy();
  expect(files.queryByRole('table')).toBeNull();
});

it('lists the pages, menu entries and calls that appear and go', async () => {
  const behaviour = {
    routes: { added: [{ path: '/m/lottery', feature: 'lottery' }], removed: [] },
    menu: {
      added: [{ slot: 'bottomBar', path: '/m/lottery' }],
      removed: [{ slot: 'unknownSlot', path: '/m/fish' }],
    },
    calls: { added: [], removed: [{ name: 'listFishGames', method: 'GET', path: '/fish' }] },
    isComplete: true,
  };
  const { user } = open({ comparison: { behaviour } });
  await user.click(await screen.findByRole('radio', { name: 'Behaviour' }));
  expect(await findItems('Pages')).toEqual(['/m/lotterylotteryAppears']);
  expect(await findItems('Menu entries')).toEqual(['/m/lotteryBottom barAppears', '/m/fishunknownSlotGoes']);
  expect(await findItems('Calls of the gateway')).toEqual(['GET /fishlistFishGamesGoes']);
});

it('shows that nothing appears or goes, or that the pages of an old app are not known', async () => {
  open({ view: 'behaviour' });
  for (const name of ['Pages', 'Menu entries', 'Calls of the gateway'])
    expect(within(await screen.findByRole('region', { name })).getByText('Nothing appears or goes.')).toBeTruthy();
  cleanup();
  open({ view: 'behaviour', comparison: { behaviour: { ...same.behaviour!, isComplete: false } } });
  const pages = within(await screen.findByRole('region', { name: 'Pages' }));
  expect(pages.getByText(/was compiled before releases were compared/)).toBeTruthy();
  const calls = within(screen.getByRole('region', { name: 'Calls of the gateway' }));
  expect(calls.getByText('Nothing appears or goes.')).toBeTruthy();
});

it('compares with the live release at first, and with another release that the reviewer chooses', async () => {
  const others = [
    [oldId, 1],
    [liveId, 2],
    [fileId, 0],
  ] as const;
  const { gateway, user } = open({ others });
  const choice = await screen.findByRole('combobox', { name: 'Compare with' });
  expect(choice).toHaveProperty('value', liveId);
  const labels = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels[0]).toContain('Version 1');
  expect(labels.slice(1)).toEqual(['Version 2, live now', 'Brand file of the server']);
  await user.selectOptions(choice, oldId);
  await vi.waitFor(() => {
    const compared = gateway.calls.filter(({ path }) => path.includes('/compare'));
    expect(compared.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('before'))).toEqual([liveId, oldId]);
  });
});

it('compares with a live release of an older page at first, and loads older releases to choose from', async () => {
  const newId = 'e'.repeat(32);
  const older = [
    [liveId, 1],
    [oldId, 1],
  ] as const;
  const { user } = open({ others: [[newId, 2]], older });
  const choice = await screen.findByRole('combobox', { name: 'Compare with' });
  const getValues = () =>
    within(choice)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
  expect(choice).toHaveProperty('value', liveId);
  expect(getValues()).toEqual([newId, liveId]);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await vi.waitFor(() => expect(getValues()).toEqual([newId, liveId, oldId]));
  await user.selectOptions(choice, oldId);
  expect(choice).toHaveProperty('value', oldId);
});

it('shows that there is no release to compare with', async () => {
  open({ others: [] });
  expect(await screen.findByText('There is no other release to compare with.')).toBeTruthy();
});
