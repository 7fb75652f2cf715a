import { devices, type Page } from '@playwright/test';

/** Viewport of a typical phone. */
export const mobileViewport = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Origin of a brand. Chromium resolves every name under localhost to this machine. */
export const getOrigin = (code: string, port: number): string => `http://${code}.localhost:${port}`;

/** Waits for the first view of the home with real games instead of skeletons. */
export const waitForHome = async (page: Page): Promise<void> => {
  await page.locator('[role=tabpanel] a img').first().waitFor();
};
