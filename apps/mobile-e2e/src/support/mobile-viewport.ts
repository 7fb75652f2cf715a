import { devices, type Page } from '@playwright/test';

export const mobileViewport = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Returns the origin of a brand. Chromium resolves each host name under localhost to this machine. */
export const getOrigin = (code: string, port: number): string => `http://${code}.localhost:${port}`;

/** Waits until the first screen of the home page shows real games instead of skeletons. */
export const waitForHome = async (page: Page): Promise<void> => {
  await page.locator('[role=tabpanel] a img').first().waitFor();
};
