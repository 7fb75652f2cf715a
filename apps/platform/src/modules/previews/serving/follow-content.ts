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
        // After a change, the page requests the new bundle. Composing the draft now makes this request faster. An error
        // is ignored here, because the request of the page composes the draft again.
        bundles.compose(preview).catch(() => undefined);
        listener(change.sequence);
      }),
    // Any other brand can be a base of the draft: a document from which the draft inherits directly or indirectly.
    onContentChange: (listener) => onVersion((changed) => void (changed !== brand && listener())),
  };
};

/**
 * Returns functions that read the current state of the content of a preview (draft, release or environment), and that
 * report its changes. For a release there are no changes.
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
        // A failure of this query only delays the event, because the stream reads the current state regularly.
        getShown().then(
          (sequence) => sequence !== undefined && listener(sequence),
          () => {},
        );
      }),
  };
};
