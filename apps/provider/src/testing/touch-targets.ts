import type { Page } from 'playwright';

/** Sizes of the game's part of the screen, in CSS pixels. The app's bar with the close button has its place beside it. */
const gameViewports = [
  { width: 360, height: 696 },
  { width: 390, height: 800 },
  { width: 800, height: 390 },
  { width: 820, height: 1136 },
  { width: 1280, height: 756 },
] as const;

/** Minimum width and height of a touch target, in CSS pixels. */
const minTarget = 44;
/** Minimum font size of a number, in CSS pixels. */
const minNumberSize = 12;

interface Limits {
  readonly target: number;
  readonly number: number;
}

/**
 * Lists the problems on the screen in the current viewport. Runs in the browser.
 *
 * A target is an element that a tap operates. Its touch area is measured with the lines through its middle, so it
 * includes pseudo-elements and excludes what other elements cover. A target in a scrollable area is scrolled into view.
 */
const findProblemsInPage = (limits: Limits): string[] => {
  const selector = 'button, a[href], input, select, textarea, summary, [role=button]';
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const describe = (element: Element): string =>
    [element.tagName.toLowerCase(), element.className, element.getAttribute('aria-label') ?? element.textContent]
      .join(' ')
      .slice(0, 60);
  /** A tap on the label of an input operates the input. */
  const findTarget = (element: Element): Element =>
    (element instanceof HTMLInputElement && element.closest('label')) || element;
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && width > 1 && height > 1 && !element.closest('[inert]');
  };
  const targets = [...new Set([...scope.querySelectorAll(selector)].map(findTarget))].filter(isShown);

  /** Returns the part of the element's box that its scrollable ancestors and the screen show. */
  const getShownBox = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const box = each.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  /** Content scrolls behind a sticky bar, which covers it. So they do not overlap for the player. */
  const findStickyBar = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).position === 'sticky') return each;
    return null;
  };
  const boxes = targets.map((element) => ({ element, box: getShownBox(element), bar: findStickyBar(element) }));
  const overlaps = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const isNested = one.element.contains(other.element) || other.element.contains(one.element);
      if (isNested || one.bar !== other.bar) return [];
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > 1 && height > 1 ? [`overlap: ${describe(one.element)} and ${describe(other.element)}`] : [];
    }),
  );

  /**
   * Returns true if taps on a line through the middle reach the element on `limits.target` pixels. A middle between two
   * pixels, or a round edge, costs one pixel.
   */
  const isLongEnough = (isHit: (offset: number) => boolean, size: number): boolean => {
    const reach = limits.target / 2;
    if (![0, 1 - reach, reach - 1].every(isHit)) return false;
    return size > limits.target - 0.1 || isHit(reach) || isHit(-reach);
  };
  const misses = targets.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const isHit = (dx: number, dy: number): boolean => element.contains(document.elementFromPoint(x + dx, y + dy));
    const description = `${describe(element)}, ${Math.round(width)}x${Math.round(height)}`;
    const isLarge = isLongEnough((dx) => isHit(dx, 0), width) && isLongEnough((dy) => isHit(0, dy), height);
    if (!isLarge) return [`small: ${description}`];
    const corners = [-0.34, 0.34].flatMap((one) =>
      [-0.34, 0.34].map((other) => [one * width, other * height] as const),
    );
    return corners.every(([dx, dy]) => isHit(dx, dy)) ? [] : [`covered: ${description}`];
  });

  const numbers = [...scope.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
      .join('');
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return /\p{Nd}/u.test(text) && size < limits.number && isShown(element)
      ? [`number of ${size}px: ${describe(element)} ${text}`]
      : [];
  });
  return [...overlaps, ...misses, ...numbers];
};

/** Lists the touch targets that are too small or covered, and the numbers that are too small, at every size. */
export const findTouchProblems = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize()!;
  const problems: string[] = [];
  for (const viewport of gameViewports) {
    await page.setViewportSize(viewport);
    // Two frames: in the first, observers react to the new size.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const found = await page.evaluate(findProblemsInPage, { target: minTarget, number: minNumberSize });
    problems.push(...found.map((each) => `${viewport.width}x${viewport.height} ${each}`));
  }
  await page.setViewportSize(before);
  return problems;
};
