import type { Random } from '@livery/demo/random';
import type { DraftChange } from '@livery/drafts/content';
import { gameCategories } from '@livery/merchant/categories';
import { flagNeeds } from '@livery/merchant/flag-needs';
import { flagTable } from '@livery/merchant/flag-table';
import {
  canHaveCategory,
  collectionSources,
  homeAudiences,
  type HomeBlock,
  homeBlockKinds,
  homeBlockRows,
  tileSizes,
} from '@livery/merchant/home-blocks';
import { iconCorners, iconWeights } from '@livery/merchant/icons';
import { categoryBars, headers, leads, navigations, templates, tileShapes } from '@livery/merchant/layout';
import { deriveTheme } from '@livery/merchant/theme';

/** Creates the changes of one edit. */
type CreateEdit = (random: Random) => readonly DraftChange[];

/** Languages of the brand `plenty`, and of the compiled app of the tests. */
const languages = ['EN', 'AR'] as const;

/** Text keys that the compiled app of the tests has. */
const textKeys = ['shell:brand.tagline', 'shell:title.activity', 'shell:title.service'];

/** Texts with characters that HTML, JSON, scripts and style sheets treat in a special way, and with several scripts. */
const textSamples = [
  'Ñandú',
  'Über',
  'العب',
  '漢字',
  'W',
  'Tom & Ana',
  '"x"',
  "it's",
  '100 %',
  '{{x}}',
  '$&',
  '\\n',
  '😀',
  'a',
];

/**
 * Page colours by mode. There are only a few, because the icons and splash screens of each page colour are rendered
 * again, which takes seconds.
 */
const pages = { light: ['#ffffff', '#f4efe6', '#e8f1ff'], dark: ['#000000', '#101418', '#1a0f2e'] } as const;

/** Fonts of the device and one font of the composer. */
const fonts = ['system', 'rounded', 'humanist', 'geometric', 'serif', 'archivo'];

/** Converts keys that are separated by slashes to the path of a value. Text keys contain dots, but no slashes. */
const toPath = (keys: string): readonly string[] => ['document', ...keys.split('/')];

/** Creates an edit of one value, which is sometimes removed. */
const one =
  (keys: string, create: (random: Random) => DraftChange['to']): CreateEdit =>
  (random) => [{ path: toPath(keys), to: random.below(8) === 0 ? null : create(random) }];

/** Creates an edit of a value that a brand file must have, so it is never removed. */
const required =
  (keys: string, create: (random: Random) => DraftChange['to']): CreateEdit =>
  (random) => [{ path: toPath(keys), to: create(random) }];

const pickText = (random: Random): string =>
  Array.from({ length: 1 + random.below(3) }, () => random.pick(textSamples)).join(' ');

const pickColor = (random: Random): `#${string}` => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;

const pickSome = <Item>(random: Random, items: readonly Item[]): Item[] =>
  random.shuffle(items).slice(0, 1 + random.below(items.length));

/** Creates an edit of the colours. All three are legible together, and one undo step reverses them together. */
const editColors: CreateEdit = (random) => {
  const mode = random.pick(['light', 'dark'] as const);
  const page = random.pick(pages[mode]);
  for (;;) {
    const accent = pickColor(random);
    if (!deriveTheme({ mode, accent, page }).colors) continue;
    return Object.entries({ mode, page, accent }).map(([key, to]) => ({ path: ['document', 'theme', key], to }));
  }
};

const pickCollection = (random: Random): HomeBlock => {
  const source = random.pick(collectionSources.filter((each) => each !== 'category'));
  return {
    kind: 'collection',
    source,
    size: random.pick(tileSizes),
    title: { EN: pickText(random) },
    ...(canHaveCategory(source) && { category: random.pick(gameCategories.filter((each) => each !== 'HOT')) }),
  };
};

const pickBlock = (random: Random, kind: HomeBlock['kind']): HomeBlock => {
  const block = kind === 'collection' ? pickCollection(random) : { kind };
  const { min = 1, max = 1 } = homeBlockRows[kind] ?? {};
  const rows = homeBlockRows[kind] && { rows: min + random.below(max - min + 1) };
  const hasAudience = kind !== 'categories' && kind !== 'games' && random.below(4) === 0;
  return { ...block, ...rows, ...(hasAudience && { audience: pickSome(random, homeAudiences) }) };
};

/** Flags that need no other flag, and that no other flag needs. */
const freeFlags = Object.keys(flagTable).filter(
  (flag) =>
    !(flag in flagNeeds) && !Object.values(flagNeeds).some((needed) => (needed as readonly string[]).includes(flag)),
);

const pickBoolean = (random: Random): boolean => random.below(2) === 0;

/** Edits of values that the schema of a brand file allows. */
const validEdits: readonly CreateEdit[] = [
  editColors,
  editColors,
  required('name', (random) => `Plenty ${pickText(random)}`.slice(0, 40).trim()),
  one('theme/radius', (random) => random.below(25)),
  one('theme/icons/weight', (random) => random.pick(iconWeights)),
  one('theme/icons/corners', (random) => random.pick(iconCorners)),
  one('theme/font/body', (random) => random.pick(fonts)),
  one('theme/font/display', (random) => random.pick(fonts)),
  (random) => one(`texts/${random.pick(languages)}/${random.pick(textKeys)}`, pickText)(random),
  one('layout/tile', (random) => random.pick(tileShapes)),
  one('layout/categoryBar', (random) => random.pick(categoryBars)),
  one('layout/header', (random) => random.pick(headers)),
  one('layout/navigation', (random) => random.pick(navigations)),
  one('layout/lead', (random) => random.pick(leads)),
  one('layout/home', (random) => pickSome(random, homeBlockKinds).map((kind) => pickBlock(random, kind))),
  one('templates/memberCenter', (random) => random.pick(templates)),
  one('templates/deposit', (random) => random.pick(templates)),
  one('categories', (random) => pickSome(random, gameCategories)),
  one('minimumAge', (random) => 21 + random.below(9)),
  (random) => one(`flags/${random.pick(freeFlags)}`, pickBoolean)(random),
  (random) => one(`site/description/${random.pick(languages)}`, pickText)(random),
  (random) => one(`assets/hero/alt/${random.pick(languages)}`, pickText)(random),
  required('languages', (random) => random.shuffle(languages)),
];

/**
 * Edits with which a brand file can become invalid, or that a draft sometimes rejects. For example, the draft rejects a
 * description in English while the description is a single text.
 */
const riskyEdits: readonly CreateEdit[] = [
  one('site/description', pickText),
  one('assets/hero/alt', pickText),
  one('theme/icons', pickText),
  one('templates', pickText),
  one('theme/accent', pickColor),
  required('theme/radius', (random) => 20 + random.below(20)),
  (random) => one(`flags/${random.pick(Object.keys(flagTable))}`, pickBoolean)(random),
  (random) => one(`texts/${random.pick(languages)}/shell:unknown`, pickText)(random),
  required('languages', (random) => pickSome(random, languages)),
];

/**
 * Creates the changes of a random edit of the brand file `plenty`: colours, texts, flags, blocks, languages or layout.
 * Of 100 edits, about `risky` edits can make the brand file invalid, or the draft can reject them.
 */
export const createRandomEdit = (random: Random, risky: number): DraftChange[] => {
  const count = random.below(4) === 0 ? 2 : 1;
  return Array.from({ length: count }, () =>
    random.pick(random.below(100) < risky ? riskyEdits : validEdits)(random),
  ).flat();
};
