import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** Fails if axe finds an accessibility violation on the current page. The message names the rule and the elements. */
export const expectAccessible = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await settle(page);
  // Legacy mode checks only the main frame. The default mode merges the results of all frames and opens a blank page
  // for this each time.
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`),
  );
  expect(lines, where).toEqual([]);
};
