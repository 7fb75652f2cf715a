import type { Page } from '@playwright/test';
import { type BrandCode, expect, test } from '../support/fixtures.ts';
import { chunkPatterns, blockChunk } from '../support/block-chunk.ts';

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a category of ${code} that is tapped before the scripts are loaded is selected when the app starts`, async ({
    brand,
  }) => {
    const { page, origin, t } = brand(code);
    const release = await blockChunk(page, chunkPatterns['the app']);
    await page.goto(`${origin}/m/home`, { waitUntil: 'commit' });
    const slots = page.getByRole('tab', { name: t('games:category.RNG'), exact: true });
    await slots.click();
    await expect(slots).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(page.locator('#content')).toHaveCount(0);
    release();
    await expect(page.locator('#content')).toBeVisible();
    await expect(slots).toHaveAttribute('aria-selected', 'true');
    await expect(
      page
        .getByRole('tabpanel', { name: t('games:category.RNG') })
        .locator('a img')
        .first(),
    ).toBeVisible();
    expect(new URL(page.url()).searchParams.get('category')).toBe('RNG');
  });

  for (const [what, chunk] of Object.entries(chunkPatterns)) {
    test(`replays input of a visitor of ${code} that happens before ${what} is loaded`, async ({ brand }) => {
      const { page, origin, t } = brand(code);
      const home = `${origin}/m/home`;
      const search = page.getByRole('searchbox', { name: t('games:search.hot') });
      const open = async (): Promise<() => void> => {
        const release = await blockChunk(page, chunk);
        await page.goto(home, { waitUntil: 'commit' });
        return release;
      };

      let release = await open();
      await page.getByRole('button', { name: t('shell:header.language') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      release();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'English' })).toBeVisible();

      // Taps two buttons before the app has loaded. Only the second tap has an effect.
      release = await open();
      await page.getByRole('button', { name: t('shell:header.language') }).click();
      await page.getByRole('button', { name: t('shell:header.menu') }).click();
      release();
      await expect(page.getByRole('dialog', { name: t('shell:header.menu') })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);

      release = await open();
      await search.pressSequentially('zzzzzz');
      await search.press('Enter');
      await expect(search).toHaveValue('zzzzzz');
      expect(page.url()).toBe(home);
      release();
      await expect(page.getByText(t('games:games.noResult').replace('{name}', 'zzzzzz'))).toBeVisible();
      await expect(search).toHaveValue('zzzzzz');

      // Presses the mouse button before the app replaces the prerendered page, and releases it afterwards.
      release = await open();
      await page.getByRole('link', { name: t('shell:header.login') }).hover();
      await page.mouse.down();
      release();
      await expect(page.locator('[data-region]')).toHaveCount(0);
      expect(page.url()).toBe(home);
      await page.mouse.up();
      await expect(page).toHaveURL(/\/m\/login\?/);

      // Types a word while the app's code is loading.
      release = await open();
      await search.pressSequentially('zzz');
      await search.press('Home');
      release();
      await expect(page.locator('[data-region]')).toHaveCount(0);
      await expect(search).toBeFocused();
      await page.keyboard.press('y');
      await expect(search).toHaveValue('yzzz');
      expect(page.url()).toBe(home);
    });
  }
}

for (const [code, family] of Object.entries({
  bituinara: 'Fraunces',
  lualoc: 'Lora',
  quetzarena: 'Archivo',
  firuzara: 'Vazirmatn',
})) {
  test(`a returning visitor of ${code} sees headings in the brand's font`, async ({ brand }) => {
    const visit = brand(code as BrandCode);
    const { page } = visit;
    const getDisplayFont = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).getPropertyValue('--font-display'));
    await visit.open('/m/home');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('livery.faces')), 'its faces are on the device')
      .not.toBeNull();
    await visit.open('/m/home');
    expect(await getDisplayFont()).toMatch(new RegExp(`^${family},`));
    await expect
      .poll(() =>
        page.evaluate(
          (name) => [...document.fonts].some((font) => font.family === name && font.status === 'loaded'),
          family,
        ),
      )
      .toBe(true);
  });
}

/** Records how many frames show the header of the prerendered home page. */
const recordPrerenderedHeader = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { frames: 0, header: 0 };
    (globalThis as { seen?: typeof seen }).seen = seen;
    const look = (): void => {
      const header = document.querySelector('[data-region=header] header');
      seen.frames += 1;
      if (header && getComputedStyle(header).visibility === 'visible') seen.header += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const [who, path, language, sees] of [
  ['who opens the home sees its header before the app is here', '/m/home', undefined, true],
  ['who opens another page never sees the home', '/m/login', undefined, false],
  ["who chose another language never sees the home in the brand's", '/m/home', 'EN', false],
] as const) {
  test(who, async ({ page, brand }) => {
    const visit = brand('bituinara');
    if (language) await page.addInitScript((chosen) => localStorage.setItem('livery.language', chosen), language);
    await recordPrerenderedHeader(page);
    await visit.open(path);
    const { frames, header } = await page.evaluate(
      () => (globalThis as unknown as { seen: { frames: number; header: number } }).seen,
    );
    expect(frames).toBeGreaterThan(0);
    expect(header > 0).toBe(sees);
  });
}
