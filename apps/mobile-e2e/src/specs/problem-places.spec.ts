import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { getConsoleOrigin, logInOperator } from '../support/operator.ts';
import { createLiveDraft, embedPreview, getShownPreview } from '../support/preview.ts';

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. Previews that are
// opened at the same time can get status 409. The storage of the preview pages is blocked.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|\.preview\.|localStorage|favicon|409 \(Conflict\)/),
);

const outlined = '[style*="outline: rgb(230, 0, 122)"]';

test('a problem leads to its place in the preview, on a desktop and on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInOperator(page, 'owner@example.com');
  const draft = await createLiveDraft(page, 'lualoc');
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}`);
  await expect(getShownPreview(page).locator('#content')).toBeVisible();
  await draft.change(['minimumAge'], 18);
  await draft.change(['theme', 'accent'], '#e8e0d8');
  const problems = page.getByRole('region', { name: /^Problems/ });
  const age = problems.getByRole('listitem').filter({ hasText: '$.minimumAge' });
  await age.getByRole('button', { name: 'Show in the preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText('This is the last state without problems. The place is marked.');
  await expect(getShownPreview(page).locator(outlined)).toContainText(/\d/);
  await expect(getShownPreview(page).locator(outlined)).toBeInViewport();
  // The preview has scrolled to the marked element, so the bar at its top can cover half of a link. The rule
  // `target-size` would report this link as too small, so it is ignored.
  await expectAccessible(page, 'the editor with a marked place', { ignoredInFrames: 'target-size' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: /^Problems/ }).check({ force: true });
  const accent = problems.getByRole('listitem').filter({ hasText: '$.theme.accent' });
  const button = accent.getByRole('button', { name: 'Show in the preview' });
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();
  await expect(preview).toBeFocused();
  await expect(problems).toBeHidden();
  await expect(getShownPreview(page).locator(outlined)).toBeInViewport();
});

test('marks each kind of place without an animation for reduced motion, and ignores messages of other windows', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInOperator(page, 'designer@example.com');
  const { origin } = await (await createLiveDraft(page, 'lualoc')).openPreview();
  const shown = await embedPreview(page, origin, '/m/home', {
    language: 'EN',
    hasPopups: false,
    hasReducedMotion: true,
  });
  await shown.waitFor('ready');
  // The lower part of the home screen loads only when the browser is idle. The test waits for it, because some places
  // are there.
  await expect(shown.frame.locator('footer')).toBeVisible();
  const targets = [
    { kind: 'text', key: 'home:footer.adults' },
    { kind: 'color', token: 'action-accent-bg' },
    { kind: 'font', role: 'display' },
    { kind: 'font', role: 'body' },
    { kind: 'image', image: 'logo' },
    { kind: 'image', image: 'hero' },
    { kind: 'block', block: 'hero' },
    { kind: 'block', block: 'notice' },
    { kind: 'block', block: 'categories' },
    { kind: 'block', block: 'games' },
    { kind: 'screen' },
  ] as const;
  for (const target of targets) {
    await shown.send({ type: 'highlight', target });
    expect(await shown.waitFor('highlighted')).toMatchObject({ target, isFound: true });
    await expect(shown.frame.locator(outlined)).toHaveCount(1);
    const running = await shown.frame.evaluate(() => document.getAnimations().filter(({ id }) => id === 'mark').length);
    expect(running, JSON.stringify(target)).toBe(0);
  }
  await shown.send({ type: 'highlight', target: { kind: 'text', key: 'money:pin.title' } });
  expect(await shown.waitFor('highlighted')).toMatchObject({ isFound: false });
  await expect(shown.frame.locator(outlined)).toHaveCount(0);

  // The message comes from the previewed page itself and not from the console. Its origin and its source are therefore
  // wrong, and the page must ignore it.
  await shown.frame.evaluate(() =>
    window.postMessage({ for: 'livery.preview', type: 'highlight', target: { kind: 'screen' } }, '*'),
  );
  await shown.send({ type: 'highlight', target: null });
  expect(await shown.waitFor('highlighted')).toMatchObject({ target: null });
  await expect(shown.frame.locator(outlined)).toHaveCount(0);
});
