import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { pageTimeout } from './testing/page-timeout.ts';
import { scatterStops, createReelStops, winningStops } from './testing/reel-stops.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';

let browser: Browser;
let gateway: FakeGateway;
let provider: FastifyInstance;
let dataFolder: string;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH! });
});
afterAll(() => browser.close());

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(pageTimeout);
});
afterEach(async () => {
  await page.close();
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const openGame = async (language: string, ...spins: readonly (readonly number[])[]): Promise<void> => {
  provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    createRandomSource: createReelStops(...spins),
  });
  const origin = await provider.listen({ port: 0, host: '127.0.0.1' });
  await page.goto(`${origin}/play?token=launch-1&vendor=TEST&category=RNG&theme=koi&lang=${language}`);
};

const spinButton = (name: string) => page.getByRole('button', { name, exact: true });
const meter = (name: string) => page.locator(`[data-meter=${name}] dd`);
/**
 * Returns the text of a meter (an element with an amount, e.g. the balance) without the characters that set its reading
 * direction.
 */
const getText = async (name: string): Promise<string> =>
  ((await meter(name).textContent()) ?? '').replace(/[\u2066\u2069]/g, '');

describe('the game in a browser', () => {
  it.each([
    [true, 'Play money'],
    [false, 'Balance'],
  ])('names the balance of a session whose trial is %s: %s', async (isTrial, name) => {
    gateway.wallet.state.isTrial = isTrial;
    await openGame('EN', winningStops);
    await spinButton('Spin').waitFor();
    expect(await page.locator('[data-meter=balance] dt').textContent()).toBe(name);
  });

  it('shows the time of a past round in the time zone of the brand, and names the zone', async () => {
    await openGame('EN', winningStops);
    await spinButton('Spin').click();
    await expect.poll(() => getText('win')).toContain('45.00');
    await page.getByRole('button', { name: 'How it pays' }).click();
    await page.getByRole('button', { name: 'My rounds' }).click();
    await expect.poll(() => page.locator('.pastRound time').first().textContent()).toContain('GMT+8');
  });

  it('plays a spin once when its response is lost and the button is tapped twice', async () => {
    await openGame('EN', winningStops);
    await page.route(
      '**/api/play',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await spinButton('Spin').dblclick();
    await page.getByText('Your bet is safe').waitFor();
    await expect.poll(() => getText('balance')).toBe('₱1,035.00');
    expect(gateway.wallet.bets.size).toBe(1);
    expect(page.url()).not.toContain('launch-1');
  });

  it('shows once the win that a reload hid, with the balance after the payout', async () => {
    await openGame('EN', winningStops);
    // Reloads the page after the response of the spin and before the end of its animation.
    await page.evaluate(() => {
      setInterval(() => sessionStorage.getItem('livery.unseen') && location.reload(), 5);
    });
    await spinButton('Spin').click();
    await page.getByText(/Last round: won .*₱45\.00/).waitFor();
    expect(await getText('win')).toContain('45.00');
    expect(await getText('balance')).toBe('₱1,035.00');
    expect(gateway.wallet.bets.size).toBe(1);
    await page.reload();
    await page.locator('#game[data-state=ready]').waitFor();
    expect(await page.getByText('Last round').count()).toBe(0);
  });

  it('shows the fingerprint of the next seed before each bet', async () => {
    await openGame('EN', winningStops);
    const fingerprint = page.locator('.fingerprint bdi');
    const before = await fingerprint.textContent();
    expect(before).toMatch(/^[0-9a-f]{16}…$/);
    await spinButton('Spin').click();
    await expect.poll(() => fingerprint.textContent()).not.toBe(before);
    await expect.poll(() => getText('win')).toContain('45.00');
    await page.getByRole('button', { name: 'How it pays' }).click();
    await page.getByRole('button', { name: 'My rounds' }).click();
    await page.locator('.check').first().click();
    await page.getByText(before!.slice(0, 16)).waitFor();
  });

  it('continues the free spins after a reload, in Arabic from right to left', async () => {
    await openGame('AR', scatterStops, winningStops);
    await spinButton('تدوير').click();
    await page.getByRole('dialog').getByText('8').waitFor();
    await page.reload();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.getByRole('dialog').getByRole('button').click();
    await expect.poll(() => gateway.wallet.wins.size).toBeGreaterThan(1);
    expect(gateway.wallet.bets.size).toBe(1);
  });

  it('offers a lower bet when the balance is too low', async () => {
    gateway.wallet.state.balance = 450;
    await openGame('EN', winningStops);
    await spinButton('Spin').click();
    await page.getByRole('button', { name: /Bet .*₱4\.00/ }).click();
    await expect.poll(() => getText('bet')).toBe('₱4.00');
    expect(gateway.wallet.bets.size).toBe(0);
  });
});
