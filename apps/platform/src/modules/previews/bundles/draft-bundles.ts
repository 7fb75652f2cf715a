import { LRUCache } from 'lru-cache';
import { minutes } from '../../../core/clock/durations.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import type { Composer, DraftBundle, DraftBundleFile } from '../../releases/index.ts';
import { readBrandProfile } from '../data/nearest-brand.ts';
import type { DraftReference } from '../keys/previews.tables.ts';
import type { DraftSource, LoadedDraft } from './draft-source.ts';
import { hashContent } from './hash-content.ts';
import type { InvalidDraft, PreviewBundles, PreviewFacts } from './preview-bundles.ts';

/** Maximum size in bytes of all preview bundles that a gateway stores in memory. */
const maxMemory = 96 * 1024 * 1024;
/** Approximate memory in bytes for one file entry without its content. */
const entrySize = 400;
/** Milliseconds after which an unused bundle is removed from memory. */
const unusedLife = minutes(30);
/**
 * Maximum number of older bundles (composed files of the app) that a gateway stores per draft. A page that was opened
 * before the last edit loads its files from an older bundle.
 */
const maxEarlier = 8;

interface ComposedDraft {
  readonly sequence: number;
  /** Hash of the draft merged with its bases (the documents from which it inherits). */
  readonly content: string;
  readonly bundle: DraftBundle;
}

interface InvalidState {
  readonly sequence: number;
  readonly content: string;
  readonly problems: InvalidDraft['problems'];
}

/**
 * Milliseconds after a failed search for an earlier draft state without problems, in which the gateway does not search
 * again.
 */
const failedSearchLife = minutes(1);

