import { LRUCache } from 'lru-cache';
import { minutes } from '../../../core/clock/durations.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import type { Composer, DraftBundle, DraftBundleFile } from '../../releases/index.ts';
import { readBrandProfile } from '../data/nearest-brand.ts';
import type { DraftReference } from '../keys/previews.tables.ts';
import type { DraftSource } from './draft-source.ts';
import type { InvalidDraft, PreviewBundles, PreviewFacts } from './preview-bundles.ts';

/** Maximum size in bytes of all preview bundles that a gateway stores in memory. */
const maxMemory = 96 * 1024 * 1024;
/** Approximate memory in bytes for one file entry without its content. */
const entrySize = 400;
/** Milliseconds after which an unused bundle is removed from memory. */
const unusedLife = minutes(30);
/** Maximum number of earlier bundles of a draft that stay available. Open pages can still load their files. */
const maxEarlier = 8;

interface ComposedDraft {
  readonly sequence: number;
  /** Text of the draft merged with the text of its bases. */
  readonly completeText: string;
  readonly bundle: DraftBundle;
}

export interface DraftBundles extends PreviewBundles<DraftReference> {
  /** Composes a draft as it is now. Returns undefined if there is no such draft. */
  readonly compose: (draft: DraftReference) => Promise<ComposedDraft | InvalidDraft | undefined>;
  /**
   * Finds a file in the last composed bundle of a draft, or for paths in `assets` also in an earlier bundle. Names of
   * files in `assets` contain a hash, so a file of an earlier bundle always has the right content.
   */
  readonly findFile: (
    draft: DraftReference,
    path: string,
  ) => Promise<{ readonly file: DraftBundleFile; readonly bundle: DraftBundle } | undefined>;
  /**
   * Renders an image that was not rendered when the draft was composed. Returns the path of its file, or undefined if
   * the draft has no such image.
   */
  readonly renderImage: (draft: DraftReference, path: string) => Promise<string | undefined>;
  /**
   * Returns the profile by which a preview finds its data, and the origin of the real gateway. Returns undefined if
   * there is no such draft.
   */
  readonly findFacts: (draft: DraftReference) => Promise<PreviewFacts | undefined>;
  /** Size of all bundles in memory, in bytes. */
  readonly getSize: () => number;
}

interface Options {
  readonly drafts: Pick<DraftSource, 'load'>;
  readonly composer: Pick<Composer, 'composeDraft' | 'renderImage'>;
  readonly maxSize?: number;
}

const measure = ({ bundle: { files } }: ComposedDraft): number =>
  [...files.values()].reduce((sum, file) => sum + entrySize + (file.kind === 'bytes' ? file.bytes.length : 0), 0);

/** Creates the store of the composed drafts. It is in memory and has a maximum size. */
export const createDraftBundles = ({ drafts, composer, maxSize = maxMemory }: Options): DraftBundles => {
  const composed = new LRUCache<string, ComposedDraft>({ maxSize, sizeCalculation: measure, ttl: unusedLife });
  /**
   * Sequences of the bundles of a draft, newest first, by the id of the draft. A sequence is the number of the last
   * operation in the bundle.
   */
  const sequences = new LRUCache<string, readonly number[]>({ max: 2000 });
  const runExclusive = createKeyedMutex();
  /** Facts of the drafts that were loaded last, by the id of the draft. */
  const facts = new LRUCache<string, PreviewFacts>({ max: 2000 });
  const load = async ({ brand, draftId }: DraftReference) => {
    const draft = await drafts.load(brand, draftId);
    if (draft) facts.set(draftId, readBrandProfile(brand, draft.completeText));
    return draft;
  };
  const toKey = (draftId: string, sequence: number): string => `${draftId}/${sequence}`;

  const compose: DraftBundles['compose'] = ({ brand, draftId }) =>
    // Only one call per draft composes at a time, so that requests of several frames do not compose the same draft
    // twice.
    runExclusive(draftId, async () => {
      const draft = await load({ brand, draftId });
      if (!draft) return undefined;
      const { sequence, document, completeText } = draft;
      const known = composed.get(toKey(draftId, sequence));
      // The bundle is reused only if the text of the bases is also unchanged. The base of a draft can change without an
      // operation of the draft.
      if (known && known.completeText === completeText) return known;
      const bundle = await composer.composeDraft(document);
      if ('problems' in bundle) return { sequence, problems: bundle.problems };
      const result = { sequence, completeText, bundle };
      composed.set(toKey(draftId, sequence), result);
      const earlier = (sequences.get(draftId) ?? []).filter((each) => each !== sequence);
      sequences.set(draftId, [sequence, ...earlier].slice(0, maxEarlier + 1));
      return result;
    });

  const findIn = (draftId: string, path: string) => {
    const all = (sequences.get(draftId) ?? []).flatMap((sequence) => composed.get(toKey(draftId, sequence)) ?? []);
    const candidates = path.startsWith('assets/') ? all : all.slice(0, 1);
    return candidates.find(({ bundle }) => bundle.files.has(path))?.bundle;
  };

  return {
    compose,
    findFile: async (draft, path) => {
      const found = findIn(draft.draftId, path);
      if (found) return { file: found.files.get(path) as DraftBundleFile, bundle: found };
      // The page was composed by another gateway, or its bundle was removed from memory, so the draft is composed
      // again.
      const current = await compose(draft);
      const bundle = current && 'bundle' in current ? current.bundle : undefined;
      const file = bundle?.files.get(path);
      return bundle && file ? { file, bundle } : undefined;
    },
    renderImage: async (draft, path) => {
      const rendered = await composer.renderImage(path);
      if (rendered !== undefined) return rendered;
      // The composer process has restarted and no longer has the draft, so the draft is composed again.
      const current = await drafts.load(draft.brand, draft.draftId);
      if (current) await composer.composeDraft(current.document);
      return composer.renderImage(path);
    },
    findFacts: async (draft) => {
      if (!facts.has(draft.draftId)) await load(draft);
      return facts.get(draft.draftId);
    },
    getSize: () => composed.calculatedSize,
  };
};
