import { fileURLToPath } from 'node:url';
import { getChromiumPath } from '@livery/workspace/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startDemoServer } from '../src/support/demo-server.ts';
import { getConsoleOrigin, logInOperator } from '../src/support/operator.ts';
import { createLiveDraft } from '../src/support/preview.ts';

const folder = fileURLToPath(new URL('../../../docs/operators/', import.meta.url));

/** Pages of the console whose screenshots are in the guide for operators. */
const pages = ['brands', 'operators', 'audit'] as const;
const desktop = { width: 1280, height: 800 };

const logo = fileURLToPath(new URL('../../../merchants/quetzarena/logo.svg', import.meta.url));

const save = async (page: Page, name: string): Promise<void> => {
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${folder}${name}.webp`);
};

/** Takes screenshots of the log-in, and then of the pages as the operator with the role owner sees them. */
const captureConsole = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage({ viewport: desktop, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${getConsoleOrigin()}/login`);
  await page.waitForLoadState('networkidle');
  await save(page, 'login');
  await logInOperator(page, 'owner@example.com');
  for (const name of pages) {
    await page.goto(`${getConsoleOrigin()}/${name}`);
    await page.waitForLoadState('networkidle');
    await save(page, name);
  }
  await captureNewBrand(page);
  await captureEditor(page);
};

/** Takes a screenshot of the proposals that the console creates for a logo. */
const captureNewBrand = async (page: Page): Promise<void> => {
  await page.goto(`${getConsoleOrigin()}/new-brand`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a logo' }).click();
  await (await chooser).setFiles(logo);
  await page.getByLabel('Name of the brand').fill('Nova Luz');
  await page.getByLabel('Market and licence').selectOption('spa');
  await page.getByRole('button', { name: 'Show proposals' }).click();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 1300 });
  await save(page, 'new-brand');
};

/** Takes screenshots of the editor of a draft with its preview, on a desktop and on a phone. */
const captureEditor = async (page: Page): Promise<void> => {
  const draft = await createLiveDraft(page, 'quetzarena', 'Summer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=colours`);
  const preview = page.frameLocator('iframe:not([inert])');
  await preview.getByRole('dialog').press('Escape');
  await preview.getByRole('dialog').waitFor({ state: 'detached' });
  await save(page, 'editor');
  await page.setViewportSize({ width: 390, height: 844 });
  await save(page, 'editor-phone');
};

const product = await startDemoServer();
process.env.LIVERY_E2E_PORT = String(product.port);
const browser = await chromium.launch({ executablePath: getChromiumPath() });
try {
  await captureConsole(browser);
  console.log(`docs/operators: login, ${pages.join(', ')}, new-brand, editor, editor-phone`);
} finally {
  await browser.close();
  await product.stop();
}
