import { applyOperation, createContent, type DraftAsset, listAssets, toText } from '@livery/drafts/content';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import { type DocumentContent, type ReadDocument, resolveDocumentText } from '../releases/index.ts';
import { getDraftOrThrow, toContent } from './drafts.ts';
import { loadHistory } from './history.ts';

/** Document of a draft with the bytes of its images. */
export interface LoadedDraftDocument {
  /** Number of the last operation that is part of this content. */
  readonly sequence: number;
  readonly text: string;
  readonly assets: readonly DraftAsset[];
  readonly document: DocumentContent;
  /**
   * Text of the draft merged with its bases, from which it inherits. If the bases cannot be used, it is the text of the
   * draft alone.
   */
  readonly completeText: string;
}

/** Event: a draft has new operations, or its name or state has changed. */
export interface DraftChangeEvent {
  readonly brand: string;
  readonly draftId: string;
  readonly sequence: number;
}

interface DraftServiceDeps {
  readonly db: Database;
  readonly hub: EventHub;
  readonly readDocument: (request: {
    readonly brand: string;
    readonly text: string;
    readonly assets: readonly DraftAsset[];
    readonly baseVersion: number | null;
  }) => Promise<Pick<ReadDocument, 'document'>>;
}

/** Creates the functions with which other modules read drafts. */
export const createDraftService = ({ db, hub, readDocument }: DraftServiceDeps) => ({
  /**
   * Loads the current draft, or the draft as it was after the operation with the number `sequence`. Throws a
   * GatewayError if the brand has no such draft, or if an image is missing.
   */
  loadDraft: async (brand: string, draftId: string, sequence?: number): Promise<LoadedDraftDocument> => {
    const row = await getDraftOrThrow(db, { brand, draftId });
    let content = toContent(row);
    if (sequence !== undefined && sequence < row.sequence) {
      const history = await loadHistory(db, draftId);
      content = createContent(row.baseText, row.baseAssets);
      for (const change of history) if (change.sequence <= sequence) content = applyOperation(content, change).content;
    }
    const [text, assets] = [toText(content), listAssets(content)];
    const { document } = await readDocument({ brand, text, assets, baseVersion: row.baseVersion });
    const completeText = await resolveDocumentText(document).catch(() => text);
    return { sequence: Math.min(sequence ?? row.sequence, row.sequence), text, assets, document, completeText };
  },

  /**
   * Calls a listener when a draft changes at any gateway. Returns a function that ends the subscription. Events can be
   * lost while the shared store is not available, so the caller must compare `sequence` from time to time.
   */
  onDraftChange: (listener: (event: DraftChangeEvent) => void): (() => void) =>
    hub.subscribe((event) => {
      if (event.type === 'draft') listener(event);
    }),
});
