import type { DraftSource } from '../bundles/draft-source.ts';
import type { FindShown } from '../bundles/environment-bundles.ts';
import { hashContent } from '../bundles/hash-content.ts';
import type { PreviewBundles } from '../bundles/preview-bundles.ts';
import type { Preview } from '../keys/previews.tables.ts';
import type { DraftEventsDeps } from './draft-events.ts';

interface FollowDeps {
  readonly bundles: Pick<PreviewBundles<Preview>, 'compose'>;
  readonly drafts: DraftSource;
  readonly findShown: FindShown;
  /** Calls `listener` with the brand when an environment shows a new release. Returns a function that unsubscribes. */
  readonly onRelease: (listener: (brand: string) => void) => () => void;
  /**
   * Calls `listener` with the brand when a new version of a brand file is stored. Returns a function that
   * unsubscribes. Events can be lost.
   */
  readonly onVersion: (listener: (brand: string) => void) => () => void;
}

type ContentEvents = Pick<DraftEventsDeps, 'getCurrent' | 'subscribe' | 'onContentChange'>;

const followDraft = (
  preview: Preview & { readonly draftId: string },
  { bundles, drafts, onVersion }: FollowDeps,
): ContentEvents => {
  const { brand, draftId } = preview;
  return {
    getCurrent: async () => {
      const draft = await drafts.load(brand, draftId);
      return draft && { sequence: draft.sequence, content: hashContent(draft.completeText) };
    },
    subscribe: (listener) =>
      drafts.onChange((change) => {
        if (change.draftId !== draftId) return;
        // The page will request the new bundle soon, so the draft is composed now. An error has no effect here, because
        // the request of the page composes again.
        bundles.compose(preview).catch(() => undefined);
        listener(change.sequence);
      }),
    // Any other brand can be a base of the draft: a document from which the draft inherits directly or indirectly.
    onContentChange: (listener) => onVersion((changed) => void (changed !== brand && listener())),
  };
};

/**
 * Returns the functions that read the current state of a preview's content and report its changes. The content of a
 * release never changes.
 */
export const followContent = (preview: Preview, deps: FollowDeps): ContentEvents => {
  const { brand, draftId, environment } = preview;
  if (draftId !== null) return followDraft({ ...preview, draftId }, deps);
  const getShown = async (): Promise<number | undefined> =>
    environment === null ? 0 : (await deps.findShown({ brand, environment }))?.number;
  return {
    getCurrent: async () => {
      const sequence = await getShown();
      return sequence === undefined ? undefined : { sequence };
    },
    onContentChange: () => () => {},
    subscribe: (listener) =>
      deps.onRelease((released) => {
        if (released !== brand || environment === null) return;
        // The stream reads the state regularly, so a failure here only delays the event.
        getShown().then(
          (sequence) => sequence !== undefined && listener(sequence),
          () => {},
        );
      }),
  };
};
