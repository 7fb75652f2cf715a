import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { createId } from '../../src/support/create-id.ts';
import { mobileViewport, waitForHome } from '../../src/support/mobile-viewport.ts';
import { Interactions, publishProposal, requestProposals, visitNewBrand } from '../../src/support/new-brand.ts';
import { getConsoleOrigin, logInOperator } from '../../src/support/operator.ts';
import { median } from '../median.ts';

interface Seconds {
  readonly median: number;
  readonly worst: number;
}

export interface NewBrandResult {
  readonly runs: number;
  /** Load average of the machine before the measurement. */
  readonly loadAverage: number;
  /** Highest number of interactions in a run. */
  readonly interactions: number;
  /** From the first tap until the console shows the proposals. */
  readonly proposals: Seconds;
  /** From the first tap until the console shows that the brand is live. */
  readonly published: Seconds;
  /** From the first tap until a new visitor sees the games on the home of the brand. */
  readonly live: Seconds;
}

const runs = 7;

const getSeconds = (milliseconds: readonly number[]): Seconds => ({
  median: median(milliseconds) / 1000,
  worst: Math.max(...milliseconds) / 1000,
});

/** Creates a brand with taps in a new browser context, and returns the times and the number of interactions. */
const createBrand = async (browser: Browser) => {
  const context = await browser.newContext({ ...mobileViewport, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  // The console requires a new proof of identity five minutes after a log-in, so each run logs in again. The time
  // begins after the log-in.
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}/brands`);
  await page.getByRole('link', { name: 'New brand' }).waitFor();
  const id = createId();
  const name = `Nova Luz ${id}`;
  const interactions = new Interactions();
  const start = performance.now();
  await requestProposals(page, interactions, name);
  const proposals = performance.now() - start;
  await publishProposal(page, interactions, name);
  const published = performance.now() - start;
  const visitor = await context.newPage();
  await visitNewBrand(visitor, `nova-luz-${id}`, name);
  await waitForHome(visitor);
  const live = performance.now() - start;
  await context.close();
  return { interactions: interactions.count, proposals, published, live };
};

/** Creates brands from a logo with taps alone, and measures the time until a visitor sees each brand. */
export const measureNewBrand = async (browser: Browser, port: number): Promise<NewBrandResult> => {
  process.env.LIVERY_E2E_PORT = String(port);
  const [loadAverage = 0] = loadavg();
  const results: Awaited<ReturnType<typeof createBrand>>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await createBrand(browser));
  return {
    runs,
    loadAverage,
    interactions: Math.max(...results.map(({ interactions }) => interactions)),
    proposals: getSeconds(results.map(({ proposals }) => proposals)),
    published: getSeconds(results.map(({ published }) => published)),
    live: getSeconds(results.map(({ live }) => live)),
  };
};
