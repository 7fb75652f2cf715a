import { expect, test } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';

/** Texts of the game. The game provider has its own texts, which are not in the app's translations. */
const labels = { bet: 'راهن بـ', placed: 'تم وضع رهان واحد', bets: 'رهاناتي' };

test(
  'a hot match opens the sportsbook at that match, and a bet on it is accepted and listed',
  { tag: '@smoke' },
  async ({ brand }) => {
    const visit = brand('firuzara');
    const { page, t } = visit;
    await logIn(visit, 'demo');
    const { id, homeTeam } = await page.evaluate(
      async () =>
        (
          await (
            await fetch('/wps/relay/GCSGAME_hotMatches?language=AR&limitNum=10', { headers: { merchant: 'firuzara' } })
          ).json()
        ).value.list[9],
    );
    await visit.open(`/m/home?match=${id}`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('home:matches.bet') })
      .click();
    await expect(page).toHaveURL(new RegExp(`at=${id}`));
    const game = page.frameLocator('iframe');
    // The game opens with the scoreboard of the tapped match, not with the list of matches.
    const board = game.locator('.scoreboard');
    await expect(board).toContainText(homeTeam, { timeout: 60_000 });
    await expect(game.locator('html')).toHaveAttribute('dir', 'rtl');
    await game.locator('.market .odds:enabled').first().click();
    await game.locator('.slipBar').click();
    const slip = game.getByRole('dialog');
    await slip.locator('.acceptance label').last().click();
    await slip.getByRole('button', { name: new RegExp(`^${labels.bet}`) }).click();
    await expect(slip.getByRole('heading', { name: labels.placed })).toBeVisible();
    await slip.getByRole('button', { name: `عرض ${labels.bets}` }).click();
    await expect(game.locator('.betCard').first()).toContainText(homeTeam);
  },
);
