import { findTextCandidates, getPageTexts } from './texts.ts';
import type { PageContext } from './page-context.ts';

/** Events of a tap. While an operator picks a text, these events do not reach the app. */
const tapEvents = [
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
] as const;

interface Shown {
  readonly text: string;
  readonly rectangle: DOMRect;
}

/** Returns the text node at a point with its rectangle. Returns undefined if there is no text. */
const findTextNode = (element: Element, x: number, y: number): Shown | undefined => {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const rectangle = [...range.getClientRects()].find(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    if (rectangle && nodes.currentNode.textContent?.trim())
      return { text: nodes.currentNode.textContent.trim(), rectangle: range.getBoundingClientRect() };
  }
  return undefined;
};

/**
 * Returns the label, placeholder, alternative text or title of an element, or of its nearest ancestor with such an
 * attribute. An icon button, for example, has only a label. Returns undefined if there is no such text.
 */
const findAttributeText = (element: Element): Shown | undefined => {
  const named = element.closest('[aria-label],[placeholder],[alt],[title]');
  const text = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => named?.getAttribute(name)).find(Boolean);
  return named && text ? { text, rectangle: named.getBoundingClientRect() } : undefined;
};

/**
 * Creates the function that starts and stops text picking, in which the operator taps a text of the preview to select
 * it. The selected text is sent to the console, together with the translation keys that can have this text.
 */
export const createTextPicker = ({ post }: Pick<PageContext, 'post'>) => {
  const handle = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const { clientX: x, clientY: y, target } = event as MouseEvent;
    const texts = getPageTexts();
    const shown = target instanceof Element ? (findTextNode(target, x, y) ?? findAttributeText(target)) : undefined;
    if (!shown || !texts) return;
    const { left, top, width, height } = shown.rectangle;
    post({
      type: 'picked',
      text: shown.text,
      language: texts.language,
      candidates: findTextCandidates(texts, shown.text),
      rectangle: { left, top, width, height },
    });
  };

  return (isOn: boolean): void => {
    for (const name of tapEvents)
      if (isOn) window.addEventListener(name, handle, { capture: true, passive: false });
      else window.removeEventListener(name, handle, { capture: true });
    document.documentElement.style.cursor = isOn ? 'crosshair' : '';
  };
};
