import type { PageContext } from '../page-context.ts';
import { getPageTexts, isTextOfKey, type PageTexts } from '../texts.ts';
import { isShown } from './rectangles.ts';

/** Finds the first visible element whose text or placeholder is that of a key. */
const findElement = (texts: PageTexts, key: string): HTMLElement | undefined => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const element = nodes.currentNode as HTMLElement;
    const shown =
      element instanceof HTMLInputElement
        ? [element.placeholder]
        : [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''));
    if (shown.some((text) => text.trim() !== '' && isTextOfKey(texts, key, text)) && isShown(element)) return element;
  }
  return undefined;
};

/** Maximum number of milliseconds to wait for a text that is not on the page yet. */
const patienceMs = 5000;
const retryMs = 150;

/** Creates the function that outlines the text of a key and scrolls to it. An earlier outline is removed. */
export const createHighlighter = ({ post }: Pick<PageContext, 'post'>) => {
  let outlined: HTMLElement | undefined;
  let wanted: string | null = null;

  const outline = (element: HTMLElement): void => {
    outlined = element;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.style.outline = '3px solid #e6007a';
    element.style.outlineOffset = '2px';
  };

  return async (value: unknown): Promise<void> => {
    const key = typeof value === 'string' ? value : null;
    outlined?.style.removeProperty('outline');
    outlined?.style.removeProperty('outline-offset');
    outlined = undefined;
    wanted = key;
    const end = performance.now() + patienceMs;
    const isWaiting = (): boolean =>
      key !== null && wanted === key && outlined === undefined && performance.now() < end;
    while (isWaiting()) {
      const texts = getPageTexts();
      const element = texts && key !== null ? findElement(texts, key) : undefined;
      if (element) outline(element);
      else await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
    if (wanted === key) post({ type: 'highlighted', key, isFound: outlined !== undefined });
  };
};
