import { getCanonicalOrigin } from '@livery/merchant/domains';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { ProductFacts } from '../product-facts.ts';
import { type BundleFile, brandFile } from './bundle-file.ts';

/** Pages that visitors can open without a log-in. The sitemap of a brand lists only the pages that the brand has. */
const publicPages = [
  '/m/home',
  '/m/activity',
  '/m/gameList',
  '/m/lottery',
  '/m/jackpot',
  '/m/winnerPage',
  '/m/notice',
  '/m/help',
  '/m/useragreement',
  '/m/privacy',
  '/m/responsiblePlay',
  '/m/licence',
  '/m/download',
  '/m/register',
];

/** Creates the files that search engines, security researchers, and the app stores of Android and iOS read. */
export function createSiteFiles(merchant: Merchant, facts: ProductFacts): BundleFile[] {
  const { site } = merchant;
  const origin = getCanonicalOrigin(merchant);
  const files: Record<string, string | undefined> = {
    'robots.txt': createRobots(merchant),
    'sitemap.xml': origin !== undefined && site.indexed ? createSitemap(origin, merchant, facts) : undefined,
    '.well-known/security.txt': createSecurityText(merchant),
    '.well-known/assetlinks.json': site.androidApps.length > 0 ? createAssetLinks(merchant) : undefined,
    '.well-known/apple-app-site-association': site.iosApps.length > 0 ? createAppleAssociation(merchant) : undefined,
  };
  return Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [brandFile(path, text)]));
}

/** Returns true if the app has the page, and if the brand has the flag that the page needs. */
export function hasPage({ flags }: Merchant, { routes }: ProductFacts, path: string): boolean {
  const route = routes.get(path);
  return route !== undefined && (route.flag === undefined || flags[route.flag]);
}

function createRobots(merchant: Merchant): string {
  const origin = getCanonicalOrigin(merchant);
  const rules = merchant.site.indexed ? ['/wps/', '/lgw/', '/oauth/', '/m/member/'] : ['/'];
  const sitemap = origin !== undefined && merchant.site.indexed ? `\nSitemap: ${origin}/sitemap.xml\n` : '';
  return `User-agent: *\n${rules.map((path) => `Disallow: ${path}\n`).join('')}${sitemap}`;
}

function createSitemap(origin: string, merchant: Merchant, facts: ProductFacts): string {
  const urls = publicPages
    .filter((path) => hasPage(merchant, facts, path))
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

function createSecurityText(merchant: Merchant): string | undefined {
  const { security } = merchant.site;
  if (security === undefined) return undefined;
  const origin = getCanonicalOrigin(merchant);
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T23:59:59Z`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
    ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    '',
  ].join('\n');
}

function createAssetLinks({ site }: Merchant): string {
  return `${JSON.stringify(
    site.androidApps.map(({ package: name, fingerprints }) => ({
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
    })),
  )}\n`;
}

function createAppleAssociation({ site: { iosApps } }: Merchant): string {
  return `${JSON.stringify({
    applinks: { details: [{ appIDs: iosApps, components: [{ '/': '/m/*' }] }] },
    webcredentials: { apps: iosApps },
  })}\n`;
}
