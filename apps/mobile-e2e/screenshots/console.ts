import { fileURLToPath } from 'node:url';
import { getChromiumPath } from '@livery/workspace/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startDemoServer } from '../src/support/demo-server.ts';
import { getConsoleOrigin, logInOperator } from '../src/support/operator.ts';
import { createLiveDraft, getShownPreview } from '../src/support/preview.ts';

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

/** Sections of the editor whose screenshots have the given names. */
const sections = { editor: 'colours', hosts: 'hosts', licence: 'legal' } as const;

/** Takes screenshots of the editor of a draft with its preview, on a desktop, on a tablet and on a phone. */
const captureEditor = async (page: Page): Promise<void> => {
  const draft = await createLiveDraft(page, 'quetzarena', 'Summer');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, section] of Object.entries(sections)) {
    await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=${section}`);
    await getShownPreview(page).getByRole('img').first().waitFor();
    await page.getByText('No problems').waitFor();
    await save(page, name);
  }
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=colours`);
  await getShownPreview(page).getByRole('img').first().waitFor();
  await page.setViewportSize({ width: 820, height: 1000 });
  await save(page, 'editor-tablet');
  await page.setViewportSize({ width: 390, height: 844 });
  await save(page, 'editor-phone');
  await draft.change(['texts', 'EN', 'shell:nav.home'], 'Start');
  const release = await draft.release('Another word in the navigation');
  await page.setViewportSize(desktop);
  await page.goto(`${getConsoleOrigin()}/brands/quetzarena/releases/${release}`);
  await page.getByRole('region', { name: 'Comments' }).waitFor();
  await save(page, 'review');
};

const product = await startDemoServer();
process.env.LIVERY_E2E_PORT = String(product.port);
const browser = await chromium.launch({ executablePath: getChromiumPath() });
try {
  await captureConsole(browser);
  console.log(
    `docs/operators: login, ${pages.join(', ')}, new-brand, ${Object.keys(sections).join(', ')}, editor-tablet, editor-phone, review`,
  );
} finally {
  await browser.close();
  await product.stop();
}
