import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Only violations are needed. Axe would otherwise describe every element that passes a rule, which takes half of its
 * time. No rule of the standards needs the style sheets, which axe would also preload.
 */
const options = {
  runOnly: { type: 'tag', values: standards },
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

/**
 * Waits until all finite animations have ended, because axe measures a wrong contrast during a fade. Ignores infinite
 * animations.
 */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );

/** Checks a page without frames. Loads axe into a document only once, which takes longer than most checks. */
const checkDocument = async (page: Page): Promise<readonly axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOptions) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    return (await loaded.run(document, runOptions)).violations;
  }, options);
};

/**
 * Returns true if axe compares landmarks of different documents only. A page and a page in a frame may both have a main
 * landmark, because the frame has a title of its own.
 */
const isAcrossFrames = (id: string, { target, any, all, none }: axe.NodeResult): boolean => {
  const related = [...any, ...all, ...none].flatMap(({ relatedNodes = [] }) => relatedNodes);
  return (
    id === 'landmark-unique' &&
    related.length > 0 &&
    related.every((node) => node.target.slice(0, -1).join() !== target.slice(0, -1).join())
  );
};

/** Fails if axe finds an accessibility violation on the current page. The message names the rule and the elements. */
export const expectAccessible = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await settle(page);
  const violations =
    page.frames().length === 1
      ? await checkDocument(page)
      : (await new AxeBuilder({ page }).options(options).analyze()).violations;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.filter((node) => !isAcrossFrames(id, node)).map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`),
  );
  expect(lines, where).toEqual([]);
};
