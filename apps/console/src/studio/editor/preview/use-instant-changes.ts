import { type RefObject, useEffect, useRef } from 'react';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { postToFrame } from './preview-frames.ts';

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

interface InstantOptions {
  readonly origin: string | undefined;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
  /** Language of the scene (visitor, language and conditions). Null for the default language of the brand. */
  readonly language: string | null;
  readonly frames: RefObject<ReadonlyMap<number, HTMLIFrameElement>>;
  readonly shownId: number | undefined;
  readonly loadingId: number | undefined;
}

/**
 * Shows changes of the theme and of texts immediately, before the page with the new draft has loaded. Call `catchUp`
 * when a page has loaded. `catchUp` sends this page the changes that were made while the page was loading, so that
 * these changes stay visible.
 */
export const useInstantChanges = (options: InstantOptions) => {
  const { origin, isPending, language, frames, shownId, loadingId } = options;
  const { document } = useEditor();
  const shown = useRef(document);
  /** The document at the last time when the gateway had received all edits. */
  const confirmed = useRef(document);
  /** The value of `confirmed` at the time when a frame started to load, by frame id. */
  const loaded = useRef(new Map<number, BrandDocument>());

  const post = (id: number | undefined, before: BrandDocument, after: BrandDocument): void => {
    const frame = id === undefined ? undefined : frames.current.get(id);
    if (origin === undefined || !frame || before === after) return;
    const theme = after['theme'];
    if (before['theme'] !== theme) postToFrame(frame, origin, { type: 'theme', theme });
    const code = language ?? readLanguages(after)[0] ?? '';
    const texts = findChangedTexts(getTexts(before, code), getTexts(after, code));
    if (Object.keys(texts).length > 0) postToFrame(frame, origin, { type: 'texts', language: code, texts });
  };

  useEffect(() => {
    const before = shown.current;
    shown.current = document;
    if (!isPending) confirmed.current = document;
    post(shownId, before, document);
  });
  useEffect(() => {
    if (loadingId !== undefined) loaded.current = new Map([[loadingId, confirmed.current]]);
  }, [loadingId]);
  return { catchUp: (id: number): void => post(id, loaded.current.get(id) ?? shown.current, shown.current) };
};
