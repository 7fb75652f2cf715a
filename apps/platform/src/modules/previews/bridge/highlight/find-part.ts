import type { PageTarget } from '@livery/contract/operators/preview-messages';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { isShown } from '../measure/rectangles.ts';
import { isTextOfKey, type PageTexts } from '../texts.ts';

type TargetOf<Kind extends PageTarget['kind']> = Extract<PageTarget, { readonly kind: Kind }>;

/**
 * Returns true if the element is above the top of the screen and does not move when the page scrolls. An example is the
 * link "skip to content", which moves onto the screen when it has the focus.
 */
const isAboveScreen = (element: HTMLElement): boolean =>
  getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().bottom <= 0;

/** Returns the first visible element of the page that `matches` accepts, in the order of the document. */
const findShown = (matches: (element: HTMLElement) => boolean): HTMLElement | undefined => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const { currentNode } = nodes;
    if (!(currentNode instanceof HTMLElement) || !matches(currentNode)) continue;
    if (isShown(currentNode) && !isAboveScreen(currentNode)) return currentNode;
  }
  return undefined;
};

/** Texts that are directly in an element, or the placeholder of an input field. */
const listOwnTexts = (element: HTMLElement): readonly string[] => {
  if (element instanceof HTMLInputElement) return [element.placeholder];
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return nodes.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '');
};

const hasText = (texts: PageTexts, element: HTMLElement, key: string): boolean =>
  listOwnTexts(element).some((text) => text !== '' && isTextOfKey(texts, key, text));

const findText = (texts: PageTexts, key: string) => findShown((element) => hasText(texts, element, key));

/**
 * Adds an element, reads a computed style of it, and removes it again. The element is not in the body, because
 * `waitUntilStill` observes the body, and a new element there makes the page unstable.
 */
const readStyle = (
  change: (style: CSSStyleDeclaration) => void,
  property: 'backgroundColor' | 'fontFamily',
): string => {
  const probe = document.createElement('span');
  change(probe.style);
  document.documentElement.append(probe);
  const value = getComputedStyle(probe)[property];
  probe.remove();
  return value;
};

/** Returns the value of a colour token as computed styles contain it. Returns an empty string for an unknown token. */
const resolveColor = (token: string): string => {
  const declaration = `var(--color-${token}, transparent)`;
  const backgroundColor = readStyle((style) => style.setProperty('background-color', declaration), 'backgroundColor');
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
};

/** Finds an element whose background has this colour. If there is none, finds a text in this colour. */
const findColor = (token: string): HTMLElement | undefined => {
  const color = resolveColor(token);
  if (color === '') return undefined;
  const hasSize = (element: HTMLElement): boolean => element.offsetWidth > 4 && element.offsetHeight > 4;
  return (
    findShown((element) => hasSize(element) && getComputedStyle(element).backgroundColor === color) ??
    findShown((element) => listOwnTexts(element).length > 0 && getComputedStyle(element).color === color)
  );
};

const readFont = (role: TargetOf<'font'>['role']): string =>
  readStyle((style) => style.setProperty('font-family', `var(--font-${role})`), 'fontFamily');

/**
 * Finds a text in the font of a role. If both roles have the same font, headings are found for `display` and other
 * texts for `body`.
 */
const findFont = (role: TargetOf<'font'>['role']): HTMLElement | undefined => {
  const family = readFont(role);
  const isHeading = (element: HTMLElement): boolean => element.closest('h1,h2,h3') !== null;
  const matches = (element: HTMLElement): boolean =>
    listOwnTexts(element).length > 0 &&
    !element.matches('.visuallyHidden') &&
    getComputedStyle(element).fontFamily === family;
  return findShown((element) => matches(element) && isHeading(element) === (role === 'display')) ?? findShown(matches);
};

const readBrand = (): Partial<Pick<BrandRuntime, 'logo' | 'hero'>> =>
  JSON.parse(document.getElementById('brand')?.textContent ?? '{}') as BrandRuntime;

/** Finds the logo in the header, or the hero image on the home screen. */
const findImage = (image: TargetOf<'image'>['image']): HTMLElement | undefined => {
  const source = readBrand()[image]?.src;
  if (source === undefined) return undefined;
  return findShown((element) => element instanceof HTMLImageElement && element.getAttribute('src') === source);
};

/** CSS selectors of the home screen blocks that have no title, by kind of block. */
const blockSelectors: Readonly<Record<string, string>> = {
  notice: '#content a[href="/m/notice"]',
  categories: '#content [role="tablist"]',
  games: '#games',
};

/**
 * Finds a block of the home screen: by its own element, or by the text in its heading. Only the jackpot has a label
 * that is no heading.
 */
const findBlock = (texts: PageTexts, { block, title, key }: TargetOf<'block'>): HTMLElement | undefined => {
  if (block === 'hero') return findImage('hero')?.closest('section') ?? undefined;
  const selector = blockSelectors[block];
  if (selector !== undefined) return findShown((element) => element.matches(selector));
  const isLabel = (element: HTMLElement): boolean => block === 'jackpot' || element.closest('h2') !== null;
  const findLabel = (matches: (element: HTMLElement) => boolean) =>
    findShown((element) => isLabel(element) && matches(element));
  const label =
    (title === undefined ? undefined : findLabel((element) => listOwnTexts(element).includes(title.trim()))) ??
    (key === undefined ? undefined : findLabel((element) => hasText(texts, element, key)));
  return label?.closest<HTMLElement>('section,a') ?? label;
};

/** Returns the first visible part of the page that matches the target. Returns undefined if there is none (yet). */
export const findPart = (texts: PageTexts, target: PageTarget): HTMLElement | undefined => {
  switch (target.kind) {
    case 'text':
      return findText(texts, target.key);
    case 'color':
      return findColor(target.token);
    case 'font':
      return findFont(target.role);
    case 'block':
      return findBlock(texts, target);
    case 'image':
      return findImage(target.image);
    case 'screen':
      return findShown((element) => element.id === 'content');
  }
};
