import { devices, type Page } from '@playwright/test';

/** A visitor's phone: what most members hold. */
export const mobileViewport = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Chromium takes every name under localhost for this machine. */
export const getOrigin = (code: string, port: number): string => `http://${code}.localhost:${port}`;

/** The first view of the home with real games in it, not their skeletons. */
export const waitForHome = async (page: Page): Promise<void> => {
  await page.locator('[role=tabpanel] a img').first().waitFor();
};
