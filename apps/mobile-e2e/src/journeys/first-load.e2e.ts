import { firstLoadOf } from '../../bench/bytes/first-load.ts';
import { floorBytes } from '../../bench/floor/build-floor.ts';
import { type BrandCode, expect, openingLanguage, test } from '../harness/fixtures.ts';
import { originOf, phone } from '../harness/visit.ts';

/** Of the mandated libraries alone. What is over it belongs into a chunk that the games do not wait for. */
const budget = 1.15;

test('the home of every brand shows its games with the code that the budget allows, and none besides', async ({
  browser,
}) => {
  const floor = await floorBytes();
  for (const code of Object.keys(openingLanguage) as BrandCode[]) {
    const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
    const { total } = await firstLoadOf(page, originOf(code, Number(process.env.LIVERY_E2E_PORT)));
    expect(total / floor.total, `${total} brotli bytes of ${code} over a floor of ${floor.total}`).toBeLessThanOrEqual(
      budget,
    );
    await page.context().close();
  }
});
