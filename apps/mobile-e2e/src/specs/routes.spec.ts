import { readFileSync } from 'node:fs';
import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import type { Feature } from '@livery/kit/feature/define-feature';
import type { Flags } from '@livery/merchant/flags';
import type { Page } from '@playwright/test';
import { expect, test, type Visit } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { expectHealthyPage } from '../support/expect-healthy-page.ts';

const features: readonly Feature[] = [...gamesFeatures, ...accountFeatures, ...agentFeatures];
const getPaths = (some: readonly Feature[]) => some.flatMap(({ routes }) => routes.map(({ path }) => path));
const of = (...access: Feature['access'][]) => features.filter((feature) => access.includes(feature.access));

/**
 * The two brands cover both themes and both text directions. The first brand is dark and left-to-right, and the
 * second brand is light and right-to-left.
 */
const brands = ['bituinara', 'firuzara'] as const;
const readFlags = (code: string) =>
  (JSON.parse(readFileSync(new URL(`../../../../merchants/${code}.json`, import.meta.url), 'utf8')) as { flags: Flags })
    .flags;
/**
 * Returns the features of the list that the brand has enabled, and the first one that it has disabled. All disabled
 * features show the same page, so one of them is enough.
 */
const builtIn = (code: string, some: readonly Feature[]) => {
  const isOn = ({ flag }: Feature) => !flag || readFlags(code)[flag] === true;
  return [...some.filter(isOn), ...some.filter((feature) => !isOn(feature)).slice(0, 1)];
};

/** Ids of public features whose pages have more content for a member than for a guest. */
const richer = ['home', 'game-list', 'mine', 'promotions', 'settings', 'change-password'];

/** Date ranges in the URLs of lists of records. Without a range, the lists show only today, which has few records. */
const ranges: Readonly<Record<string, string>> = {
  '/m/gameRecord': '?range=month',
  '/m/transaction/record': '?range=month',
  '/m/profitandloss': '?range=month',
  '/m/vouReport': '?range=quarter',
  '/m/withdrawReport': '?range=quarter',
  '/m/member/rebateReport': '?range=quarter',
};

/**
 * Returns the names of the header buttons that overlap the page's title. Returns an empty list for a page without a
 * header or a title.
 */
const onTheTitle = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    const title = bar?.querySelector('h1')?.getBoundingClientRect();
    const buttons = bar && title ? [...bar.querySelectorAll('button, a')] : [];
    const meets = ({ left, right }: DOMRect): boolean =>
      title !== undefined && left < title.right && right > title.left;
    return buttons
      .filter((button) => meets(button.getBoundingClientRect()))
      .map((button) => button.getAttribute('aria-label'));
  });

/** Opens all paths in one visit, so that the browser loads shared files only once. */
const walk = async (visit: Visit, paths: readonly string[]) => {
  for (const path of paths) {
    await visit.open(path + (ranges[path] ?? ''));
    await expect(visit.page.locator('#content'), path).toHaveText(/\S/);
    await expect(visit.page.locator('[aria-busy=true]'), path).toHaveCount(0);
    expect(await onTheTitle(visit.page), path).toEqual([]);
    await expectHealthyPage(visit.page, path);
  }
};

test('an unknown path shows an error page with a link to the home', async ({ brand }) => {
  const visit = brand('quetzarena');
  const { page, t } = visit;
  await visit.open('/m/no/such/page');
  await expect(page.getByText(t('shell:state.notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: t('shell:action.home'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("a disabled path shows an error page in the brand's language, and requests no missing translations", async ({
  brand,
}) => {
  const visit = brand('firuzara');
  const { page, t } = visit;
  await visit.open('/m/agentRegister');
  await expect(page.getByText(t('shell:state.off.title'))).toBeVisible();
  expect(await page.getByRole('banner').innerText()).not.toMatch(/[a-z]/i);
});

for (const code of brands) {
  test(`the pages of ${code} are accessible to a guest`, async ({ brand }) => {
    test.setTimeout(900_000);
    await walk(brand(code), getPaths(builtIn(code, of('guest'))));
  });

  test(`the pages of ${code} are accessible to a member`, async ({ brand, guard }) => {
    test.setTimeout(900_000);
    // One of these paths is the game page, here without a game id. The gateway rejects its request with status 400 or
    // 404.
    guard.expectErrors(/400|404/);
    const visit = brand(code);
    await logIn(visit, 'demo');
    await walk(visit, getPaths([...features.filter(({ id }) => richer.includes(id)), ...builtIn(code, of('member'))]));
  });
}

test('the pages of an agent are accessible', async ({ brand }) => {
  test.setTimeout(900_000);
  const visit = brand('bituinara');
  await logIn(visit, 'partner');
  await walk(visit, getPaths(builtIn('bituinara', of('agent'))));
});
