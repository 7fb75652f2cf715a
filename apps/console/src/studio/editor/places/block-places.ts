import type { PageTarget } from '@livery/contract/operators/preview-messages';
import { type CollectionSource, type HomeBlockKind, homeBlockKinds, isPersonal } from '@livery/merchant/home-blocks';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { isDay } from '../model/is-day.ts';
import { readLanguages } from '../model/languages.ts';
import type { PreviewPlace } from '../model/preview-place.ts';

/**
 * Returns the kind of a home screen block. In the oldest format of brand files, a block is not an object but only the
 * name of its kind.
 */
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

/**
 * Sources of games for which the title of a collection block names the source, for example "New". The title of any
 * other collection block names the category of its games.
 */
const titledSources: readonly CollectionSource[] = ['hot', 'new', 'top', 'forYou', 'continue'];

/**
 * Translation key of the default title for each kind of home screen block. Undefined for a kind of block without a
 * title.
 */
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

/** Returns the translation key of a block's default title. Returns undefined for a block without a title. */
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

/**
 * Returns a kind of visitor who sees the block: a guest if guests see it, otherwise a member if members see it,
 * otherwise an agent. Guests do not see a block with personal games, such as the games that a member played last.
 */
const toVisitor = ({ audience, source }: BrandDocument): PreviewPlace['visitor'] => {
  const shown: readonly unknown[] = Array.isArray(audience) ? audience : [];
  const needsMember = isPersonal(titledSources.find((each) => each === source));
  if (shown.length === 0) return needsMember ? 'member' : 'guest';
  if (shown.includes('guest') && !needsMember) return 'guest';
  return shown.includes('member') || !shown.includes('agent') ? 'member' : 'agent';
};

/**
 * Returns the parameters with which the preview shows the home screen block at `index`. The visitor and the day in the
 * result are such that the block is visible. Returns undefined if there is no such block.
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

/**
 * Returns the parameters with which the preview shows the first home screen block of a kind. If the document does not
 * list blocks, the app shows its default blocks. The result then outlines the default block of this kind.
 */
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
