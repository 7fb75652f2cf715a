import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, getPriority } from 'node:os';
import { basename } from 'node:path';
import { getChromiumPath } from '@livery/workspace/chromium';
import { chromium } from '@playwright/test';
import { startDemoServer } from '../src/support/demo-server.ts';
import { measureBytes } from './bytes/bytes.ts';
import { measureNewBrand } from './new-brand/new-brand.ts';
import { measurePaint } from './paint/paint.ts';
import { measureScroll } from './scroll/scroll.ts';
import { measureStudio } from './studio/studio.ts';
import { renderReport } from './render-report.ts';

const docs = new URL('../../../docs/performance/', import.meta.url);
const codes = readdirSync(new URL('../../../merchants/', import.meta.url))
  .filter((name) => /^[a-z0-9-]+\.json$/.test(name) && !name.includes('schema'))
  .map((name) => basename(name, '.json'));
const selected = process.argv.slice(2);
const isSelected = (name: string): boolean => selected.length === 0 || selected.includes(name);

const product = await startDemoServer();
const browser = await chromium.launch({ executablePath: getChromiumPath() });
const write = (name: string, result: object): void => {
  mkdirSync(docs, { recursive: true });
  const conditions = {
    node: process.version,
    chromium: browser.version(),
    cores: cpus().length,
    // A negative number is a raised priority, which makes the results of a shared machine more stable.
    niceness: getPriority(),
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(new URL(`${name}.json`, docs), `${JSON.stringify({ conditions, ...result }, null, 2)}\n`);
  console.log(name, JSON.stringify(result, null, 1));
};

try {
  if (isSelected('bytes')) write('bytes', await measureBytes(browser, product.port, codes));
  const [code = ''] = codes;
  if (isSelected('paint')) write('paint', { ...(await measurePaint(browser, product.port, code)) });
  if (isSelected('scroll')) {
    write('scroll', {
      code,
      unthrottled: await measureScroll(browser, product.port, code, 1),
      fourTimesSlower: await measureScroll(browser, product.port, code, 4),
    });
  }
  if (isSelected('studio')) write('studio', await measureStudio(browser, product.port, code));
  if (isSelected('new-brand')) write('new-brand', await measureNewBrand(browser, product.port));
} finally {
  await browser.close();
  await product.stop();
}
renderReport();
