import type { PageTarget } from '@livery/contract/operators/preview-messages';
import { type CollectionSource, type HomeBlockKind, homeBlockKinds, isPersonal } from '@livery/merchant/home-blocks';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { isDay } from '../model/is-day.ts';
import { readLanguages } from '../model/languages.ts';
import type { PreviewPlace } from '../model/preview-place.ts';

/** Returns the kind of a block. In the oldest form of a brand file, a block is only its kind. */
const readKind = (block: unknown): HomeBlockKind | undefined => {
  const kind = isBranch(block) ? block['kind'] : block;
  return homeBlockKinds.find((each) => each === kind);
};

const listBlocks = (document: BrandDocument): readonly unknown[] => {
  const blocks = getValue(document, ['layout', 'home']);
  return Array.isArray(blocks) ? (blocks as readonly unknown[]) : [];
};

const readFirstCategory = (document: BrandDocument): string => {
  const { categories } = document;
  const list: readonly unknown[] = Array.isArray(categories) ? categories : [];
  return String(list.find((each) => typeof each === 'string' && each !== 'HOT') ?? 'RNG');
};

/** Sources whose collection has the title of the source. Other collections have the title of their category. */
const titledSources: readonly CollectionSource[] = ['hot', 'new', 'top', 'forYou', 'continue'];

/** Translation key of the title that the app gives a block of each kind. Undefined for a kind without a title. */
const titleKeys = {
  hero: undefined,
  notice: undefined,
  categories: undefined,
  games: undefined,
  draws: 'games:collection.draws',
  matches: 'games:matches.title',
  winners: 'games:winners.title',
  jackpot: 'games:jackpot.label',
} as const satisfies Record<Exclude<HomeBlockKind, 'collection'>, string | undefined>;

/** Returns the translation key of the title that the app gives a block. Undefined for a block without a title. */
const getTitleKey = (document: BrandDocument, kind: HomeBlockKind, block: BrandDocument): string | undefined => {
  if (kind !== 'collection') return titleKeys[kind];
  const { source, category } = block;
  const titled = titledSources.find((each) => each === source);
  if (titled) return `games:collection.${titled}`;
  const shown = typeof category === 'string' ? category : readFirstCategory(document);
  return `games:category.${shown}`;
};

const toTarget = (document: BrandDocument, kind: HomeBlockKind, block: BrandDocument, language: string): PageTarget => {
  const [fallback = ''] = readLanguages(document);
  const title = getValue(block, ['title', language]) ?? getValue(block, ['title', fallback]);
  return {
    kind: 'block',
    block: kind,
    ...(typeof title === 'string' && title !== '' && { title }),
    key: getTitleKey(document, kind, block),
  };
};

/** Returns a visitor who sees a block. Agents and members see the block of members. */
const toVisitor = ({ audience, source }: BrandDocument): PreviewPlace['visitor'] => {
  const shown: readonly unknown[] = Array.isArray(audience) ? audience : [];
  const needsMember = isPersonal(titledSources.find((each) => each === source));
  if (shown.length === 0) return needsMember ? 'member' : 'guest';
  if (shown.includes('guest') && !needsMember) return 'guest';
  return shown.includes('member') || !shown.includes('agent') ? 'member' : 'agent';
};

/**
 * Returns the place of a block of the home screen, with a visitor and a day that show the block. Undefined if there is
 * no such block.
 */
export const findBlockPlace = (
  document: BrandDocument,
  index: number,
  language: string | undefined,
): PreviewPlace | undefined => {
  const entry = listBlocks(document)[index];
  const kind = readKind(entry);
  if (kind === undefined) return undefined;
  const block = isBranch(entry) ? entry : {};
  const { from, to } = block;
  return {
    path: '/m/home',
    visitor: toVisitor(block),
    language,
    day: [from, to].find(isDay),
    target: toTarget(document, kind, block, language ?? readLanguages(document)[0] ?? ''),
  };
};

/** Returns the place of the first block of a kind. A brand without its own list has one block of each usual kind. */
export const findKindPlace = (document: BrandDocument, kind: HomeBlockKind): PreviewPlace | undefined => {
  const blocks = listBlocks(document);
  if (blocks.length > 0)
    return findBlockPlace(
      document,
      blocks.findIndex((block) => readKind(block) === kind),
      undefined,
    );
  return { path: '/m/home', visitor: 'guest', target: toTarget(document, kind, {}, '') };
};
