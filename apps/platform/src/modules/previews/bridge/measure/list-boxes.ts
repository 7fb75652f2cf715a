import type { PageBox } from '@livery/contract/operators/preview-messages';
import { hashText } from './hash-text.ts';
import { type Edges, everywhere, getLines, intersect, isEmpty, isShown, join, toPageRectangle } from './rectangles.ts';

/**
 * Maximum number of boxes per page. On a longer page, for example with thousands of games, the remaining boxes are
 * omitted.
 */
const maxBoxes = 3000;
const maxTextLength = 120;

/** Elements that are measured as one image. The elements inside them are not measured. */
const images = 'img,svg,canvas,video,iframe,input,select,textarea,progress,meter';
const unpainted = 'script,style,template,noscript,link,meta,title,head,br';

const isTransparent = (color: string): boolean => color === 'transparent' || /[,/] ?0\)$/.test(color);

/** Removes the origin of the preview from URLs in a text, because each preview has a different origin. */
const toOwnPath = (text: string): string => text.replaceAll(location.origin, '');

/** Describes the background, borders and shadow of an element. Returns an empty string if it has none. */
const describePaint = (style: CSSStyleDeclaration): string => {
  const borders = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
    const width = style.getPropertyValue(`border-${side}-width`);
    const color = style.getPropertyValue(`border-${side}-color`);
    const isPainted =
      width !== '0px' && style.getPropertyValue(`border-${side}-style`) !== 'none' && !isTransparent(color);
    return isPainted ? [`${side} ${width} ${color}`] : [];
  });
  const paints = [
    ...(isTransparent(style.backgroundColor) ? [] : [style.backgroundColor]),
    ...(style.backgroundImage === 'none' ? [] : [toOwnPath(style.backgroundImage), style.backgroundSize]),
    ...borders,
    ...(style.boxShadow === 'none' ? [] : [style.boxShadow]),
  ];
  return paints.length === 0 ? '' : [...paints, style.borderRadius, style.opacity, style.filter].join('|');
};

/** Describes the pseudo elements that an element paints. */
const describePseudo = (element: Element): string =>
  ['::before', '::after']
    .map((name) => {
      const style = getComputedStyle(element, name);
      if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return '';
      const paint = describePaint(style);
      const hasText = style.content !== '""';
      return paint || hasText ? `${name}|${style.content}|${style.color}|${style.width}|${style.height}|${paint}` : '';
    })
    .join('');

const describeText = (text: string, style: CSSStyleDeclaration): string =>
  [
    text,
    style.color,
    style.fontFamily,
    style.fontSize,
    style.fontWeight,
    style.letterSpacing,
    style.textTransform,
    style.textDecorationLine,
    style.opacity,
  ].join('|');

const describeImage = (element: Element, style: CSSStyleDeclaration): string => {
  const { localName } = element;
  if (element instanceof HTMLImageElement) return `img|${toOwnPath(element.currentSrc || element.src)}|${style.filter}`;
  if (localName === 'svg') {
    // Ids, classes and references to ids are removed from the compared text. The ids of gradients can differ at each
    // load, although the image looks the same.
    const drawing = element.outerHTML.replace(/\b(?:id|class)="[^"]*"/g, '').replace(/url\([^)]*\)|href="#[^"]*"/g, '');
    return `svg|${toOwnPath(drawing)}|${style.color}|${style.fill}|${style.stroke}`;
  }
  const field = element instanceof HTMLInputElement ? `${element.placeholder}|${element.value}|${element.checked}` : '';
  return `${localName}|${field}|${style.color}|${describePaint(style)}`;
};

/** Lists the visible boxes of the page: elements, images and texts. */
export const listBoxes = (): readonly PageBox[] => {
  const boxes: PageBox[] = [];
  const add = (edges: Edges, description: string, text = ''): void => {
    if (isEmpty(edges) || boxes.length >= maxBoxes) return;
    boxes.push({ ...toPageRectangle(edges), look: hashText(description), text: text.slice(0, maxTextLength) });
  };

  const addTexts = (element: Element, style: CSSStyleDeclaration, clip: Edges): void => {
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replace(/\s+/g, ' ').trim() : '';
      const lines = text === '' ? [] : getLines(node);
      if (lines.length > 0) add(intersect(clip, join(lines)), describeText(text, style), text);
    }
  };

  const walk = (element: Element, outerClip: Edges): void => {
    if (boxes.length >= maxBoxes || element.matches(unpainted) || !isShown(element)) return;
    const style = getComputedStyle(element);
    const edges = element.getBoundingClientRect();
    // The parent elements of a fixed element do not cut off its edges, so their visible area is not used.
    const around = style.position === 'fixed' ? everywhere : outerClip;
    const visible = intersect(around, edges);
    if (element.matches(images)) return add(visible, describeImage(element, style));
    const paint = describePaint(style) + describePseudo(element);
    if (paint !== '') add(visible, paint);
    const clip = style.overflow === 'visible' || element === document.body ? around : visible;
    addTexts(element, style, clip);
    for (const child of element.children) walk(child, clip);
  };

  const page = getComputedStyle(document.documentElement);
  const { scrollWidth, scrollHeight, scrollLeft, scrollTop } = document.documentElement;
  add(
    { left: -scrollLeft, top: -scrollTop, right: scrollWidth - scrollLeft, bottom: scrollHeight - scrollTop },
    `page|${page.backgroundColor}|${page.backgroundImage}`,
  );
  walk(document.body, everywhere);
  return boxes;
};
