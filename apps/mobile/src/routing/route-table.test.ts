import { homeAliases } from '@livery/kit/paths';
import { getMenuItems } from '@livery/kit/feature/menu';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { matchRoute, routeTable } from './route-table.ts';
import { menuIcons } from '../navigation/side-menu/menu-icons.tsx';

const at = (path: string) => matchRoute(path.split('?')[0]!)?.route;

/** Paths and aliases in the specification of the app, and the paths of the member pages in the side menu. */
const routes = `
  / /m /m/ /m/index /m/index.html /m/home /m/login /m/register /register.html /m/register.html /m/forget /m/changePsw /m/notice
  /m/activity /m/activityInfo /m/activityDetail /m/winnerPage /m/gameLobby /m/gameList /m/gameCenter /m/slotsCenter
  /m/startLottery /m/moreLottery /m/lottery /m/launchGame /m/service /m/useragreement /m/help /m/helpDetail /m/set /m/mine
  /m/member/home /m/member/benefits /m/voucherCenter /m/withdraw /m/inviteFriends /m/trail /m/rewardCenter /m/message /m/webEmail
  /m/maintenance /m/agent /m/leaderBoard /m/member/manualRebate /m/member/rebateReport /m/gameRecord /m/transaction/record
  /m/securityCenter /m/vouReport /m/withdrawReport /m/profitandloss /m/upLine/transfer /m/feedback`
  .trim()
  .split(/\s+/);

test.each(routes)('has an address %s in the app', (path) => {
  expect(at(path)).toBeDefined();
});

test('finds no two routes with the same address', () => {
  const claims = features.flatMap(({ id, routes }) =>
    routes.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((address) => `${address} of ${id}`)),
  );
  const registered = [...routeTable].map(([address, { feature }]) => `${address} of ${feature.id}`);
  expect(registered.sort()).toEqual(claims.sort());
});

test('maps the aliases of the home to the home', () => {
  for (const alias of homeAliases) expect(at(alias), alias).toBe(at('/m/home'));
});

test('matches an address with a trailing slash, and no unknown address', () => {
  expect(at('/m/home/')).toBe(at('/m/home'));
  expect(at('/m/nowhere')).toBeUndefined();
});

const headerTitles = {
  '/m/activity': 'activity',
  '/m/activityInfo': 'activity',
  '/m/webEmail': 'messages',
  '/m/message': 'messages',
  '/m/set': 'settings',
  '/m/help': 'help',
  '/m/helpDetail': 'help',
};
test.each(Object.entries(headerTitles))('titles %s as %s', (path, title) => {
  expect(at(path)?.title).toBe(`shell:title.${title}`);
});

const backHome = [
  '/m/login',
  '/m/register',
  '/register.html',
  '/m/register.html',
  '/m/trail',
  '/m/notice',
  '/m/forget',
  '/m/activity',
];
test('leads back to the home from these pages and from no others', () => {
  const pagesWithOwnBackBar = ['/m/mine', '/m/member/home', '/m/activityDetail'];
  expect(routes.filter((path) => at(path)?.back === 'home' && !pagesWithOwnBackBar.includes(path)).sort()).toEqual(
    [...backHome].sort(),
  );
});

const noHeader = [
  '/m/login',
  '/m/register',
  '/register.html',
  '/m/register.html',
  '/m/mine',
  '/m/member/home',
  '/m/agent',
  '/m/help',
  '/m/helpDetail',
];
/**
 * Pages with their own layout, which includes a header and a title: a game, the maintenance page, the page for a
 * forgotten password, and the trial page.
 */
const pagesWithOwnLayout = ['/m/launchGame', '/m/maintenance', '/m/forget', '/m/trail'];
test('hides the header on these pages only', () => {
  expect(routes.filter((path) => at(path)?.header === 'hidden' && !pagesWithOwnLayout.includes(path)).sort()).toEqual(
    [...noHeader].sort(),
  );
});

const noBar = [
  '/m/login',
  '/m/register',
  '/register.html',
  '/m/register.html',
  '/m/trail',
  '/m/launchGame',
  '/m/changePsw',
  '/m/notice',
  '/m/activity',
  '/m/activityInfo',
  '/m/forget',
  '/m/service',
  '/m/moreLottery',
  '/m/useragreement',
  '/m/maintenance',
  '/m/agent',
  '/m/winnerPage',
];
test('hides the bottom bar on these pages', () => {
  for (const path of noBar) expect(at(path)?.bottomBar, path).toBe('hidden');
  for (const path of [
    '/m/home',
    '/m/help',
    '/m/set',
    '/m/mine',
    '/m/gameList',
    '/m/gameLobby',
    '/m/rewardCenter',
    '/m/member/benefits',
  ])
    expect(at(path)?.bottomBar, path).toBeUndefined();
});

test("has a title for every other screen with the shell's header", () => {
  for (const path of routes) {
    const route = at(path);
    if (route?.header === 'hidden' || route === at('/m/home')) continue;
    expect(route?.title, path).toMatch(/^\w+:[\w.]+$/);
  }
});

test('lists the shortcuts of the specification in the side menu in order, each with its icon', () => {
  const entries = getMenuItems(features, 'sideMenu');
  const order = [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/inviteFriends',
    '/m/member/benefits',
    '/m/rewardCenter',
    '/m/leaderBoard',
    '/m/member/manualRebate',
  ];
  const download = entries.find(({ label }) => label === 'shell:title.download');
  expect(entries.map(({ path }) => path).filter((path) => order.includes(path))).toEqual(order);
  expect(entries.at(-1)).toBe(download);
  for (const { icon } of entries) expect(Object.keys(menuIcons), icon).toContain(icon);
});
