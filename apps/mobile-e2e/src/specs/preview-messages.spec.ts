import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  buildPreviewUrl,
  type EditorMessage,
  normalScene,
  toPreviewData,
} from '@livery/contract/operators/preview-messages';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { startForeignSite } from '../support/foreign-site.ts';
import { logInOperator } from '../support/operator.ts';
import { createLiveDraft, embedPreview } from '../support/preview.ts';

declare global {
  interface Window {
    /** Number of messages that the page of a preview has received. */
    receivedMessages?: number;
    /** Data of all messages that a foreign page has received. */
    foreignMessages?: unknown[];
    /** Window that a foreign page has opened. */
    openedWindow?: Window | null;
  }
}

const path = '/m/login';
const accent = '#b00020';
const brandFile = fileURLToPath(new URL('../../../../merchants/lualoc.json', import.meta.url));

/** Returns one message of each type that the editor can send. */
const createMessages = async (): Promise<readonly EditorMessage[]> => {
  const { theme } = JSON.parse(await readFile(brandFile, 'utf8')) as { readonly theme: object };
  const messages: { readonly [Type in EditorMessage['type']]: Extract<EditorMessage, { readonly type: Type }> } = {
    theme: { type: 'theme', theme: { ...theme, accent } },
    texts: { type: 'texts', language: 'VI', texts: { 'account:login.submit': 'Foreign text' } },
    pick: { type: 'pick', isOn: true },
    scroll: { type: 'scroll', top: 10 },
    measure: { type: 'measure', id: 1, hasBoxes: true },
    highlight: { type: 'highlight', target: { kind: 'screen' } },
    navigate: { type: 'navigate', path: '/m/home' },
    // The last message, because it reloads the page.
    scene: { type: 'scene', scene: { ...normalScene, isRightToLeft: true } },
  };
  return Object.values(messages);
};

/** Returns the state of a preview that the messages of `createMessages` would change. */
const readState = (frame: Frame) =>
  frame.evaluate(() => {
    const root = document.documentElement;
    return {
      path: location.pathname,
      direction: root.dir,
      accent: getComputedStyle(root).getPropertyValue('--color-action-accent-bg'),
      text: document.querySelector('main')?.textContent,
      elements: document.body.childElementCount,
    };
  });

/** Counts the messages that reach the page of a preview, so that the test can wait for them. */
const countMessages = (frame: Frame) =>
  frame.evaluate(() => {
    window.receivedMessages = 0;
    addEventListener('message', () => (window.receivedMessages = (window.receivedMessages ?? 0) + 1));
  });

/**
 * Sends all messages of the editor to a preview with `send`. Waits until the preview has received them, and fails if one
 * of them changes the preview.
 */
const expectIgnored = async (frame: Frame, send: (data: readonly object[]) => Promise<void>): Promise<void> => {
  await expect(frame.locator('form').first()).toBeVisible();
  const before = await readState(frame);
  const data = (await createMessages()).map((message) => toPreviewData(message));
  await countMessages(frame);
  for (const [batch, count] of [
    [data.slice(0, -1), data.length - 1],
    [data.slice(-1), data.length],
  ] as const) {
    await send(batch);
    await expect.poll(() => frame.evaluate(() => window.receivedMessages)).toBe(count);
    // An accepted message changes the page before the second next paint.
    await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await readState(frame)).toEqual(before);
  }
};

/** Opens the foreign page, and records the messages that it receives. */
const openForeignPage = async (page: Page, origin: string): Promise<void> => {
  await page.goto(origin);
  await page.evaluate(() => {
    const messages: unknown[] = (window.foreignMessages = []);
    addEventListener('message', ({ data }) => messages.push(data));
  });
};

const readForeignMessages = (page: Page) => page.evaluate(() => window.foreignMessages);

/**
 * Fails if a preview sends a message to the foreign page that embeds or opens it. An error in the preview makes it send
 * a message at once. The test then sends a last message in the same way, so that it need not wait for a message that
 * never arrives.
 */
const expectNothingSent = async (page: Page, preview: Frame): Promise<void> => {
  await preview.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'A failure in the preview' }));
    const receiver = (window.opener as Window | null) ?? window.parent;
    receiver.postMessage('last', '*');
  });
  await expect.poll(() => readForeignMessages(page)).toContain('last');
  expect(await readForeignMessages(page)).toEqual(['last']);
};

/** Embeds a URL in a frame of the page. */
const embed = (page: Page, url: string) =>
  page.evaluate((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: 390, height: 700 });
    document.body.append(frame);
  }, url);

