import type { Page } from '@playwright/test';
import { createFindEnglish, describeScreen, readScreen, type UnfitText } from './screen-texts.ts';
import { listGameTexts } from './texts.ts';

interface GameEdges {
  /** Texts that end with an ellipsis because they do not fit. */
  readonly shortened: readonly string[];
  /** Names of the controls that are partly outside of the screen. */
  readonly cutControls: readonly string[];
}

const readEdges = (page: Page): Promise<GameEdges> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /**
     * Returns true if the element is inside a scrollable part of the page, which can scroll the element onto the
     * screen.
     */
    const isInScroller = (element: Element): boolean => {
      for (let each = element.parentElement; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflow)) return true;
      return false;
    };
    const isOutside = (element: Element): boolean => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isCut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      return isCut && width > 1 && isShown(element) && !isInScroller(element);
    };
    const isShortened = (element: Element): boolean => {
      const { textOverflow, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      if (textOverflow !== 'ellipsis' || !isShown(element)) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width } = element.getBoundingClientRect();
      const space = width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      // The browser truncates a text that is too long by even a small part of a pixel. Therefore a difference of only
      // 0.05 pixels is tolerated.
      return range.getBoundingClientRect().width > space + 0.05;
    };
    const controls = [...document.querySelectorAll<HTMLElement>('button,a[href],input')];
    return {
      shortened: [...document.body.querySelectorAll('*')].filter(isShortened).map((each) => each.textContent),
      cutControls: controls
        .filter(isOutside)
        .map((each) => (each.getAttribute('aria-label') ?? '') || each.innerText || each.className),
    };
  });

/**
 * Returns true for a single character outside of its box. Such characters are intentional: a symbol on a rotated card,
 * or a number on the corner of a button.
 */
const isSign = ({ text, kind }: UnfitText): boolean => kind === 'outside' && [...text].length < 2;

const findEnglish = createFindEnglish(listGameTexts);

/**
 * Lists the problems of a game page: texts that do not fit, are shortened, overlap or are English, and controls that
 * are partly outside of the screen. Also reports a page that is wider than the screen.
 */
export const findGameProblems = async (page: Page, language: string): Promise<readonly string[]> => {
  const screen = await readScreen(page, false);
  const { shortened, cutControls } = await readEdges(page);
  return [
    ...screen.unfit.filter((text) => !isSign(text)).map(({ text, kind }) => `${kind}: ${text}`),
    ...shortened.map((text) => `shortened: ${text}`),
    ...cutControls.map((name) => `not on the screen: ${name}`),
    ...describeScreen(screen, findEnglish(screen.shown, language)),
  ];
};
