import type { DocumentContent } from '../../releases/index.ts';

/** Draft after all its operations. */
export interface LoadedDraft {
  /** Number of the last operation. */
  readonly sequence: number;
  readonly document: DocumentContent;
  /** Text of the draft merged with the text of its bases. */
  readonly completeText: string;
}

/** Drafts, as the previews read them. */
export interface DraftSource {
  /** Returns a draft of a brand. Returns undefined if the brand has no such draft. */
  readonly load: (brand: string, draftId: string) => Promise<LoadedDraft | undefined>;
  /** Calls `listener` after each operation on a draft. Returns a function that unsubscribes. Events can be lost. */
  readonly onChange: (
    listener: (change: { readonly draftId: string; readonly sequence: number }) => void,
  ) => () => void;
}
