import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Only violations are reported. Describing the elements that pass a rule as well would take half of axe's time. Style
 * sheets are not preloaded, because no rule of the standards needs them.
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

/**
 * Checks one document without its frames. Loads axe only once into each document, because loading takes longer than
 * most checks.
 */
const checkDocument = async (page: Page): Promise<readonly axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOptions) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    return (await loaded.run(document, runOptions)).violations;
  }, options);
};

/**
 * Returns true if axe reports an element only because of landmarks in different documents. A page and a framed page may
 * both have a main landmark, because the frame has its own title.
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
