import { expect, test, type Visit } from '../support/fixtures.ts';
import { translate } from '../support/texts.ts';

const chooseEnglish = async ({ page, t }: Visit): Promise<void> => {
  await page.getByRole('button', { name: t('shell:header.language') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
};

test('changes the language without a reload, and keeps it', async ({ brand }) => {
  const visit = brand('firuzara');
  const { page } = visit;
  await visit.open('/m/home');
  await page.evaluate(() => ((globalThis as { stays?: boolean }).stays = true));
  await chooseEnglish(visit);

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('navigation', { name: translate('EN', 'shell:nav.label') })).toBeVisible();
  await expect(page.getByRole('tab', { name: translate('EN', 'games:category.HOT') })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { stays?: boolean }).stays)).toBe(true);
  // The browser takes the texts of its install dialog from the web manifest. After the change of the language, the page
  // links to the manifest in the new language.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifests/EN.webmanifest');
  const manifest = await page.evaluate(
    async () => (await fetch('/manifests/EN.webmanifest')).json() as Promise<object>,
  );
  expect(manifest).toMatchObject({ id: '/', lang: 'en', dir: 'ltr' });

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: translate('EN', 'games:category.HOT') })).toBeVisible();
});

test('keeps the page and shows an error when the new language cannot be loaded', async ({ brand, guard }) => {
  guard.expectErrors(/ERR_FAILED/);
  const visit = brand('firuzara');
  const { page, t } = visit;
  await visit.open('/m/home');
  const english = /\/assets\/EN-/;
  await page.route(english, (route) => route.abort());
  await chooseEnglish(visit);
  await expect(page.getByText(t('shell:language.failed')).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('tab', { name: t('games:category.HOT') })).toBeVisible();

  await page.unroute(english);
  await chooseEnglish(visit);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: translate('EN', 'games:category.HOT') })).toBeVisible();
});

test('retries failed translations a few times, and renders without a tap once they load', async ({ brand, guard }) => {
  guard.expectErrors(/ERR_FAILED|Failed to fetch/);
  const visit = brand('bituinara');
  const { page, t } = visit;
  const textsPattern = /\/assets\/TY-/;
  let requestCount = 0;
  await page.route(textsPattern, (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.goto(`${visit.origin}/m/gameList?gameType=LIVE`);
  await expect(page.getByRole('button', { name: t('shell:action.retry') })).toBeVisible();
  expect(requestCount).toBeLessThan(20);

  await page.unroute(textsPattern);
  await expect(page.getByRole('tab', { name: t('games:category.LIVE') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('shell:action.retry') })).toHaveCount(0);
});

test('finds one of thirty languages by its name in another language', async ({ brand }) => {
  const visit = brand('orbivela');
  const { page, t } = visit;
  await visit.open('/m/home');
  await page.getByRole('button', { name: t('shell:header.language') }).click();
  const sheet = page.getByRole('dialog', { name: t('shell:language.title') });
  await expect(sheet.getByRole('listitem')).toHaveCount(30);
  await sheet.getByRole('searchbox', { name: t('shell:language.search') }).fill('turk');
  await expect(sheet.getByRole('listitem')).toHaveText([/Türkçe/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('tab', { name: translate('TR', 'games:category.HOT') })).toBeVisible();
});

test.describe('on a phone in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  /**
   * Opens the home page as on a first visit. The app then shows the language offer: a notice that offers to change the
   * app to the language of the phone.
   */
  const startFirstVisit = async (visit: Visit): Promise<void> => {
    await visit.page.addInitScript(() => {
      if (self !== top || sessionStorage.getItem('visited')) return;
      sessionStorage.setItem('visited', '1');
      localStorage.removeItem('livery.languageOffer');
    });
    await visit.open('/m/home');
  };
  const getOffer = ({ page }: Visit) =>
    page.getByRole('complementary', { name: translate('AR', 'shell:header.language') });

  test('offers Arabic in Arabic, and changes to it', async ({ brand }) => {
    const visit = brand('orbivela');
    await startFirstVisit(visit);
    await expect(getOffer(visit)).toContainText(translate('AR', 'shell:language.offer'));
    await getOffer(visit)
      .getByRole('button', { name: translate('AR', 'shell:language.accept') })
      .click();
    await expect(visit.page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(getOffer(visit)).toHaveCount(0);
  });

  test('never offers it again after it was closed', async ({ brand }) => {
    const visit = brand('orbivela');
    await startFirstVisit(visit);
    await getOffer(visit)
      .getByRole('button', { name: translate('AR', 'shell:action.close') })
      .click();
    await expect(getOffer(visit)).toHaveCount(0);
    await visit.open('/m/home');
    await expect(visit.page.getByRole('button', { name: visit.t('shell:header.language') })).toBeVisible();
    await expect(visit.page.locator('[role=tabpanel] a img').first()).toBeVisible();
    await expect(getOffer(visit)).toHaveCount(0);
    await expect(visit.page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
