import { randomUUID } from 'node:crypto';
import {
  buildPreviewUrl,
  type EditorMessage,
  normalScene,
  type PageMessage,
  type PreviewScene,
  toPreviewData,
} from '@livery/contract/operators/preview-messages';
import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Reads a value from the page in the editor's preview. The editor replaces the frame after each edit. Returns undefined
 * if the frame is removed while the value is read. Therefore, call this function with polling.
 */
export const readShownPreview = <Value>(page: Page, read: (root: HTMLElement) => Value): Promise<Value | undefined> =>
  page
    .frameLocator('iframe:not([inert])')
    .locator('html')
    .evaluate(read)
    .catch(() => undefined);

/**
 * Calls an operator operation from a page of the console, with the session of this page. Returns the value of the
 * response.
 */
export const callOperation = async <Value>(page: Page, path: string, data: object): Promise<Value> => {
  const envelope = await page.evaluate(
    async ({ path, body, key }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      return (await (await fetch(path, { method: 'POST', headers, body })).json()) as { readonly value: unknown };
    },
    { path, body: JSON.stringify(data), key: randomUUID() },
  );
  expect(envelope, path).toMatchObject({ success: true });
  return envelope.value as Value;
};

/** Creates a draft of the content that members of a brand see now, with the operator session of the page. */
export const createLiveDraft = async (page: Page, brand: string, name = `Preview ${randomUUID()}`) => {
  const { draftId } = await callOperation<{ readonly draftId: string }>(page, `/ops/brands/${brand}/drafts`, {
    name,
    source: { kind: 'live' },
  });
  const path = `/ops/brands/${brand}/drafts/${draftId}`;
  let sequence = 0;
  return {
    /** API path of the draft's operations. */
    path,
    /** Path of the draft's editor in the console. */
    editorPath: `/brands/${brand}/drafts/${draftId}`,
    openPreview: () => callOperation<{ readonly url: string; readonly origin: string }>(page, `${path}/preview`, {}),
    /** Changes a value of the document. Returns the sequence number of the draft. */
    change: async (place: readonly string[], to: string | number): Promise<number> => {
      const operation = { id: randomUUID(), path: ['document', ...place], from: null, to };
      const request = { seen: 0, operations: [operation] };
      sequence = (await callOperation<{ readonly sequence: number }>(page, `${path}/operations`, request)).sequence;
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