export interface DraftBundles extends PreviewBundles<DraftReference> {
  /** Composes the files of the app from the current state of a draft. Returns undefined if there is no such draft. */
  readonly compose: (draft: DraftReference) => Promise<ComposedDraft | InvalidDraft | undefined>;
  /**
   * Finds a file in the last composed bundle of a draft. If the draft has problems, this is the bundle of its last
   * state without problems. For a path in the folder `assets`, also searches the older bundles. Names in `assets`
   * contain a hash, so a file with the same name always has the same content.
   */
  readonly findFile: (
    draft: DraftReference,
    path: string,
  ) => Promise<{ readonly file: DraftBundleFile; readonly bundle: DraftBundle } | undefined>;
  /**
   * Renders an image that was skipped when the draft was composed, because rendering is slow. `path` is the path of the
   * image in the bundle. Returns the path of the rendered file, or undefined if the draft has no such image.
   */
  readonly renderImage: (draft: DraftReference, path: string) => Promise<string | undefined>;
  /**
   * Returns the profile of the draft's brand and the origin of its real gateway. With the profile, a preview finds data
   * of a similar brand. Returns undefined if there is no such draft.
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

const toKey = (draftId: string, sequence: number): string => `${draftId}/${sequence}`;

const measure = ({ bundle: { files } }: ComposedDraft): number =>
  [...files.values()].reduce((sum, file) => sum + entrySize + (file.kind === 'bytes' ? file.bytes.length : 0), 0);

/**
 * Creates the store that contains, for each draft, the last state that has problems. A page can request many files of a
 * draft with problems. With this store, the gateway does not compose the draft again for each request.
 */
const createInvalidStates = () => {
  const states = new LRUCache<string, InvalidState>({ max: 500, ttl: unusedLife });
  return {
    find: (draftId: string, { sequence, content }: Omit<InvalidState, 'problems'>): InvalidState | undefined => {
      const state = states.get(draftId);
      return state?.sequence === sequence && state.content === content ? state : undefined;
    },
    /**
     * Stores a state with problems and returns it. If a later state of the draft is already stored, it is not replaced.
     * The search for a state without problems tries earlier states and also calls this function.
     */
    add: (draftId: string, state: InvalidState): InvalidState => {
      if (state.sequence >= (states.get(draftId)?.sequence ?? 0)) states.set(draftId, state);
      return state;
    },
  };
};

/**
 * Creates the store of the bundles that are composed from drafts. The bundles are in memory. If their total size
 * exceeds `maxSize` bytes, those that were unused for the longest time are removed.
 */
export const createDraftBundles = ({ drafts, composer, maxSize = maxMemory }: Options): DraftBundles => {
  const composed = new LRUCache<string, ComposedDraft>({ maxSize, sizeCalculation: measure, ttl: unusedLife });
  /**
   * Sequence numbers of the latest bundles of each draft, newest first, by the id of the draft. A sequence number is
   * the number of the last operation (edit) that the bundle includes.
   */
  const sequences = new LRUCache<string, readonly number[]>({ max: 2000 });
  /**
   * Draft states from which the search for an earlier state without problems has failed. Such a search composes many
   * states. It is therefore repeated only after `failedSearchLife`.
   */
  const failedSearches = new LRUCache<string, true>({ max: 500, ttl: failedSearchLife });
  const invalid = createInvalidStates();
  const runExclusive = createKeyedMutex();
  /** Profiles and gateway origins of the drafts that were loaded last, by the id of the draft. */
  const facts = new LRUCache<string, PreviewFacts>({ max: 2000 });
  const load = async ({ brand, draftId }: DraftReference, sequence?: number) => {
    const draft = await drafts.load(brand, draftId, sequence);
    if (draft && sequence === undefined) facts.set(draftId, readBrandProfile(brand, draft.completeText));
    return draft;
  };

  /**
   * Composes the app files of a draft as it was after the operation `sequence`. Returns the problems if the draft
   * cannot be composed.
   */
  const composeLoaded = async (draftId: string, { sequence, document, completeText }: LoadedDraft) => {
    const content = hashContent(completeText);
    const existing = composed.get(toKey(draftId, sequence));
    // An existing bundle is used again only if the bases (the documents from which the draft inherits) are unchanged
    // too. A change of a base changes the content without a new operation of the draft.
    if (existing?.content === content) return existing;
    const failed = invalid.find(draftId, { sequence, content });
    if (failed) return failed;
    const bundle = await composer.composeDraft(document);
    if ('problems' in bundle) return invalid.add(draftId, { sequence, content, problems: bundle.problems });
    const result = { sequence, content, bundle };
    composed.set(toKey(draftId, sequence), result);
    const earlier = (sequences.get(draftId) ?? []).filter((each) => each !== sequence);
    sequences.set(draftId, [sequence, ...earlier].slice(0, maxEarlier + 1));
    return result;
  };

  /**
   * Composes an earlier state of the draft that has no problems. Tries the last such state in memory first. Then tries
   * states before `sequence`, with growing distances between them. A draft with thousands of operations therefore needs
   * only a few attempts.
   */
  const composeEarlier = ({ brand, draftId }: DraftReference, sequence: number) =>
    runExclusive(draftId, async () => {
      for (const known of sequences.get(draftId) ?? []) {
        const found = known < sequence ? composed.get(toKey(draftId, known)) : undefined;
        if (found) return found;
      }
      if (failedSearches.has(toKey(draftId, sequence))) return undefined;
      for (let [at, step] = [sequence, 1]; at > 0; step *= 2) {
        at = Math.max(0, at - step);
        const draft = await load({ brand, draftId }, at);
        const result = draft && (await composeLoaded(draftId, draft));
        if (result && 'bundle' in result) return result;
      }
      failedSearches.set(toKey(draftId, sequence), true);
      return undefined;
    });

  const compose: DraftBundles['compose'] = ({ brand, draftId }) =>
    // Only one call per draft composes at a time. When several frames request the same draft, the first call composes
    // it, and the other calls use the result.
    runExclusive(draftId, async () => {
      const draft = await load({ brand, draftId });
      if (!draft) return undefined;
      const result = await composeLoaded(draftId, draft);
      if ('bundle' in result) return result;
      return { ...result, composeEarlier: () => composeEarlier({ brand, draftId }, result.sequence) };
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
      // The page shows the last state without problems if the draft has problems. Its files must then come from the
      // bundle of this state.
      const shown = current && 'problems' in current ? await composeEarlier(draft, current.sequence) : current;
      const bundle = shown?.bundle;
      const file = bundle?.files.get(path);
      return bundle && file ? { file, bundle } : undefined;
    },
    renderImage: async (draft, path) => {
      const rendered = await composer.renderImage(path);
      if (rendered !== undefined) return rendered;
      // The composer process has restarted and has lost the data of the draft. The draft is composed again, so that the
      // image can be rendered.
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
