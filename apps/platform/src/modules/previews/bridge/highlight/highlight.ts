import { type PageTarget, toPageTarget } from '@livery/contract/operators/preview-messages';
import { waitUntilStill } from '../measure/measure-page.ts';
import type { PageContext } from '../page-context.ts';
import { getPageTexts } from '../texts.ts';
import { findPart } from './find-part.ts';

/**
 * Maximum number of milliseconds to wait for a part of the page to appear after the page is stable. Some parts, such as
 * the end of the home screen, load only when the browser is idle.
 */
const patienceMs = 2500;
const retryMs = 150;
/** Milliseconds for which the outline is drawn again if the app removes it. */
const watchMs = 5000;

const color = '#e6007a';
const width = 3;

const needsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates the width of the outline twice, so that the operator notices it. Does nothing with reduced motion. */
const pulse = (element: HTMLElement): void => {
  if (needsLessMotion()) return;
  const frames = [{ outlineWidth: '12px' }, { outlineWidth: `${width}px` }];
  element.animate(frames, { id: 'mark', duration: 450, iterations: 2 });
};

/**
 * Creates the function that draws an outline around a part of the page and scrolls to it. The function first removes
 * the outline of its previous call. If the part is not on the page yet, for example because it still loads, the
 * function waits for it.
 */
export const createHighlighter = ({ post }: Pick<PageContext, 'post'>) => {
  let outlined: HTMLElement | undefined;
  let wanted: PageTarget | null = null;

  const clear = (): void => {
    outlined?.style.removeProperty('outline');
    outlined?.style.removeProperty('outline-offset');
    outlined = undefined;
  };

  const outline = (element: HTMLElement, { kind }: PageTarget): void => {
    outlined = element;
    element.style.outline = `${width}px solid ${color}`;
    // The outline of a large part is drawn inside its edges, because the elements around the part would hide an outline
    // outside of it. A text has its outline outside.
    element.style.outlineOffset = kind === 'text' ? '2px' : `-${width}px`;
  };

  const show = (element: HTMLElement, target: PageTarget): void => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    outline(element, target);
    pulse(element);
  };

  const find = (target: PageTarget): HTMLElement | undefined => {
    const texts = getPageTexts();
    return texts && findPart(texts, target);
  };

  /**
   * Draws the outline again if the app removes it. If the app has replaced the element, for example after its data have
   * loaded, also scrolls to the new element. Otherwise does not scroll, because the operator can have scrolled away.
   */
  const restoreOutline = async (target: PageTarget): Promise<void> => {
    const end = performance.now() + watchMs;
    const isWatching = (): boolean => wanted === target && performance.now() < end;
    while (isWatching()) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      if (!isWatching() || (outlined?.isConnected && outlined.style.outline !== '')) continue;
      const element = find(target);
      if (element && element === outlined) outline(element, target);
      else if (element) show(element, target);
    }
  };

  return async (value: unknown): Promise<void> => {
    const target = toPageTarget(value);
    clear();
    wanted = target;
    let end = Infinity;
    if (target) void waitUntilStill().then(() => (end = performance.now() + patienceMs));
    const isWaiting = (): boolean =>
      target !== null && wanted === target && outlined === undefined && performance.now() < end;
    while (isWaiting()) {
      const element = target ? find(target) : undefined;
      if (element && target) show(element, target);
      else await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
    if (wanted !== target) return;
    post({ type: 'highlighted', target, isFound: outlined !== undefined });
    if (target && outlined) void restoreOutline(target);
  };
};
