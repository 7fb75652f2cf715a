import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'shows the shell and the last seen games without a network',
  { tag: '@smoke' },
  async ({ brand, context, guard }) => {
    guard.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/);
    const visit = brand('quetzarena');
    const { page, t } = visit;
    await visit.open('/m/home');
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The service worker controls the page only after a reload. During the reload, it also fills its caches.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible();
    await expect(page.getByText(t('shell:offline.bar'))).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(t('shell:offline.bar'))).toHaveCount(0);
  },
);
