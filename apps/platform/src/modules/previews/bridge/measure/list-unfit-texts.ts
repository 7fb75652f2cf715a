import type { UnfitText } from '@livery/contract/operators/preview-messages';
import { findTextCandidates, getPageTexts, type PageTexts } from '../texts.ts';
import { type Edges, getLines, isShown, join, toPageRectangle } from './rectangles.ts';

/** Maximum number of texts that do not fit, which are reported for a page. */
const maxTexts = 100;
/**
 * Number of pixels by which a text may be wider than its box. Browsers round the widths of texts and boxes
 * differently.
 */
const tolerance = 1;

/** Selector of elements whose texts must always fit into them, even texts in deeply nested child elements. */
const controls = 'button,a,label,[role="button"],[role="tab"]';

type Kind = UnfitText['kind'];

const isScroller = (value: string): boolean => value === 'auto' || value === 'scroll';
const isInline = ({ display }: CSSStyleDeclaration): boolean => display === 'inline' || display === 'contents';

/** Returns true if the text extends beyond the left or right edge of the box by more than the tolerance. */
const exceedsAcross = ({ left, right }: Edges, box: Edges): boolean =>
  left < box.left - tolerance || right > box.right + tolerance;

/** Returns true if more than half of a line is above or below the box. */
const exceedsDown = (lines: readonly Edges[], box: Edges): boolean =>
  lines.some(({ top, bottom }) => (top + bottom) / 2 > box.bottom || (top + bottom) / 2 < box.top);

const isSeparate = (one: Edges, other: Edges): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/**
 * Returns true for a box that is at most one pixel wide or high. Such a box typically contains a text for screen
 * readers only.
 */
const isHairline = ({ left, top, right, bottom }: Edges): boolean => right - left <= 1 || bottom - top <= 1;

/**
 * Returns in which way the lines of a text do not fit into the elements around them. Returns undefined if they fit.
 * Also returns undefined for a text that is not visible, such as a text for screen readers or the next image of a
 * carousel.
 */
const findMisfit = (parent: Element, lines: readonly Edges[]): Kind | undefined => {
  const text = join(lines);
  let kind: Kind | undefined;
  let [mayScrollAcross, mayScrollDown, hasBlock] = [false, false, false];
  for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (isInline(style)) continue;
    const box: Edges = element.getBoundingClientRect();
    const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    if (isClipping && (isHairline(box) || isSeparate(text, box))) return undefined;
    mayScrollAcross ||= isScroller(style.overflowX);
    mayScrollDown ||= isScroller(style.overflowY);
    const isTooLong = !mayScrollAcross && exceedsAcross(text, box);
    const isTooHigh = !mayScrollDown && exceedsDown(lines, box);
    const isCut = (isTooLong && style.overflowX !== 'visible') || (isTooHigh && style.overflowY !== 'visible');
    if (isCut) kind = 'cut';
    // A text must fit into the nearest block element, in width and height. It must also fit into each control (such as
    // a button) around it, in width. Other ancestors can be smaller than the text on purpose.
    else if ((!hasBlock && (isTooLong || isTooHigh)) || (isTooLong && element.matches(controls))) kind ??= 'outside';
    hasBlock = true;
    if (style.position === 'fixed') break;
  }
  const screen = { ...text, left: 0, right: document.documentElement.clientWidth };
  return kind ?? (!mayScrollAcross && !isSeparate(text, screen) && exceedsAcross(text, screen) ? 'outside' : undefined);
};

/**
 * Returns true if the placeholder that an input field shows is wider than the field. Returns false for a `textarea`,
 * which breaks lines, and for a field with a value.
 */
const isPlaceholderCut = (field: HTMLInputElement | HTMLTextAreaElement): boolean => {
  if (field instanceof HTMLTextAreaElement || field.placeholder === '' || field.value !== '') return false;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  // The font of a placeholder can differ from the font of the text in the field.
  context.font = getComputedStyle(field, '::placeholder').font;
  const space = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return context.measureText(field.placeholder).width > space + tolerance;
};

interface Found {
  readonly text: string;
  readonly kind: Kind;
  readonly edges: Edges;
}

const listTextNodes = (): readonly Found[] => {
  const found: Found[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('script,style,svg,select,textarea') || !isShown(parent)) continue;
    const lines = getLines(node);
    const kind = lines.length > 0 ? findMisfit(parent, lines) : undefined;
    if (kind) found.push({ text, kind, edges: join(lines) });
  }
  return found;
};

const listPlaceholders = (): readonly Found[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter((field) => isShown(field) && isPlaceholderCut(field))
    .map((field) => ({ text: field.placeholder, kind: 'cut', edges: field.getBoundingClientRect() }));

/**
 * Lists the texts of the app that do not fit into their elements or into the width of the screen. Texts from the
 * gateway, such as names of games, are not included, because the brand cannot change them. Returns an empty list if
 * the app has not set its texts yet.
 */
export const listUnfitTexts = (texts: Pick<PageTexts, 'language' | 'store'> | undefined = getPageTexts()) => {
  if (!texts) return [];
  const unfit: UnfitText[] = [];
  for (const { text, kind, edges } of [...listTextNodes(), ...listPlaceholders()]) {
    const keys = findTextCandidates(texts, text).map(({ key }) => key);
    if (keys.length > 0 && unfit.length < maxTexts) unfit.push({ ...toPageRectangle(edges), keys, text, kind });
  }
  return unfit;
};
