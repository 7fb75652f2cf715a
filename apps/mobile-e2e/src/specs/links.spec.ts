import { expect, test, type BrandCode } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';

/** One brand with all features, and one with few features. */
const brands: readonly BrandCode[] = ['bituinara', 'firuzara'];

/** Pages from which the links are collected. Some of them are disabled in a brand with few features. */
const starts = [
  '/m/home',
  '/m/mine',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/activity',
  '/m/securityCenter',
  '/m/member/playLimits',
  '/m/help',
  '/m/set',
  '/m/service',
] as const;

for (const code of brands)
  test(`${code}: no link leads to a page that the brand has switched off`, async ({ brand, guard }) => {
    guard.expectErrors(/.*/);
    const visit = brand(code);
    const { page, t, open } = visit;
    await logIn(visit, 'demo');
    const links = new Map<string, string>();
    for (const start of starts) {
      await open(start);
      await page.waitForLoadState('networkidle');
      // The bottom bar always has a link to the invitations. In a brand without invitations, this link opens no page
      // and only shows a message. It is therefore excluded.
      const hrefs = await page
        .locator('a[href^="/m/"]:not(nav > * [href="/m/inviteFriends"], nav > [href="/m/inviteFriends"])')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) links.set(new URL(href, 'http://app').pathname, start);
    }
    expect(links.size).toBeGreaterThan(15);
    const dead: string[] = [];
    for (const [path, start] of links) {
      await open(path);
      const main = page.getByRole('main');
      await expect(main).not.toBeEmpty();
      const isOff = await main.getByText(t('shell:state.off.title'), { exact: true }).count();
      const isMissing = await main.getByText(t('shell:state.notFound.title'), { exact: true }).count();
      const isHome = path !== '/m/home' && new URL(page.url()).pathname === '/m/home';
      if (isOff > 0 || isMissing > 0 || isHome) dead.push(`${start} links to ${path}`);
    }
    expect(dead).toEqual([]);
  });
