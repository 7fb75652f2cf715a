import { randomUUID } from 'node:crypto';
import {
  buildPreviewUrl,
  type EditorMessage,
  normalScene,
  type PageMessage,
  type PreviewScene,
  toPreviewData,
} from '@livery/contract/operators/preview-messages';
import { ErrorCode } from '@livery/contract/errors';
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';

/**
 * Reads a value from the page in the editor's preview. Returns undefined if the editor replaces the frame during the
 * call, as it does after each edit. Therefore repeat the call until it returns a value.
 */
export const readShownPreview = <Value>(page: Page, read: (root: HTMLElement) => Value): Promise<Value | undefined> =>
  getShownPreview(page)
    .locator('html')
    .evaluate(read)
    .catch(() => undefined);

/** Returns the frame that the editor shows now. */
export const getShownPreview = (page: Page): FrameLocator => page.frameLocator('iframe:not([inert])');

/**
 * Clicks the first element with a text in the visible page of the preview. Waits until no other page loads, because the
 * editor replaces the visible page after each edit.
 */
export const clickInPreview = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await expect(page.locator('iframe[inert]')).toHaveCount(0, { timeout: 20_000 });
    await getShownPreview(page).getByText(text).first().click({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });

/** Waits until the gateway has stored all edits of the editor. */
export const expectStored = (page: Page): Promise<void> => expect(page.getByText('All changes kept')).toBeVisible();

/**
 * Calls a POST operation of the operators' API from a page of the console, with the session of this page. Returns the
 * value of the response. Like the console, it repeats the call with the same idempotency key while the gateway is busy
 * or still executes the call. Fails if the operation does not succeed.
 */
export const callOperation = async <Value>(page: Page, path: string, data: object): Promise<Value> => {
  const call = { path, body: JSON.stringify(data), key: randomUUID() };
  let envelope: { readonly value?: unknown } = {};
  await expect(async () => {
    const { status, json } = await page.evaluate(async ({ path: address, body, key }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const response = await fetch(address, { method: 'POST', headers, body });
      return {
        status: response.status,
        json: (await response.json()) as { readonly value: unknown; readonly errorCode?: string },
      };
    }, call);
    envelope = json;
    const isExecuting = json.errorCode === ErrorCode.IdempotencyPending;
    expect(isExecuting || status >= 500, `${path} ${JSON.stringify(json)}`).toBe(false);
  }).toPass({ timeout: 120_000 });
  expect(envelope, path).toMatchObject({ success: true });
  return envelope.value as Value;
};

/** Calls a GET operation of the operators' API from a page of the console. Returns the value of the response. */
export const readOperation = async <Value>(page: Page, path: string): Promise<Value> => {
  const envelope = await page.evaluate(
    async (address) => (await (await fetch(address)).json()) as { readonly value: unknown },
    path,
  );
  expect(envelope, path).toMatchObject({ success: true });
  return envelope.value as Value;
};

/**
 * Changes a value in the document of a draft, with the operator session of the page. `path` is the API path of the
 * draft. Returns the sequence number of the draft after the change.
 */
export const changeDraft = async (
  page: Page,
  path: string,
  place: readonly string[],
  to: string | number,
): Promise<number> => {
  const operation = { id: randomUUID(), path: ['document', ...place], from: null, to };
  const request = { seen: 0, operations: [operation] };
  return (await callOperation<{ readonly sequence: number }>(page, `${path}/operations`, request)).sequence;
};

