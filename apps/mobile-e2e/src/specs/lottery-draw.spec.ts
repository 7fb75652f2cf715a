import { expect, type BrandCode, test, type Visit } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { launchGame } from '../support/launch-game.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Time limit for a draw: the rest of the betting time, the draw itself and its settlement. */
const wait = { timeout: 150_000 };

/**
 * Picks all ten digits for the first position of the result, so that exactly one of the ten units (combinations) wins.
 */
const betOnAllDigits = async ({ page, t }: Visit): Promise<string> => {
  await expect(page.getByRole('timer')).not.toHaveText(/00:0\d$|\D$/);
  const place = page.getByRole('group', { name: t('lottery:field.place').replace('{n}', '1'), exact: true });
  await place.getByRole('button', { name: t('lottery:quick.all'), exact: true }).tap();
  await page.getByRole('button', { name: t('lottery:slip.bet'), exact: true }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('lottery:slip.place') })
    .tap();
  await expect(page.getByRole('tab', { name: t('lottery:tab.mine') })).toHaveAttribute('aria-selected', 'true');
  const bet = page.getByRole('article').first();
  await expect(bet).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
  return (await bet.locator('bdi', { hasText: /^\d{12}$/ }).innerText()).trim();
};

/**
 * Watches a draw on the page of the lottery. Checks that the animation starts. Then checks that the page shows the
 * result with the marked hit (the digit that matches the bet), and the proof of the draw.
 */
const watchDraw = async ({ page, t }: Visit, numero: string): Promise<void> => {
  const stage = page.locator('[data-event]');
  await expect(page.locator('[data-event=drawing]')).toBeVisible(wait);
  await expect(page.locator('[data-event=drawn]')).toContainText(numero, wait);
  await expect(stage.locator('[data-hit]')).toHaveCount(1);
  await expect(stage).toContainText(t('lottery:proof.resultRight'));
  await expect(stage).toBeHidden(wait);
  // After the animation, the hit is still marked on the last result in the header.
  await expect(page.locator('header [data-hit]').first()).toBeVisible();
};

test('a member sees the hash, the figures and the balance before a bet, and a draw that ends on the proved result', async ({
  brand,
}) => {
  const visit = brand('bituinara');
  const { page, t } = visit;
  await logIn(visit, 'partner');
  await visit.open('/m/startLottery?code=SSC_1M&prize_mode=SEA');
  await expect(page.getByRole('button', { name: t('lottery:proof.hash') })).toContainText(/[0-9a-f]{16}…/);
  await expect(page.locator('#lottery-panel')).toContainText(t('shell:balance.label'));
  await expect(page.getByText(t('lottery:trend.explain').replace('{shown}', '50'))).toBeVisible();
  await page.getByRole('button', { name: t('lottery:quick.random') }).tap();
  await expect(page.getByText(t('lottery:slip.units').replace('{shown}', '1'))).toBeVisible();
  await page
    .getByRole('button', { name: t('lottery:quick.clear') })
    .first()
    .tap();
  await page.reload();
  const numero = await betOnAllDigits(visit);
  await page.getByRole('tab', { name: t('lottery:tab.bet'), exact: true }).tap();
  await watchDraw(visit, numero);
});

test('a member who left the lottery gets a notice of the win on the page where the member is', async ({ brand }) => {
  const visit = brand('lualoc');
  const { page, t } = visit;
  await logIn(visit, 'partner');
  await visit.open('/m/startLottery?code=SSC_1M&prize_mode=SEA');
  const numero = await betOnAllDigits(visit);
  await visit.open('/m/home');
  const notice = page.getByRole('complementary').filter({ hasText: numero });
  await expect(notice).toBeVisible(wait);
  await notice.getByRole('link', { name: t('lottery:tab.mine') }).tap();
  await expect(page).toHaveURL(/\/m\/startLottery\?code=SSC_1M&tab=mine/);
  await expect(notice).toBeHidden();
});

test.describe('on a low and wide screen', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the numbers are beside the countdown, above the bar of the slip', async ({ brand }) => {
    const visit = brand('bituinara');
    const { page, t } = visit;
    await visit.open('/m/startLottery?code=SSC_1M&prize_mode=SEA');
    const first = page.getByRole('group', { name: t('lottery:field.place').replace('{n}', '1'), exact: true });
    const digit = await first.getByRole('button', { name: '9', exact: true }).boundingBox();
    const bar = await page.getByRole('button', { name: t('lottery:slip.bet'), exact: true }).boundingBox();
    expect(digit!.y + digit!.height).toBeLessThanOrEqual(bar!.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  });
});

/** Names of crash games in Arabic. */
const crashName = /الصعود|صاروخ/;

/** Games to check, each with the brand that offers it. The brand `firuzara` is written from right to left. */
const games: readonly (readonly [code: BrandCode, category: string, name: RegExp])[] = [
  ['firuzara', 'LIVE', /روليت/],
  ['firuzara', 'INHOUSE', crashName],
  ['firuzara', 'FISH', /./],
  ['firuzara', 'RNG', /./],
  ['bituinara', 'INHOUSE', /Mina/],
  ['bituinara', 'COCKFIGHT', /./],
];
for (const [code, category, name] of games)
  test(`the game ${category} of ${code} shows the fingerprint of its seed before a bet`, async ({ brand }) => {
    const visit = brand(code);
    await logIn(visit, 'demo');
    const { game } = await launchGame(visit, category, name);
    await expect(game.locator('.fingerprint bdi')).toHaveText(/^[0-9a-f]{16}…$/, wait);
    await expect(game.locator('html')).toHaveAttribute('dir', code === 'firuzara' ? 'rtl' : 'ltr');
  });

test('a bet is queued during a flight, and placed when the next flight accepts bets', async ({ brand }) => {
  const visit = brand('firuzara');
  await logIn(visit, 'demo');
  const { game } = await launchGame(visit, 'INHOUSE', crashName);
  const panel = game.locator('[data-panel="2"]');
  await panel.locator('.action[data-does=queue]').click(wait);
  await expect(panel.locator('.action')).toHaveAttribute('data-does', /^(queued|busy|cancel)$/);
  await expect(panel.locator('.action[data-does=cancel]')).toBeVisible(wait);
  await expect(game.locator('[data-meter=bet] dd')).toHaveText(/[1-9]/);
});
