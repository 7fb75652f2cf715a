import { measureFirstLoad } from '../../bench/bytes/first-load.ts';
import { measureBaseline } from '../../bench/baseline/build-baseline.ts';
import { type BrandCode, expect, initialLanguage, test } from '../support/fixtures.ts';
import { getOrigin, mobileViewport } from '../support/mobile-viewport.ts';

/**
 * Maximum first load of a home page, divided by the baseline (the minimal app with the required libraries). If the
 * ratio is higher, move code to a chunk that loads after the games.
 */
const budget = 1.15;

test('the home of every brand shows its games within the code budget, and loads no other code first', async ({
  browser,
}) => {
  const floor = await measureBaseline();
  for (const code of Object.keys(initialLanguage) as BrandCode[]) {
    const page = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
    const { total } = await measureFirstLoad(page, getOrigin(code, Number(process.env.LIVERY_E2E_PORT)));
    expect(total / floor.total, `${total} brotli bytes of ${code} over a floor of ${floor.total}`).toBeLessThanOrEqual(
      budget,
    );
    await page.context().close();
  }
});
