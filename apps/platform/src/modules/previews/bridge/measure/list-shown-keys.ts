import { createKeySearch, getPageTexts, type PageTexts } from '../texts.ts';
import { getLines, isShown } from './rectangles.ts';

/**
 * Lists the translation keys of the visible texts and placeholders of the page, each key once. Returns an empty list if
 * the app has not set its texts yet.
 */
export const listShownKeys = (
  texts: Pick<PageTexts, 'language' | 'store'> | undefined = getPageTexts(),
): readonly string[] => {
  if (!texts) return [];
  const shown = new Set<string>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('script,style,svg,select,textarea') || !isShown(parent)) continue;
    if (getLines(node).length > 0) shown.add(text);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
    if (isShown(field) && field.value === '') shown.add(field.placeholder);
  const findKeys = createKeySearch(texts);
  return [...new Set([...shown].flatMap(findKeys))];
};
