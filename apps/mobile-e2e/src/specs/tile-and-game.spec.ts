import { drawGameArt, drawSlotArt } from '@livery/demo/artwork/game-art';
import { artworkSeed } from '@livery/demo/artwork/seed';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { demoSeed, generateGames } from '@livery/demo/catalogue/games';
import { getGameEngine } from '@livery/demo/engines';
import { createSeededRandom } from '@livery/demo/random';
import { paths } from '@livery/kit/paths';
import type { FrameLocator, Page } from '@playwright/test';
import { type BrandCode, expect, test } from '../support/fixtures.ts';
import { type GameLauncher, prepareLaunches } from '../support/game-pages.ts';
import { launchGame, leaveGame, type OpenGame } from '../support/launch-game.ts';
import { getAccountChip, logIn } from '../support/log-in.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

/**
 * Brands of the tests, each with the member who plays. The brand `firuzara` is written from right to left and has no
 * agents.
 */
const members = { bituinara: 'partner', firuzara: 'demo' } as const;
const brands = Object.keys(members) as (keyof typeof members)[];
const wait = { timeout: 60_000 };
const tilesPerVisit = 12;

/**
 * Seed of the random choice of tiles. The output of a failed test contains the seed. The variable `TILE_SEED` repeats a
 * run.
 */
const tileSeed = Number(process.env.TILE_SEED ?? Date.now() % 100_000);

const catalogue = generateGames({ seed: demoSeed, artwork: demoArtwork });
type CatalogueGame = (typeof catalogue)[number];

/**
 * Returns true for a game whose page shows the drawings of its tile: slots and instant games. The game crash has its
 * own drawings.
 */
const usesTileArt = ({ category, theme }: CatalogueGame): boolean =>
  category === 'RNG' || (category === 'INHOUSE' && getGameEngine(category, theme) !== 'crash');

const chooseTiles = (brand: BrandCode): readonly CatalogueGame[] =>
  createSeededRandom(tileSeed, brand).shuffle(catalogue.filter(usesTileArt)).slice(0, tilesPerVisit);

/** Opens the game of a tile, and compares its name, its engine and its drawings with those of the tile. */
const checkTile = async (page: Page, launcher: GameLauncher, { nodeId, category, theme, name }: CatalogueGame) => {
  const tile = await launcher.find(category, name, 'EN');
  expect(tile, `the tile of ${name}`).toMatchObject({ nodeId, gameName: name });
  const drawings = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/art/'));
  await launcher.open(page, tile!, 'EN');
  const art: unknown = await (await drawings).json();
  const spec = { id: nodeId, category, theme, seed: artworkSeed };
  expect(art, `the drawings of ${name}`).toEqual(category === 'RNG' ? drawSlotArt(spec) : drawGameArt(spec));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('html')).toHaveAttribute('data-engine', getGameEngine(category, theme));
  await expect(page.locator('#game')).toHaveAttribute('data-subject', theme);
};

