import { useEffect, useRef } from 'react';
import { type BrandDocument, getValue, isBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { postToFrame } from './preview-frames.ts';

const getTexts = (document: BrandDocument, language: string): BrandDocument => {
  const texts = getValue(document, ['texts', language]);
  return isBranch(texts) ? texts : {};
};

/** Returns the texts that differ. Null stands for the text of the app. */
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
  /** Language of the scene. Null for the default language of the brand. */
  readonly language: string | null;
  readonly getFrame: () => HTMLIFrameElement | null;
}

/** Shows changes of the theme and of texts at once, before the draft is composed again. */
export const useInstantChanges = ({ origin, language, getFrame }: InstantOptions): void => {
  const { document } = useEditor();
  const shown = useRef(document);
  useEffect(() => {
    const previous = shown.current;
    shown.current = document;
    if (origin === undefined || previous === document) return;
    const theme = document['theme'];
    if (previous['theme'] !== theme) postToFrame(getFrame(), origin, { type: 'theme', theme });
    const code = language ?? readLanguages(document)[0] ?? '';
    const texts = findChangedTexts(getTexts(previous, code), getTexts(document, code));
    if (Object.keys(texts).length > 0) postToFrame(getFrame(), origin, { type: 'texts', language: code, texts });
  });
};
