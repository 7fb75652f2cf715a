import { firstLoadBudget, measureBundles, measureFirstLoad } from '../../bench/bytes/first-load.ts';
import { measureBaseline } from '../../bench/baseline/build-baseline.ts';
import { composeInEachLanguage } from '../support/compose-languages.ts';
import { type BrandCode, expect, initialLanguage, test } from '../support/fixtures.ts';
import { getOrigin, mobileViewport } from '../support/mobile-viewport.ts';

// One worker runs both tests, so that the baseline is built once.
test.describe.configure({ mode: 'default' });
let baseline: ReturnType<typeof measureBaseline> | undefined;
const getBaseline = () => (baseline ??= measureBaseline());

test(
  'the home of every brand shows its games within the code budget, and loads no other code first',
  { tag: '@smoke' },
  async ({ browser }) => {
    const floor = await getBaseline();
    for (const code of Object.keys(initialLanguage) as BrandCode[]) {
      const page = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
      const { total } = await measureFirstLoad(page, getOrigin(code, Number(process.env.LIVERY_E2E_PORT)));
      expect(
        total / floor.total,
        `${total} brotli bytes of ${code} over a floor of ${floor.total}`,
      ).toBeLessThanOrEqual(firstLoadBudget);
      await page.context().close();
    }
  },
);

test('the home stays within the code budget with each of thirty languages as the default', async () => {
  const [floor, { folders, remove }] = await Promise.all([getBaseline(), composeInEachLanguage('orbivela')]);
  const measured = await measureBundles(folders).finally(remove);
  expect(measured).toHaveLength(30);
  const [language, { total }] = measured.reduce((one, other) => (other[1].total > one[1].total ? other : one));
  test.info().annotations.push({ type: 'heaviest language', description: `${language}: ${total} brotli bytes` });
  expect(
    total / floor.total,
    `${total} brotli bytes in ${language} over a floor of ${floor.total}`,
  ).toBeLessThanOrEqual(firstLoadBudget);
});
