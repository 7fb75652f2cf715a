import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '@livery/kit/paths';
import { getChromiumPath } from '@livery/workspace/chromium';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { dismissPopups } from '../src/support/dismiss-popups.ts';
import { startDemoServer } from '../src/support/demo-server.ts';
import { waitForHome, getOrigin, mobileViewport } from '../src/support/mobile-viewport.ts';

const file = fileURLToPath(new URL('../../../docs/screenshot.webp', import.meta.url));
const codes = ['bituinara', 'lualoc', 'quetzarena', 'firuzara', 'orbivela'];
/**
 * Width and height of the screenshot of each brand, the gap between the screenshots, and the radius of their corners,
 * in pixels.
 */
const [width, height, gap, corner] = [390, 844, 40, 32];

/** Pages that the screenshots of the web manifest show. The keys are the image names in the brand folder. */
const manifestPages = { home: paths.home, promotions: paths.promotions } as const;
/**
 * Physical pixels per CSS pixel in the screenshots of the web manifest. With 1.5, the screenshots are sharp enough
 * for the browser's dialog that installs the app.
 */
const manifestScale = 1.5;

/**
 * Takes a screenshot of a page of a brand in the brand's language, as a guest sees it. Waits until all visible images
 * have loaded.
 */
const capture = async (
  browser: Browser,
  origin: { readonly port: number; readonly code: string },
  { path, scale }: { readonly path: string; readonly scale: number },
): Promise<Buffer> => {
  const { port, code } = origin;
  const page = await browser.newPage({ ...mobileViewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  await dismissPopups(page, code);
  await page.goto(`${getOrigin(code, port)}${path}`);
  if (path === paths.home) await waitForHome(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return !isSeen || image.complete;
    }),
  );
  const shot = await page.screenshot();
  await page.context().close();
  return shot;
};

/** Writes the screenshots of a brand's web manifest to the folder of the brand. */
const writeManifestScreenshots = async (browser: Browser, port: number, code: string): Promise<void> => {
  const folder = fileURLToPath(new URL(`../../../merchants/${code}/screens/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of Object.entries(manifestPages)) {
    const shot = await capture(browser, { port, code }, { path, scale: manifestScale });
    await sharp(shot).webp({ quality: 80 }).toFile(`${folder}${name}.webp`);
  }
};

/** Takes a screenshot of a brand's home page, with the rounded corners of a phone. */
const captureHome = async (browser: Browser, port: number, code: string): Promise<Buffer> => {
  const shot = await capture(browser, { port, code }, { path: paths.home, scale: 1 });
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`,
  );
  return sharp(shot)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
};

const product = await startDemoServer();
const browser = await chromium.launch({ executablePath: getChromiumPath() });
try {
  const shots: Buffer[] = [];
  for (const code of codes) {
    shots.push(await captureHome(browser, product.port, code));
    await writeManifestScreenshots(browser, product.port, code);
  }
  const canvas = {
    width: codes.length * width + (codes.length + 1) * gap,
    height: height + 2 * gap,
    channels: 4,
    background: '#e9e9ef',
  } as const;
  const placed = shots.map((input, index) => ({ input, top: gap, left: gap + index * (width + gap) }));
  await sharp({ create: canvas }).composite(placed).webp({ quality: 86 }).toFile(file);
  console.log(`${codes.join(', ')}: docs/screenshot.webp, merchants/<code>/screens`);
} finally {
  await browser.close();
  await product.stop();
}
