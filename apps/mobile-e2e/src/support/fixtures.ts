import { test as base, expect, type Page } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { dismissLanguageOffer, dismissPopups } from './dismiss-popups.ts';
import { translate } from './texts.ts';
import { getOrigin } from './mobile-viewport.ts';

/** The demo brands, each with the code of its default language in the API. */
export const initialLanguage = {
  bituinara: 'TY',
  lualoc: 'VI',
  quetzarena: 'ES',
  firuzara: 'AR',
  orbivela: 'EN',
} as const;
export type BrandCode = keyof typeof initialLanguage;

/** Password of the demo accounts. The gateway prints this password when it starts. */
export const demoPassword = 'Demo#2026';

export interface Visit {
  readonly page: Page;
  readonly origin: string;
  /** Returns a text of the app in the brand's default language. */
  readonly t: (key: string) => string;
  readonly open: (path: string) => Promise<void>;
}

interface Fixtures {
  /** Fails the test if the page reports an error that the test has not declared with `expectErrors`. */
  readonly guard: ConsoleGuard;
  /**
   * Opens a visit to a brand. `quiet` suppresses the announcements and the app download offer. `loud` shows these
   * pop-ups as on a first visit.
   */
  readonly brand: (code: BrandCode, popupMode?: 'quiet' | 'loud') => Visit;
}

const getServerPort = (): number => Number(process.env.LIVERY_E2E_PORT);

export const createVisit = (
  page: Page,
  code: BrandCode,
  port = getServerPort(),
  popupMode: 'quiet' | 'loud' = 'quiet',
): Visit => {
  const popupsDismissed = popupMode === 'quiet' ? dismissPopups(page, code) : dismissLanguageOffer(page);
  const origin = getOrigin(code, port);
  return {
    page,
    origin,
    t: (key) => translate(initialLanguage[code], key),
    open: async (path) => {
      await popupsDismissed;
      await page.goto(origin + path);
      // Waits for an element that only the app creates. The prerendered page is visible before, but it is not
      // interactive.
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
