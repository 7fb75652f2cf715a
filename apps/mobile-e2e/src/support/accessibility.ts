import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for the end of finite animations: contrast is meaningless during a fade. Infinite animations are ignored. */
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

/** Fails with the rule and the elements of every violation that axe finds on the current page. */
export const expectAccessible = async (page: Page, where: string = new URL(page.url()).pathname): Promise<void> => {
  await settle(page);
  // A page without frames has no results to merge; the merge would open a blank page each time.
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`),
  );
  expect(lines, where).toEqual([]);
};