/** Opens a URL in a window, with the script of the page. Returns the page in this window. */
const openWindow = async (page: Page, url: string): Promise<Page> => {
  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => void (window.openedWindow = window.open(address)), url);
  return opening;
};

let site: Awaited<ReturnType<typeof startForeignSite>>;
test.beforeAll(async () => {
  site = await startForeignSite();
});
test.afterAll(() => site.stop());

// Declares the expected errors. Before the log-in, the gateway rejects the request for the session. A foreign page gets
// no frame and no message.
test.beforeEach(({ guard }) =>
  guard.expectErrors(/\/ops\/(?:me|session)|favicon|frame-ancestors|chrome-error|\.preview\./),
);

interface Preview {
  readonly origin: string;
  /** URL of a page of the preview, with the scene in its hash. */
  readonly address: string;
}

/** Logs an operator in, and opens a preview of a new draft. */
const createPreview = async (page: Page): Promise<Preview> => {
  await logInOperator(page, 'translator@example.com');
  const { origin } = await (await createLiveDraft(page, 'lualoc')).openPreview();
  return { origin, address: buildPreviewUrl(origin, path, { scene: normalScene, scrollTop: 0 }) };
};

/**
 * Removes the headers that keep foreign pages away from a preview, so that the test can check what the page itself
 * accepts.
 */
const removeProtection = (page: Page, { origin }: Preview) =>
  page.context().route(`${origin}${path}`, async (route) => {
    // Node.js does not resolve the hosts below localhost.
    const { host, port } = new URL(origin);
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    const {
      'content-security-policy': _policy,
      'cross-origin-opener-policy': _openers,
      ...headers
    } = response.headers();
    await route.fulfill({ response, headers });
  });

test('a preview obeys the page of the console that embeds it, and no other frame of the console', async ({ page }) => {
  test.slow();
  const { origin } = await createPreview(page);
  const preview = await embedPreview(page, origin, path);
  await preview.waitFor('ready');
  await page.evaluate(() => {
    const sibling = document.createElement('iframe');
    sibling.name = 'sibling';
    document.body.append(sibling);
  });
  const sibling = page.frame('sibling') as Frame;
  await expectIgnored(preview.frame, (data) =>
    sibling.evaluate((list) => {
      // The page of the console can have other previews, for example the small images of releases.
      for (let index = 0; index < window.parent.length; index += 1)
        for (const each of list) window.parent[index]?.postMessage(each, '*');
    }, data),
  );
  const [theme] = await createMessages();
  await preview.send(theme as EditorMessage);
  await preview.waitFor('painted');
  expect((await readState(preview.frame)).accent).toBe(accent);
});

test('a foreign page cannot embed a preview', async ({ page }) => {
  test.slow();
  const { address } = await createPreview(page);
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await openForeignPage(page, site.origin);
  await embed(page, address);
  await expect.poll(() => errors.join()).toContain('frame-ancestors');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  expect(await readForeignMessages(page)).toEqual([]);
});

test('a preview in a foreign frame ignores its messages and sends none, even without the policy', async ({ page }) => {
  test.slow();
  const preview = await createPreview(page);
  await removeProtection(page, preview);
  await openForeignPage(page, site.origin);
  await embed(page, preview.address);
  await expect.poll(() => page.frames()[1]?.url()).toContain(`${preview.origin}${path}`);
  await expectIgnored(page.frames()[1] as Frame, (data) =>
    page.evaluate((list) => {
      for (const each of list) window.frames[0]?.postMessage(each, '*');
    }, data),
  );
  await expectNothingSent(page, page.frames()[1] as Frame);
});

test('a foreign page has no access to the window of a preview that it opens', async ({ page }) => {
  test.slow();
  const { address } = await createPreview(page);
  await openForeignPage(page, site.origin);
  const preview = await openWindow(page, address);
  await expect(preview.locator('form').first()).toBeVisible();
  expect(await preview.evaluate(() => window.opener === null)).toBe(true);
  // A window without access looks closed.
  expect(await page.evaluate(() => window.openedWindow?.closed)).toBe(true);
  expect(await readForeignMessages(page)).toEqual([]);
});

test('a preview that a foreign page opens ignores its messages and sends none, even with access', async ({ page }) => {
  test.slow();
  const opened = await createPreview(page);
  await removeProtection(page, opened);
  await openForeignPage(page, site.origin);
  const preview = await openWindow(page, opened.address);
  await expectIgnored(preview.mainFrame(), (data) =>
    page.evaluate((list) => {
      for (const each of list) window.openedWindow?.postMessage(each, '*');
    }, data),
  );
  await expectNothingSent(page, preview.mainFrame());
});