for (const code of brands)
  test(`twelve random tiles of ${code} open their own games`, async ({ brand }) => {
    const visit = brand(code);
    const tiles = chooseTiles(code);
    process.stdout.write(`TILE_SEED=${tileSeed}, ${code}: ${tiles.map(({ name }) => name).join(', ')}\n`);
    await logIn(visit, members[code]);
    const launcher = await prepareLaunches(visit);
    const page = await visit.page.context().newPage();
    for (const tile of tiles) {
      await test.step(tile.name, () => checkTile(page, launcher, tile));
      const folder = process.env.TILE_SHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${code}-${tile.nodeId}.png` });
    }
  });

const figure = (text: string): string => text.replace(/[^\d\u0660-\u0669\u06f0-\u06f9]/g, '');

/** Reads the balance that the game shows, as digits. */
const readBalance = async (game: FrameLocator): Promise<string> =>
  figure(await game.locator('[data-meter=balance] dd').innerText());

/** Opens fields of Mines until one is safe, and takes the win. A mine ends the round, and the next round starts. */
const winAtMines = async ({ game }: OpenGame): Promise<void> => {
  const action = game.locator('.action');
  await expect(async () => {
    if (await action.evaluate((button) => !button.hasAttribute('data-cash'))) await action.click();
    await game.locator('.tile[data-state=closed]:enabled').first().click();
    await expect(game.locator('.tile[data-state=opening]')).toHaveCount(0);
    await expect(game.locator('.tile[data-state=safe]').first()).toBeVisible({ timeout: 3000 });
    await expect(action).toBeEnabled();
  }).toPass(wait);
  await action.click();
  await expect(game.locator('.message')).toHaveAttribute('data-tone', 'win', wait);
};

const checkInfoSheet = async ({ page, game }: OpenGame): Promise<void> => {
  await game.locator('.top .round').last().click();
  const sheet = game.getByRole('dialog');
  await expect(sheet.locator('.return')).toContainText(/97[.,٫]00|۹۷٫۰۰|٩٧٫٠٠/);
  await expect(sheet.locator('.return p')).toHaveCount(2);
  await expect(sheet.locator('.prizeList div').first()).toBeVisible();
  await expect(sheet.locator('.fingerprint')).toHaveText(/^[\da-f]{64}$/);
  await sheet.locator('.quiet.wide').click();
  await game.locator('.check').first().click();
  await expect(game.locator('.verdict')).toHaveAttribute('data-tone', 'good', wait);
  for (let sheets = 0; sheets < 2; sheets += 1) await page.keyboard.press('Escape');
  await expect(game.getByRole('dialog')).toHaveCount(0);
};

const checkAutoplay = async ({ game }: OpenGame): Promise<void> => {
  const auto = game.locator('.tools .tool').first();
  await expect(auto).toBeEnabled();
  await game.locator('.tools .tool').nth(1).click();
  await auto.click();
  await game.getByRole('dialog').locator('.mainAction').click();
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  await expect(game.locator('.action')).toBeDisabled();
  await auto.click();
  await expect(auto).toHaveAttribute('aria-pressed', 'false', wait);
  await expect(game.locator('.action')).toBeEnabled();
};

for (const code of brands)
  test(`an instant game of ${code} has a hint, a proof, autoplay with limits, and the balance of the app`, async ({
    brand,
  }) => {
    const visit = brand(code);
    await logIn(visit, members[code]);
    await visit.open(paths.home);
    const mines = catalogue.find(({ category, theme }) => category === 'INHOUSE' && theme === 'mines')!;
    const minesName = new RegExp(Object.values(mines.names).join('|'));
    const opened = await launchGame(visit, 'INHOUSE', minesName);
    const { game } = opened;
    await expect(game.locator('#game[data-state=ready]')).toBeVisible(wait);
    await expect(game.locator('html')).toHaveAttribute('dir', code === 'firuzara' ? 'rtl' : 'ltr');

    await game.locator('.firstHint button').click();
    await expect(game.locator('.firstHint')).toHaveCount(0);
    await game.locator('.sound').click();
    await expect(game.locator('.sound')).toHaveAttribute('aria-pressed', 'true');
    await winAtMines(opened);
    await checkInfoSheet(opened);
    await checkAutoplay(opened);

    await visit.page.setViewportSize({ width: 844, height: 390 });
    await expect(game.locator('.action')).toBeInViewport();
    await expect(game.locator('.tile').last()).toBeInViewport();
    await visit.page.setViewportSize({ width: 390, height: 844 });

    await leaveGame(visit);
    // The gateway can credit a commission for the bets between the two readings. Therefore the comparison is repeated.
    await expect(async () => {
      const inApp = figure(await getAccountChip(visit, members[code]).innerText());
      const again = await launchGame(visit, 'INHOUSE', minesName);
      await expect(again.game.locator('#game[data-state=ready]')).toBeVisible(wait);
      const inGame = await readBalance(again.game);
      await leaveGame(visit);
      expect(inGame).not.toBe('');
      expect(inApp).toBe(inGame);
    }).toPass(wait);
  });
