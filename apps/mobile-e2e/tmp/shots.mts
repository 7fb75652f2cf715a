import { chromium } from 'playwright';
const [,, code='bituinara', lang='', w='390', h='844', out='/tmp/team-shots', ...paths] = process.argv;
import { mkdirSync } from 'node:fs';
mkdirSync(out,{recursive:true});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
const ctx = await browser.newContext({ viewport:{width:+w,height:+h}, deviceScaleFactor:1, ...(lang&&{locale:lang}) });
const page = await ctx.newPage();
page.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,300)));
page.on('pageerror', e => console.log('pageerror', e.message.slice(0,300)));
const origin=`http://${code}.localhost:4350`;
await page.goto(origin+'/m/login');
page.setDefaultTimeout(90000); await page.locator('form input').first().fill('agent');
await page.locator('input[type="password"]').first().fill('Demo#2026');
await page.locator('form button[type="submit"]').first().click();
await page.waitForURL(u=>!u.pathname.includes('login'),{timeout:60000});
for (const p of paths) {
  await page.goto(origin+p,{waitUntil:'networkidle',timeout:60000}).catch(e=>console.log(p,e.message.slice(0,100)));
  if (process.env.RTL) await page.evaluate(()=>document.documentElement.dir='rtl');
  await page.waitForTimeout(700);
  const name = p.replace(/[^a-z0-9]+/gi,'_');
  await page.screenshot({path:`${out}/${name}_${w}${process.env.RTL?'_rtl':''}.png`, fullPage: true});
  const over = await page.evaluate(()=>document.documentElement.scrollWidth>innerWidth);
  console.log(p, over?'OVERFLOWS':'ok', page.url());
}
await browser.close();
