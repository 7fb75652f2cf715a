import { devices, type Page } from '@playwright/test';

/** A visitor's phone: what most members hold. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Chromium takes every name under localhost for this machine. */
export const originOf = (code: string, port: number): string => `http://${code}.localhost:${port}`;

/** The first view of the home with real games in it, not their skeletons. */
export const homeIsShown = async (page: Page): Promise<void> => {
  await page.locator('[role=tabpanel] a img').first().waitFor();
};
