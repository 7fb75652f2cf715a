import type { DocumentContent } from '../../releases/index.ts';

/** Draft with all its operations (edits) applied. */
export interface LoadedDraft {
  /** Number of the last operation (edit) of the draft. */
  readonly sequence: number;
  readonly document: DocumentContent;
  /** Text of the draft merged with the text of its bases (the documents from which it inherits). */
  readonly completeText: string;
}

/** Source from which previews read drafts (unpublished versions of a brand). */
export interface DraftSource {
  /**
   * Returns a draft of a brand, or its state after the operation with the number `sequence`. Returns undefined if the
   * brand has no such draft.
   */
  readonly load: (brand: string, draftId: string, sequence?: number) => Promise<LoadedDraft | undefined>;
  /**
   * Calls `listener` after each operation (edit) on a draft. Returns a function that unsubscribes. Events can be
   * lost.
   */
  readonly onChange: (
    listener: (change: { readonly draftId: string; readonly sequence: number }) => void,
  ) => () => void;
}
