import { LRUCache } from 'lru-cache';
import { minutes } from '../../../core/clock/durations.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import type { Composer, DraftBundle, DraftBundleFile } from '../../releases/index.ts';
import { readBrandProfile } from '../data/nearest-brand.ts';
import type { DraftReference } from '../keys/previews.tables.ts';
import type { DraftSource } from './draft-source.ts';
import type { InvalidDraft, PreviewBundles, PreviewFacts } from './preview-bundles.ts';

/** Bundles of all previews that a gateway keeps in its memory, in bytes. */
const maxMemory = 96 * 1024 * 1024;
/** Approximate size of the entry of a file, in bytes. */
const entrySize = 400;
/** Time for which an unused bundle stays in memory. */
const unusedLife = minutes(30);
/** Maximum number of earlier bundles of a draft whose files open pages still load. */
const maxEarlier = 8;

interface ComposedDraft {
  readonly sequence: number;
  /** Text of the draft with everything that it inherits. */
  readonly completeText: string;
  readonly bundle: DraftBundle;
}

export interface DraftBundles extends PreviewBundles<DraftReference> {
  /** Composes a draft as it is now. Returns undefined if there is no such draft. */
  readonly compose: (draft: DraftReference) => Promise<ComposedDraft | InvalidDraft | undefined>;
  /**
   * Finds a file of the draft: that of the page which was composed last, else that of an earlier page. The names of files
   * in `assets` contain a hash, so that a file of an earlier page is never a wrong one.
   */
  readonly findFile: (
    draft: DraftReference,
    path: string,
  ) => Promise<{ readonly file: DraftBundleFile; readonly bundle: DraftBundle } | undefined>;
  /** Renders a deferred image. Returns the path of its file. */
  readonly renderImage: (draft: DraftReference, path: string) => Promise<string | undefined>;
  /** Returns what the draft profile of its data, and the real gateway that it names. Undefined if there is no such draft. */
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
  /** Sequences of the bundles of a draft, the newest first. */
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
    // One composes at a time, so that the requests of several frames compose a draft once.
    runExclusive(draftId, async () => {
      const draft = await load({ brand, draftId });
      if (!draft) return undefined;
      const { sequence, document, completeText } = draft;
      const known = composed.get(toKey(draftId, sequence));
      // The base of a draft can change without an operation on the draft.
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
      // Another gateway has composed the page, or the bundle has left the memory.
      const current = await compose(draft);
      const bundle = current && 'bundle' in current ? current.bundle : undefined;
      const file = bundle?.files.get(path);
      return bundle && file ? { file, bundle } : undefined;
    },
    renderImage: async (draft, path) => {
      const rendered = await composer.renderImage(path);
      if (rendered !== undefined) return rendered;
      // The process that composes was started again since, so it gets the draft again.
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
