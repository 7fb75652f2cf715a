import { test as base, expect, type Page } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { quietHome } from './quiet-home.ts';
import { text } from './texts.ts';
import { originOf } from './visit.ts';

/** The demo brands with the language they open in. */
export const openingLanguage = { bituinara: 'TY', lualoc: 'VI', quetzarena: 'ES', firuzara: 'AR' } as const;
export type BrandCode = keyof typeof openingLanguage;

/** The demo accounts' password, as the start message prints it. */
export const demoPassword = 'Demo#2026';

export interface Visit {
  readonly page: Page;
  readonly origin: string;
  /** The words of the brand's opening language. */
  readonly t: (key: string) => string;
  readonly open: (path: string) => Promise<void>;
}

interface Fixtures {
  /** Every journey fails on an error in the console unless it said beforehand that it would come. */
  readonly guard: ConsoleGuard;
  /** `loud`: with the announcements and the offer of the app that a first visit brings up. */
  readonly brand: (code: BrandCode, manner?: 'quiet' | 'loud') => Visit;
}

const portOfProduct = (): number => Number(process.env.LIVERY_E2E_PORT);

export const visitOf = (
  page: Page,
  code: BrandCode,
  port = portOfProduct(),
  manner: 'quiet' | 'loud' = 'quiet',
): Visit => {
  const settled = manner === 'quiet' ? quietHome(page, code) : undefined;
  const origin = originOf(code, port);
  return {
    page,
    origin,
    t: (key) => text(openingLanguage[code], key),
    open: async (path) => {
      await settled;
      await page.goto(origin + path);
      // The drawn shell is there at once; it answers fully when the app has taken it over.
      await expect(page.locator('#content')).toBeVisible();
    },
  };
};

export const test = base.extend<Fixtures>({
  guard: [
    async ({ page }, provide) => {
      const guard = guardConsole(page);
      await provide(guard);
      expect(guard.complaints(), 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
  brand: async ({ page }, provide) => provide((code, manner) => visitOf(page, code, portOfProduct(), manner)),
});

export { expect };
