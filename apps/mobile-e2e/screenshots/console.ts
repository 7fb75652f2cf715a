import { fileURLToPath } from 'node:url';
import { getChromiumPath } from '@livery/workspace/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startDemoServer } from '../src/support/demo-server.ts';
import { getConsoleOrigin, logInOperator } from '../src/support/operator.ts';

const folder = fileURLToPath(new URL('../../../docs/operators/', import.meta.url));

/** Pages of the console that the guide for operators shows as images. */
const pages = ['brands', 'operators', 'audit'] as const;
const desktop = { width: 1280, height: 800 };

const save = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${folder}${name}.webp`);
};

/** Captures the log-in, and then each page as an owner sees it. */
const captureConsole = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage({ viewport: desktop, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${getConsoleOrigin()}/login`);
  await save(page, 'login');
  await logInOperator(page, 'owner@example.com');
  for (const name of pages) {
    await page.goto(`${getConsoleOrigin()}/${name}`);
    await save(page, name);
  }
};

const product = await startDemoServer();
process.env.LIVERY_E2E_PORT = String(product.port);
const browser = await chromium.launch({ executablePath: getChromiumPath() });
try {
  await captureConsole(browser);
  console.log(`docs/operators: login, ${pages.join(', ')}`);
} finally {
  await browser.close();
  await product.stop();
}
