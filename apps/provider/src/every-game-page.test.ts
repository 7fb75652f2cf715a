import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import type { GameEngine } from '@livery/demo/engines';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { gameCases } from './testing/game-cases.ts';
import { pageTimeout } from './testing/page-timeout.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';
import { findTouchProblems } from './testing/touch-targets.ts';

let browser: Browser;
let gateway: FakeGateway;
let provider: FastifyInstance;
let dataFolder: string;
let origin: string;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH! });
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  provider = createTestProvider({ gatewayOrigin: gateway.origin, dataFolder });
  origin = await provider.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await browser.close();
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});
/**
 * Returns data about the focused element, or undefined if no element has the focus. `shown` is true if an outline makes
 * the focus visible.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    if (!on || on === document.body) return undefined;
    // A hidden input, such as a styled checkbox, cannot show an outline. Its label or its parent shows the outline
    // instead.
    const shown = [on, on.closest('label'), on.parentElement]
      .filter((part) => part !== null)
      .some(
        (part) =>
          Number.parseFloat(getComputedStyle(part).outlineWidth) >= 2 && getComputedStyle(part).outlineStyle !== 'none',
      );
    const label = (on as HTMLInputElement).labels?.[0]?.textContent;
    return {
      name: on.getAttribute('aria-label') ?? label ?? on.textContent ?? '',
      is: `${on.tagName} ${on.className}`,
      shown,
    };
  });

/**
 * Presses Tab until the focus leaves the page. Returns the tag name and the class of each element that had the focus.
 */
const tabThrough = async (page: Page): Promise<string[]> => {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (!now) return stops;
    expect(now, `after ${stops.at(-1)}`).toMatchObject({ name: expect.stringMatching(/\S/), shown: true });
    stops.push(now.is);
    expect(stops.length, 'the focus never leaves the page').toBeLessThan(150);
  }
};

/** Opens the rules sheet with the keyboard. Checks that the focus stays inside the sheet until Escape closes it. */
const readRules = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: /^(How it pays|Rules.*|How .*)$/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
};

const tap = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

/** Opens the screens of a game that have other touch targets than its first screen, one after the other. */
const furtherScreens: Partial<Record<GameEngine, readonly ((page: Page) => Promise<void>)[]>> = {
  roulette: ['split', 'street', 'corner', 'line'].map((kind) => (page: Page) => tap(page, `[data-bets=${kind}]`)),
  'hi-lo': [(page) => tap(page, '.action')],
  cards: [
    async (page) => {
      await tap(page, '.lobby .mainButton');
      await page.locator('.lobby').waitFor({ state: 'detached' });
    },
  ],
  book: [
    async (page) => {
      await tap(page, '.matchHeader');
      await tap(page, '.market .odds:enabled');
    },
    (page) => tap(page, '.slipBar'),
  ],
};

/** Engines whose pages are not measured. */
const unmeasured = new Set<GameEngine>(['lines', 'ways', 'cluster', 'crash']);

/** Checks the touch targets of the first screen and of further screens. */
const expectTouchable = async (page: Page, engine: GameEngine): Promise<void> => {
  if (unmeasured.has(engine)) return;
  const hint = page.locator('.firstHint button');
  if (await hint.isVisible()) await hint.click();
  expect(await findTouchProblems(page), 'first screen').toEqual([]);
  for (const [index, openScreen] of (furtherScreens[engine] ?? []).entries()) {
    await openScreen(page);
    expect(await findTouchProblems(page), `further screen ${index + 1}`).toEqual([]);
  }
};

it.each(gameCases)(
  'the page of $engine starts silent, respects reduced motion, shows every keyboard focus, and has large touch targets',
  async ({ engine, catalogueEntry: { category, theme } }) => {
    Object.assign(gateway.wallet.state, { category, theme });
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(pageTimeout);
    await page.goto(
      `${origin}/play?token=launch-${randomUUID()}.${engine}&vendor=TEST&category=${category}&theme=${theme}&lang=EN`,
    );
    await page.locator('#game[data-state=ready]').waitFor();
    expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
    expect((await tabThrough(page)).length).toBeGreaterThan(2);
    // Lists the visible buttons and links that Tab cannot reach. In a radio group or a `data-arrows` group, the arrow
    // keys move the focus, so the buttons of these groups are not listed.
    const passed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button:enabled, a[href]')]
        .filter(
          (each) => each.tabIndex < 0 && each.checkVisibility() && !each.closest('[role=radiogroup], [data-arrows]'),
        )
        .map(({ className }) => className),
    );
    expect(passed).toEqual([]);
    await readRules(page);
    await expectTouchable(page, engine);
    await page.close();
  },
);
