import { applyOperation, createContent, type DraftAsset, listAssets, toText } from '@livery/drafts/content';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import { type DocumentContent, type ReadDocument, resolveDocumentText } from '../releases/index.ts';
import { getDraftOrThrow, toContent } from './drafts.ts';
import { loadHistory } from './history.ts';

/** Brand document of a draft, after it is loaded with the bytes of its images. */
export interface LoadedDraftDocument {
  /** Number of the last draft operation that `text` and `assets` include. 0 if they include no operation. */
  readonly sequence: number;
  readonly text: string;
  readonly assets: readonly DraftAsset[];
  readonly document: DocumentContent;
  /**
   * Text of the draft merged with its bases, which are the documents from which it inherits. If the bases cannot be
   * used, this is only the text of the draft.
   */
  readonly completeText: string;
}

/** Event that reports new operations of a draft, or a change of the draft's name or state. */
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
   * Calls a listener when a draft changes at any gateway. Returns a function that ends the subscription. If the shared
   * store (Redis) fails, events of other gateways are lost. The caller must therefore also compare `sequence` with the
   * stored draft from time to time.
   */
  onDraftChange: (listener: (event: DraftChangeEvent) => void): (() => void) =>
    hub.subscribe((event) => {
      if (event.type === 'draft') listener(event);
    }),
});
