import { expect, test } from '../harness/fixtures.ts';
import { text } from '../harness/texts.ts';

test('another language takes the page over without a reload, and stays', async ({ brand }) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  await visit.open('/m/home');
  await page.evaluate(() => ((globalThis as { stays?: boolean }).stays = true));
  await page.getByRole('button', { name: t('shell:header.language') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('navigation', { name: text('EN', 'shell:nav.label') })).toBeVisible();
  await expect(page.getByRole('tab', { name: text('EN', 'games:category.HOT') })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { stays?: boolean }).stays)).toBe(true);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: text('EN', 'games:category.HOT') })).toBeVisible();
});
