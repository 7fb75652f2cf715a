import { demoPassword, expect, test, type Visit } from '../support/fixtures.ts';
import { submitLogin, logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const tabs = ({ page, t }: Visit) => page.getByRole('tablist', { name: t('lobby:tabs.label') });
const list = ({ page, t }: Visit, tab: string) =>
  page.getByRole('tabpanel', { name: t(`lobby:tabs.${tab}`), exact: true });
/** Finds the favourite button of a game. Its accessible name contains the game's name. */
const getFavouriteButton = ({ page, t }: Visit, name: string) =>
  page.getByLabel(t('lobby:favourite.of').replace('{name}', name), { exact: true });
const tiles = (visit: Visit, tab: string) => list(visit, tab).locator('li > a');
const getTileName = async (visit: Visit, tab: string, index: number): Promise<string> =>
  (await tiles(visit, tab).nth(index).locator('bdi').first().innerText()).trim();

for (const code of ['bituinara', 'firuzara'] as const) {
  test(`a guest filters the slots of ${code}, resets the filters, and needs the log-in for a favourite`, async ({
    brand,
  }) => {
    const visit = brand(code);
    const { page, t } = visit;
    await visit.open('/m/slotsCenter');
    await expect(tabs(visit).getByRole('tab', { name: t('lobby:tabs.new') })).toHaveAttribute('aria-selected', 'true');
    await tabs(visit)
      .getByRole('tab', { name: t('lobby:tabs.all') })
      .click();
    await expect(tiles(visit, 'all').first()).toBeVisible();
    await expectHealthyPage(page, `the slots of ${code}`);

    await page.getByRole('button', { name: t('lobby:filter.open'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('lobby:filter.title') });
    await sheet
      .getByRole('group', { name: t('lobby:filter.minBet') })
      .getByRole('button')
      .nth(2)
      .click();
    // Selects the game class "animals". It has the most games, and therefore games with each minimum bet.
    await sheet
      .getByRole('group', { name: t('lobby:filter.class') })
      .getByRole('button')
      .nth(3)
      .click();
    const apply = sheet.getByRole('button').last();
    await expect(apply).toHaveText(/\d|[٠-٩]/);
    await expectHealthyPage(page, `the filters of ${code}`);
    await apply.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/gameClassify=\w+&minBet=\d+\.\d\d|minBet=\d+\.\d\d.*gameClassify=/);
    await expect(page.getByRole('list', { name: t('lobby:filter.active') }).getByRole('button')).toHaveCount(3);
    await expect(tiles(visit, 'all').first()).toBeVisible();

    // The browser's back button removes the filters, and its forward button restores them.
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/slotsCenter\?tab=all$/);
    await page.goForward();
    await page
      .getByRole('list', { name: t('lobby:filter.active') })
      .getByRole('button')
      .last()
      .click();
    await expect(page.getByRole('list', { name: t('lobby:filter.active') })).toBeHidden();

    const name = await getTileName(visit, 'all', 0);
    await getFavouriteButton(visit, name).first().click();
    await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2FslotsCenter/);
    await submitLogin(visit, 'demo', demoPassword);
    await expect(page).toHaveURL(/\/m\/slotsCenter/);
    await expect(tiles(visit, 'all').first()).toBeVisible();
  });
}

test('a member adds a favourite game, finds it, and removes it', { tag: '@smoke' }, async ({ brand }) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  const favouritesLoaded = page.waitForResponse(/MCSFE_getFavoriteGameIds/);
  await visit.open('/m/gameList?gameType=FISH');
  await expect(tiles(visit, 'all').first()).toBeVisible();
  // Waits until the ids of the favourites have loaded. Before that, the favourite buttons do not show whether a game is
  // a favourite.
  await favouritesLoaded;
  const name = await getTileName(visit, 'all', 1);
  const heart = getFavouriteButton(visit, name);
  await expect(async () => {
    if ((await heart.getAttribute('aria-pressed')) === 'true') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 1000 });
  }).toPass();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Checks that the tap on the favourite button has not opened the game, although the button is on the game's tile.
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH/);

  await tabs(visit)
    .getByRole('tab', { name: t('lobby:tabs.fav') })
    .click();
  await expect(tiles(visit, 'fav').filter({ hasText: name })).toBeVisible();
  await expectHealthyPage(page, 'the favourites');
  await heart.click();
  await expect(tiles(visit, 'fav').filter({ hasText: name })).toHaveCount(0);
  await page.reload();
  await expect(list(visit, 'fav')).toBeVisible();
  await expect(tiles(visit, 'fav').filter({ hasText: name })).toHaveCount(0);
});

test('a member who returns from a game finds the list unchanged, and the game among the recent ones', async ({
  brand,
}) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'demo');
  await visit.open('/m/gameList?gameType=RNG&tab=all');
  await expect(tiles(visit, 'all').first()).toBeVisible();
  // The list adds tiles during the scroll, so the position of a tile changes. Therefore the tile is identified by its
  // address. Tiles of vendors are excluded, because they open a list and not a game.
  const games = list(visit, 'all').locator('li > a:not([href*="vassalage"])');
  await expect(async () => {
    await games.last().scrollIntoViewIfNeeded();
    expect(await games.count()).toBeGreaterThan(30);
  }).toPass();
  const address = await games.nth(30).getAttribute('href');
  const tile = list(visit, 'all').locator(`li > a[href="${address}"]`);
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const name = (await tile.locator('bdi').first().innerText()).trim();
  // Playwright can scroll the page before it taps the tile. Therefore the scroll position is read when the tap happens.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  );
  await tile.click();
  const before = await left;
  expect(before).toBeGreaterThan(900);
  await expect(page).toHaveURL(/\/m\/launchGame/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/gameType=RNG/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await tabs(visit)
    .getByRole('tab', { name: t('lobby:tabs.recent') })
    .click();
  await expect(tiles(visit, 'recent').first()).toContainText(name);
});
