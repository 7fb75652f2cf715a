import { areEqual } from '@livery/drafts/json';
import type { EditorMessage } from '@livery/contract/operators/preview-messages';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { readLanguages } from '../model/languages.ts';

/** Page in a frame of the preview. */
interface Page {
  /** Latest document that the gateway had stored completely when the page began to load. */
  readonly loaded: BrandDocument;
  /** Document that the page shows, after all messages of the editor. Undefined until the page can receive messages. */
  painted: BrandDocument | undefined;
}

interface PainterOptions {
  /** Returns the document that the pages must show. */
  readonly getDocument: () => BrandDocument;
  /** Language of the scene (visitor, language and conditions). Null for the default language of the brand. */
  readonly getLanguage: () => string | null;
  readonly post: (id: number, message: EditorMessage) => void;
}

const getTexts = (document: BrandDocument, language: string): BrandDocument => {
  const texts = getValue(document, ['texts', language]);
  return isBranch(texts) ? texts : {};
};

/** Returns the texts of `after` that differ from `before`, by key. Null means the default text of the app. */
const findChangedTexts = (before: BrandDocument, after: BrandDocument): Readonly<Record<string, string | null>> => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    keys
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, typeof after[key] === 'string' ? after[key] : null] as const),
  );
};

/** Returns the messages that change the theme and the texts of a page from `before` to `after`. */
const listMessages = (before: BrandDocument, after: BrandDocument, language: string | null): EditorMessage[] => {
  if (before === after) return [];
  const theme = after['theme'];
  const code = language ?? readLanguages(after)[0] ?? '';
  const texts = findChangedTexts(getTexts(before, code), getTexts(after, code));
  return [
    ...(areEqual(before['theme'], theme) ? [] : [{ type: 'theme' as const, theme }]),
    ...(Object.keys(texts).length > 0 ? [{ type: 'texts' as const, language: code, texts }] : []),
  ];
};

/**
 * Shows changes of the theme and of texts in the pages of the preview, before the pages with the new draft have loaded.
 * Pages are identified by the id of their frame.
 */
export const createPagePainter = ({ getDocument, getLanguage, post }: PainterOptions) => {
  const pages = new Map<number, Page>();
  let frame: number | undefined;
  let isWaiting = false;

  /** Posts the difference between what a page shows and what it must show. Returns the number of messages. */
  const update = (id: number, page: Page): number => {
    if (page.painted === undefined) return 0;
    const next = getDocument();
    const messages = listMessages(page.painted, next, getLanguage());
    page.painted = next;
    for (const message of messages) post(id, message);
    return messages.length;
  };
  const paint = (): void => {
    isWaiting = false;
    for (const [id, page] of pages) update(id, page);
  };
  const handleFrame = (): void => {
    frame = undefined;
    if (!isWaiting) return;
    paint();
    frame = requestAnimationFrame(handleFrame);
  };
  return {
    /** Registers a frame that begins to load the page of a document. */
    open: (id: number, loaded: BrandDocument): void => void pages.set(id, { loaded, painted: undefined }),
    /**
     * Registers that a page has loaded and can receive messages. Sends the changes that were made since it began to
     * load. Returns the number of messages. The page responds to each message after it has painted the change.
     */
    start: (id: number): number => {
      const page = pages.get(id);
      if (!page) return 0;
      page.painted = page.loaded;
      return update(id, page);
    },
    /** Removes the frames that are not in `ids`. */
    retain: (ids: readonly (number | undefined)[]): void => {
      for (const id of pages.keys()) if (!ids.includes(id)) pages.delete(id);
    },
    paint,
    /** Paints now, or at the next animation frame if this frame has been painted already. */
    paintSoon: (): void => {
      isWaiting = true;
      if (frame !== undefined) return;
      paint();
      frame = requestAnimationFrame(handleFrame);
    },
    /**
     * Paints at the next animation frame. Use it when a field has committed its value. React renders the changed document
     * before the next frame, so no page shows the earlier value in between.
     */
    paintNextFrame: (): void => {
      isWaiting = true;
      frame ??= requestAnimationFrame(handleFrame);
    },
  };
};
