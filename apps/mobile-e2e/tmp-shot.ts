import { chromium } from '@playwright/test';
import { getHeadlessShellPath } from '@livery/workspace/chromium';
import { startDnsServer } from '@livery/test-servers/dns-server';
import { startGateway } from './src/support/demo-server.ts';
import { logInOperator, getConsoleOrigin } from './src/support/operator.ts';
const out = '/tmp/w/shots/';
const dns = await startDnsServer();
const gw = await startGateway({ DNS_SERVERS: dns.address, CAPTCHA_DIGITS: '2468' });
process.env.LIVERY_E2E_PORT = String(gw.port);
const browser = await chromium.launch({ executablePath: getHeadlessShellPath() });
try {
  const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await ctx.newPage();
  page.setDefaultTimeout(30000);
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)));
  await logInOperator(page, 'owner2@example.com');
  console.log('logged in');
  const o = getConsoleOrigin();
  await page.goto(`${o}/studio/brands/lualoc`).catch(() => {});
  console.log(page.url());
  await page.getByRole('textbox', { name: 'New host' }).fill('Bücher.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('xn--bcher-kva.example', { exact: true }).first().waitFor();
  await page.getByRole('textbox', { name: 'New host' }).fill('games.example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('This is not a host name').waitFor();
  await page.waitForTimeout(6500);
  await page.screenshot({ path: out + 'brand-1440-en.png', fullPage: true });
  // record
  const code = await page.locator('code').filter({ hasText: /^livery-host=/ }).first().textContent();
  dns.set('TXT', '_livery-host.xn--bcher-kva.example', code!);
  await page.getByRole('button', { name: 'Check now' }).first().click();
  await page.getByText('Verified', { exact: true }).waitFor();
  await page.screenshot({ path: out + 'brand-verified.png', fullPage: true });
  await ctx.storageState({ path: '/tmp/w/shots/state.json' });
  console.log('verified');
  // draft
  await page.getByRole('button', { name: /New draft|Create a draft|Start/ }).first().click().catch((e) => console.log(String(e).slice(0, 200)));
  await page.waitForTimeout(1000);
  await page.screenshot({ path: out + 'draft-dialog.png' });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  const box = dialog.getByRole('textbox').first();
  if (await box.count()) await box.fill('Spring');
  await dialog.getByRole('button').last().click();
  await page.waitForURL(/drafts\//, { timeout: 60000 });
  const url = page.url().split('?')[0]!;
  console.log('draft', url);
  for (const section of ['hosts', 'legal']) {
    await page.goto(`${url}?section=${section}`);
    await page.waitForTimeout(6000);
    await page.screenshot({ path: `${out}${section}-1440-en.png` });
  }
  // Make problems: tagline claim, low age
  await page.goto(`${url}?section=texts&text=brand.tagline`);
  await page.waitForTimeout(4000);
  await page.screenshot({ path: `${out}texts.png` });
  const own = page.getByRole('textbox').filter({ hasNot: page.locator('[type=search]') });
  console.log('textboxes', await own.count());
  await ctx.storageState({ path: '/tmp/w/shots/state.json' });
  for (const [lang, code] of [['ar', 'AR'], ['es', 'ES']] as const) {
    for (const width of [1440, 390]) {
      const c2 = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, locale: lang, storageState: '/tmp/w/shots/state.json' });
      const p2 = await c2.newPage();
      for (const section of ['hosts', 'legal']) {
        await p2.goto(`${url}?section=${section}`);
        await p2.waitForTimeout(5000);
        await p2.screenshot({ path: `${out}${section}-${width}-${lang}.png`, fullPage: width === 390 });
      }
      await p2.goto(`${o}/studio/brands/lualoc`);
      await p2.waitForTimeout(3000);
      await p2.screenshot({ path: `${out}brand-${width}-${lang}.png`, fullPage: true });
      await c2.close();
    }
  }
} catch (e) { console.log(String(e).slice(0, 1500)); for (const p of browser.contexts()[0]?.pages() ?? []) await p.screenshot({ path: out + 'fail.png', fullPage: true }); }
await browser.close();
await gw.stop();
await dns.close();
