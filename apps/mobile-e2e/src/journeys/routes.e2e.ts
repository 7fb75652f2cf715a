import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/fixtures.ts';
import { logIn } from '../harness/log-in.ts';

const features = [...gamesFeatures, ...accountFeatures, ...agentFeatures];
const routesFor = (...access: string[]) => features.filter((feature) => access.includes(feature.access)).flatMap(({ routes }) => routes.map(({ path }) => path));

test('an address that does not exist says so, and leads home', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t } = visit;
  await visit.open('/m/no/such/page');
  await expect(page.getByText(t('shell:state.notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: t('shell:action.home'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const path of routesFor('guest')) {
  test(`${path} is accessible to a guest`, async ({ brand, guard }) => {
    // What the gateway has switched off for the brand is refused, and the page says so.
    guard.expectErrors(/403/);
    const visit = brand('firuzara');
    await visit.open(path);
    await expect(visit.page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(visit.page, path);
  });
}

/** So many tests share the pages of a member, that the workers may share them. */
const shares = 3;

for (let share = 0; share < shares; share += 1) {
  test(`the pages of a member are accessible, part ${share + 1} of ${shares}`, async ({ brand, guard }) => {
    test.setTimeout(180_000);
    // A game's address without a game is answered with a refusal, and so is what the gateway has switched off.
    guard.expectErrors(/400|403|404/);
    const visit = brand('firuzara');
    await logIn(visit, 'demo');
    for (const path of routesFor('guest', 'member').filter((_, at) => at % shares === share)) {
      await visit.open(path);
      await expect(visit.page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(visit.page, path);
    }
  });
}
