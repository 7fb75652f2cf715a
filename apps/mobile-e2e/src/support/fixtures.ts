import { test as base, expect, type Page } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { dismissPopups } from './dismiss-popups.ts';
import { translate } from './texts.ts';
import { getOrigin } from './mobile-viewport.ts';

/** The demo brands with their opening languages. */
export const initialLanguage = { bituinara: 'TY', lualoc: 'VI', quetzarena: 'ES', firuzara: 'AR' } as const;
export type BrandCode = keyof typeof initialLanguage;

/** Password of the demo accounts, as the start message prints it. */
export const demoPassword = 'Demo#2026';

export interface Visit {
  readonly page: Page;
  readonly origin: string;
  /** Returns a text in the brand's opening language. */
  readonly t: (key: string) => string;
  readonly open: (path: string) => Promise<void>;
}

interface Fixtures {
  /** Fails the test on a console error that it did not announce before. */
  readonly guard: ConsoleGuard;
  /** `loud`: with the announcements and the offer of the app that a first visit shows. */
  readonly brand: (code: BrandCode, popupMode?: 'quiet' | 'loud') => Visit;
}

const getServerPort = (): number => Number(process.env.LIVERY_E2E_PORT);

export const createVisit = (
  page: Page,
  code: BrandCode,
  port = getServerPort(),
  popupMode: 'quiet' | 'loud' = 'quiet',
): Visit => {
  const popupsDismissed = popupMode === 'quiet' ? dismissPopups(page, code) : undefined;
  const origin = getOrigin(code, port);
  return {
    page,
    origin,
    t: (key) => translate(initialLanguage[code], key),
    open: async (path) => {
      await popupsDismissed;
      await page.goto(origin + path);
      // The prerendered shell is visible at once; it is interactive when the app has hydrated it.
      await expect(page.locator('#content')).toBeVisible();
    },
  };
};

export const test = base.extend<Fixtures>({
  guard: [
    async ({ page }, provide) => {
      const guard = guardConsole(page);
      await provide(guard);
      expect(guard.unexpectedErrors(), 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  brand: async ({ page }, provide) => provide((code, popupMode) => createVisit(page, code, getServerPort(), popupMode)),
});

export { expect };