/** Creates a draft of the content that members of a brand see now. Uses the operator session of the page. */
export const createLiveDraft = async (page: Page, brand: string, name = `Preview ${randomUUID()}`) => {
  const { draftId } = await callOperation<{ readonly draftId: string }>(page, `/ops/brands/${brand}/drafts`, {
    name,
    source: { kind: 'live' },
  });
  const path = `/ops/brands/${brand}/drafts/${draftId}`;
  let sequence = 0;
  return {
    draftId,
    /** API path of the draft. The paths of its operations begin with it. */
    path,
    /** Path of the draft's editor in the console. */
    editorPath: `/brands/${brand}/drafts/${draftId}`,
    /** Returns the document of the draft, as the gateway has stored it. */
    readDocument: async (): Promise<Readonly<Record<string, unknown>>> => {
      const { text } = await readOperation<{ readonly text: string }>(page, path);
      return JSON.parse(text) as Readonly<Record<string, unknown>>;
    },
    openPreview: () => callOperation<{ readonly url: string; readonly origin: string }>(page, `${path}/preview`, {}),
    /** Changes a value of the document. Returns the sequence number of the draft after the change. */
    change: async (place: readonly string[], to: string | number): Promise<number> => {
      sequence = await changeDraft(page, path, place, to);
      return sequence;
    },
    /** Creates a version of the draft, and a release of this version. Returns the id of the release. */
    release: async (note: string): Promise<string> => {
      const { version } = await callOperation<{ readonly version: number }>(page, `${path}/versions`, {
        sequence,
        note,
      });
      const releases = `/ops/brands/${brand}/releases`;
      return (await callOperation<{ readonly releaseId: string }>(page, releases, { version })).releaseId;
    },
  };
};

declare global {
  interface Window {
    /** Messages that the console page has received from its frames, by frame id. */
    previewMessages?: Record<string, PageMessage[]>;
  }
}

export interface EmbeddedPreview {
  readonly frame: Frame;
  readonly send: (message: EditorMessage) => Promise<void>;
  /** Waits for the next message of this type and returns it. Ignores messages that earlier calls have returned. */
  readonly waitFor: <Type extends PageMessage['type']>(type: Type) => Promise<Extract<PageMessage, { type: Type }>>;
  readonly screenshot: () => Promise<Buffer>;
  /** Hides or shows the frame. The page in the frame stays loaded. */
  readonly hide: (isHidden: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Embeds a preview in the console page in the same way as the editor. */
export const embedPreview = async (
  page: Page,
  origin: string,
  path: string,
  scene: Partial<PreviewScene> = {},
): Promise<EmbeddedPreview> => {
  const id = `preview-${randomUUID()}`;
  const src = buildPreviewUrl(origin, path, { scene: { ...normalScene, ...scene }, scrollTop: 0 });
  await page.evaluate(
    ({ id, src, origin }) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { id, src, width: 390, height: 700 });
      frame.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;border:0;background:#fff';
      window.previewMessages ??= {};
      const messages: PageMessage[] = (window.previewMessages[id] = []);
      addEventListener('message', (event) => {
        if (event.origin === origin && event.source === frame.contentWindow) messages.push(event.data as PageMessage);
      });
      document.body.append(frame);
    },
    { id, src, origin },
  );
  const element = page.locator(`#${id}`);
  const frame = (await (await element.elementHandle())?.contentFrame()) as Frame;
  let seen = 0;
  return {
    frame,
    send: async (message) => {
      await element.evaluate(
        (node, { data, origin }) => (node as HTMLIFrameElement).contentWindow?.postMessage(data, origin),
        { data: toPreviewData(message), origin },
      );
    },
    waitFor: async (type) => {
      let found: PageMessage | undefined;
      await expect
        .poll(
          async () => {
            const messages = await page.evaluate((key) => window.previewMessages?.[key] ?? [], id);
            const index = messages.findIndex((message, position) => position >= seen && message.type === type);
            if (index < 0) return messages.slice(seen).map(({ type: each }) => each);
            seen = index + 1;
            found = messages[index];
            return type;
          },
          { message: `message ${type} of the preview`, timeout: 90_000 },
        )
        .toBe(type);
      return found as never;
    },
    screenshot: () => element.screenshot({ animations: 'disabled' }),
    hide: (isHidden) =>
      element.evaluate(
        (node, visibility) => void ((node as HTMLElement).style.visibility = visibility),
        isHidden ? 'hidden' : '',
      ),
    remove: () => element.evaluate((node) => node.remove()),
  };
};
