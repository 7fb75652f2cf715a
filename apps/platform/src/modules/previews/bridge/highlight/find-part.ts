import type { PageTarget } from '@livery/contract/operators/preview-messages';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { isShown } from '../measure/rectangles.ts';
import { isTextOfKey, type PageTexts } from '../texts.ts';

type TargetOf<Kind extends PageTarget['kind']> = Extract<PageTarget, { readonly kind: Kind }>;

/**
 * Returns true for an element that has a fixed position above the top edge of the screen. For example, the link "skip
 * to content" is there until it has the focus.
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

/**
 * Returns the texts that are directly inside an element, without the texts of its child elements. For an input field,
 * returns its placeholder.
 */
const listOwnTexts = (element: HTMLElement): readonly string[] => {
  if (element instanceof HTMLInputElement) return [element.placeholder];
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return nodes.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '');
};

const hasText = (texts: PageTexts, element: HTMLElement, key: string): boolean =>
  listOwnTexts(element).some((text) => text !== '' && isTextOfKey(texts, key, text));

const findText = (texts: PageTexts, key: string) => findShown((element) => hasText(texts, element, key));

/**
 * Returns a computed style of a temporary element, which is removed at once. The element is not added to the body,
 * because `waitUntilStill` treats each new element in the body as a change of the page.
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

/**
 * Returns the value of a colour token of the theme in the format of computed styles, such as `rgb(0, 0, 0)`. Returns an
 * empty string for an unknown token.
 */
const resolveColor = (token: string): string => {
  const declaration = `var(--color-${token}, transparent)`;
  const backgroundColor = readStyle((style) => style.setProperty('background-color', declaration), 'backgroundColor');
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
};

/**
 * Finds the first visible element whose background has the colour of a token. If there is none, finds the first visible
 * text in this colour.
 */
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
 * Finds a visible text in the font of a role. If `display` and `body` use the same font, finds a heading for `display`
 * and any other text for `body`.
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
 * Finds a block of the home screen. A block without a title is found by its selector in `blockSelectors`. A block with
 * a title is found by its heading. The label of the jackpot is not a heading, so it is handled separately.
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

/**
 * Returns the first visible part of the page that matches the target, for example an element in a certain colour.
 * Returns undefined if there is none. A part that still loads can be found by a later call.
 */
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
