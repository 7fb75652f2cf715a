import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getChromiumPath } from '@livery/workspace/chromium';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import { logInOperator } from '../support/operator.ts';
import { createLiveDraft, embedPreview } from '../support/preview.ts';

const brandFile = fileURLToPath(new URL('../../../../merchants/lualoc.json', import.meta.url));
const accents = ['#ff8a3d', '#5ad1ff'];
/** A page that looks the same on each visit, because it has no draws, winners or counters. */
const stillPage = '/m/login';

/** Returns the pixels of an image, so that two images can be compared independently of their compression. */
const readPixels = async (png: Buffer): Promise<string> => (await sharp(png).raw().toBuffer()).toString('base64');

// The tests compare pixels. They use the full Chromium, because the headless shell does not always render the same page
// with the same pixels.
test.use({ launchOptions: { executablePath: getChromiumPath() } });

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. The request for the
// favicon can fail.
test.beforeEach(({ guard }) => guard.expectErrors(/\/ops\/(?:me|session)|favicon/));

test(
  'the page shows a theme and texts at once, and then looks the same as the recomposed page',
  { tag: '@smoke' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInOperator(page, 'designer@example.com');
    const draft = await createLiveDraft(page, 'lualoc');
    const { origin } = await draft.openPreview();

    let shown = await embedPreview(page, origin, stillPage);
    expect(await shown.waitFor('ready')).toMatchObject({ sequence: 0, path: stillPage });
    const { theme } = JSON.parse(await readFile(brandFile, 'utf8')) as { readonly theme: object };
    for (const accent of accents) {
      await shown.send({ type: 'theme', theme: { ...theme, mode: 'dark', accent, page: '#101418', radius: 9 } });
      await shown.waitFor('painted');
      const previous = shown;
      await draft.change(['theme', 'mode'], 'dark');
      await draft.change(['theme', 'page'], '#101418');
      await draft.change(['theme', 'radius'], 9);
      const sequence = await draft.change(['theme', 'accent'], accent);
      const recomposed = await embedPreview(page, origin, stillPage);
      expect((await recomposed.waitFor('ready')).sequence).toBe(sequence);
      // Both pages report that they are ready before all images and fonts have loaded. Therefore the comparison is
      // repeated until the pixels are equal.
      await expect
        .poll(
          async () => {
            await recomposed.hide(true);
            const atOnce = await readPixels(await previous.screenshot());
            await recomposed.hide(false);
            return atOnce === (await readPixels(await recomposed.screenshot()));
          },
          { message: `equal pixels with ${accent}` },
        )
        .toBe(true);
      await previous.remove();
      shown = recomposed;
    }

    const key = 'shell:nav.home';
    await shown.send({ type: 'navigate', path: '/m/home' });
    expect(await shown.waitFor('navigated')).toMatchObject({ path: '/m/home' });
    await shown.send({ type: 'texts', language: 'VI', texts: { [key]: 'Sảnh chính mới' } });
    await shown.waitFor('painted');
    await expect(shown.frame.getByText('Sảnh chính mới').first()).toBeVisible();
    await shown.send({ type: 'pick', isOn: true });
    await shown.frame.getByText('Sảnh chính mới').first().click();
    const picked = await shown.waitFor('picked');
    expect(picked.candidates).toContainEqual({ key, text: 'Sảnh chính mới' });
  },
);

test('the page shows a theme of both modes at once, and then looks the same as the recomposed page', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'designer@example.com');
  // The brand `lualoc` has only the light mode. The first edits add colours for the dark mode. The last edit makes the
  // dark mode the default of the brand.
  const draft = await createLiveDraft(page, 'lualoc');
  const { origin } = await draft.openPreview();
  const { theme } = JSON.parse(await readFile(brandFile, 'utf8')) as { readonly theme: Record<string, string> };
  const alternate = { accent: '#ff8a8f', page: '#1b1012' };
  const exchanged = {
    mode: 'dark',
    ...alternate,
    alternate: { accent: theme['accent'], page: theme['page'] },
  };
  let shown = await embedPreview(page, origin, stillPage, { mode: 'dark' });
  await shown.waitFor('ready');
  await expect(shown.frame.locator('html')).toHaveAttribute('data-mode', 'light');
  for (const edit of [{ alternate }, { alternate: { ...alternate, accent: '#7fd1ff' } }, exchanged]) {
    const next = { ...theme, ...edit };
    await shown.send({ type: 'theme', theme: next });
    await shown.waitFor('painted');
    await expect(shown.frame.locator('html')).toHaveAttribute('data-mode', 'dark');
    const previous = shown;
    for (const [key, value] of Object.entries(next))
      if (typeof value === 'string') await draft.change(['theme', key], value);
    for (const [key, value] of Object.entries(next.alternate)) await draft.change(['theme', 'alternate', key], value!);
    shown = await embedPreview(page, origin, stillPage, { mode: 'dark' });
    await shown.waitFor('ready');
    const recomposed = shown;
    await expect
      .poll(
        async () => {
          await recomposed.hide(true);
          const atOnce = await readPixels(await previous.screenshot());
          await recomposed.hide(false);
          return atOnce === (await readPixels(await recomposed.screenshot()));
        },
        { message: `equal pixels with ${JSON.stringify(edit)}` },
      )
      .toBe(true);
    await previous.remove();
  }
});

test('scenes show the page to a member, from right to left, and with calls that fail', async ({ page, guard }) => {
  test.slow();
  guard.expectErrors(/503|Failed to fetch|system\./);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'designer@example.com');
  const { origin } = await (await createLiveDraft(page, 'lualoc')).openPreview();

  const member = await embedPreview(page, origin, '/m/mine', { visitor: 'member', isRightToLeft: true });
  await member.waitFor('ready');
  await expect(member.frame.getByText('demo', { exact: true }).first()).toBeVisible();
  await expect(member.frame.locator('html')).toHaveAttribute('dir', 'rtl');
  const guest = await embedPreview(page, origin, '/m/mine');
  await guest.waitFor('ready');
  await expect(guest.frame.getByText('demo', { exact: true })).toHaveCount(0);
  await member.remove();

  await guest.send({
    type: 'scene',
    scene: {
      visitor: 'guest',
      calls: 'failed',
      language: 'EN',
      isRightToLeft: false,
      hasReducedMotion: true,
      hasPopups: true,
      day: null,
      mode: null,
    },
  });
  expect(await guest.waitFor('ready')).toMatchObject({ scene: { calls: 'failed', language: 'EN' } });
  await expect(guest.frame.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page of its own follows the draft, has no cookie and no worker, and obeys no other page', async ({ page }) => {
  test.slow();
  await logInOperator(page, 'translator@example.com');
  const draft = await createLiveDraft(page, 'lualoc');
  const { url } = await draft.openPreview();
  const phone = await page.context().newPage();
  await phone.goto(url);
  await expect(phone.locator('#content')).toBeVisible();
  expect(await phone.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  expect((await phone.context().cookies(url)).length).toBe(0);
  await draft.change(['name'], 'Aurora');
  await expect(phone).toHaveTitle(/Aurora/);

  await phone.evaluate((theme) => postMessage({ for: 'livery.preview', type: 'theme', theme }, '*'), {
    mode: 'light',
    accent: '#b00020',
  });
  const accent = await phone.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-action-accent-bg'),
  );
  expect(accent).not.toBe('#b00020');
});
