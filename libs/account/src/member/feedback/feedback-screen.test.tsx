// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDrafts } from '../../shared/draft-store.ts';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './feedback-screen.tsx';

// The test files of a Vitest worker share the loaded modules. The reset removes the modules that this file has
// mocked, so that the next file loads the real modules.
afterAll(() => void vi.resetModules());

const { upload } = vi.hoisted(() => {
  // The test files of a Vitest worker share the loaded modules. After the reset, this file loads its modules again,
  // so that they use the mocks below.
  vi.resetModules();
  return { upload: vi.fn() };
});
vi.mock('@livery/api/support/feedback', async (original) => ({ ...(await original<object>()), uploadImage: upload }));

const uploadId = (serial: number) => `3f1d2c4b-5a69-4788-9a6b-7c8d9e0f1a2${serial}`;
let gateway: TestGateway;
let texts: i18n;
/**
 * False makes the stubbed image decoder reject every file. This simulates a file that begins with the bytes of an image
 * format but is not an image.
 */
let isDrawable: boolean;

beforeEach(async () => {
  sessionStorage.clear();
  clearDrafts();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('listFeedback', () => success({ list: [] }));
  gateway.reply('sendFeedback', () => success({ id: 'f1' }));
  isDrawable = true;
  vi.stubGlobal('createImageBitmap', async () => {
    if (!isDrawable) throw new DOMException('The source image could not be decoded.');
    return { width: 40, height: 30, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['drawn'], { type: 'image/jpeg' })),
  );
  let uploads = 0;
  upload.mockReset().mockImplementation(() => ({
    done: Promise.resolve({ data: { id: uploadId((uploads += 1)) } }),
    cancel: () => undefined,
  }));
  texts = await startTestTexts();
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const contentField = () => screen.getByLabelText<HTMLTextAreaElement>('Your feedback');
const open = async () => {
  renderScreen({ Screen, at: '/m/feedback', texts });
  await screen.findByLabelText('Your feedback');
};
const paste = async (text: string) => {
  contentField().focus();
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => gateway.getCalls('sendFeedback');

const family = '👨‍👩‍👧‍👦';

describe('text', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)> & <b>bold</b>'],
    ['a line break', 'one line\nand another'],
    ['right-to-left text', 'الرصيد لا يظهر بعد الإيداع'],
    ['bidi control characters', 'abc \u202Edcba\u202C and \u2067more\u2069'],
    ['the max number of characters with many code points each', family.repeat(140)],
  ])('sends %s unchanged and renders it as plain text', async (_, content) => {
    await open();
    await paste(content);
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ content, topic: 'suggestion', images: [] });
    gateway.reply('listFeedback', () =>
      success({
        list: [{ id: 'f1', topic: 'suggestion', content, at: '2026-01-02T03:04:05.000Z', images: 0, answer: null }],
      }),
    );
    cleanup();
    await open();
    const shown = await screen.findByText((__, element) => element?.tagName === 'P' && element.textContent === content);
    expect(shown.children).toHaveLength(0);
  });

  test.each([
    ['an empty text', ''],
    ['white space only', '     \n     '],
    ['one character too many', `${family.repeat(140)}!`],
    ['a very long text', 'x'.repeat(20_000)],
  ])('keeps %s in the field and reports the allowed length', async (_, content) => {
    await open();
    if (content) await paste(content);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Between 5 and 140 characters');
    expect(contentField().value).toBe(content);
    expect(contentField().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('keeps the text over a reload, and repeats a request without response under the same id', async () => {
    await open();
    await paste('The wheel stands still.');
    cleanup();
    await open();
    expect(contentField().value).toBe('The wheel stands still.');
    gateway.reply('sendFeedback', () => networkError);
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('no connection');
    expect(contentField().value).toBe('The wheel stands still.');
    gateway.reply('sendFeedback', () => success({ id: 'f1' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(contentField().value).toBe(''));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.requestId).toBe(sent()[0]?.requestId);
    await paste('And another thing.');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]?.requestId).not.toBe(sent()[0]?.requestId);
  });

  test('restores the text for the member whose session ended, and for nobody else', async () => {
    const session = { token: 't2', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };
    await open();
    await paste('The wheel stands still.');
    for (const [userName, expectedDraft] of [
      ['another', ''],
      ['demo', ''],
    ] as const) {
      clearSession();
      cleanup();
      setSession({ ...session, userName });
      await open();
      expect(contentField().value).toBe(expectedDraft);
      if (userName === 'another') await paste('Mine.');
    }
    await paste('The wheel stands still.');
    clearSession();
    cleanup();
    setSession(session);
    await open();
    expect(contentField().value).toBe('The wheel stands still.');
  });

  test('keeps the text when the gateway rejects it', async () => {
    gateway.reply('sendFeedback', () => failure(ErrorCode.SystemBusy));
    await open();
    await paste('The wheel stands still.');
    await send();
    await screen.findByRole('alert');
    expect(contentField().value).toBe('The wheel stands still.');
  });
});

describe('images', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const createFile = (content: string | readonly number[], name = 'photo.png', type = 'image/png') =>
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText(/^Pictures/), files, { applyAccept: false });

  test.each([
    [
      'an HTML page with an image file name',
      createFile('<script>alert(1)</script>'),
      'This is not a picture we can read. Choose a PNG or JPG photo.',
    ],
    [
      'an SVG file',
      createFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg', 'image/svg+xml'),
      'This is not a picture we can read. Choose a PNG or JPG photo.',
    ],
    ['a GIF file', createFile('GIF89a', 'moving.png'), 'This is not a picture we can read. Choose a PNG or JPG photo.'],
    ['an empty file', createFile(''), 'This is not a picture we can read. Choose a PNG or JPG photo.'],
    [
      'a file one byte too large',
      createFile([...png, ...new Uint8Array(5 * 1024 * 1024 - 7)]),
      'This picture is larger than 5 MB.',
    ],
  ])('rejects %s by its content and never sends it', async (_, file, message) => {
    await open();
    await choose(file);
    await screen.findByText(`\u2068${file.name}\u2069: ${message}`);
    expect(upload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByText(message, { exact: false })).toBeNull();
  });

  test('rejects a file with an image signature that cannot be decoded', async () => {
    isDrawable = false;
    await open();
    await choose(createFile(png));
    await screen.findByText(/This is not a picture we can read. Choose a PNG or JPG photo.$/);
    expect(upload).not.toHaveBeenCalled();
  });

  test('sends three images of any file name and type, and names the fourth that is left out', async () => {
    await open();
    await choose(
      createFile(png, 'nameless', ''),
      createFile([0xff, 0xd8, 0xff, 0xe0], 'photo.exe', 'application/x-msdownload'),
      createFile(png),
      createFile(png, 'one too many.png'),
    );
    await screen.findByText('Too many pictures. Not added: \u2068one too many.png\u2069');
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Chosen picture/ })).toHaveLength(3));
    expect(screen.queryByLabelText(/^Pictures/)).toBeNull();
    await paste('See for yourselves.');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ images: [1, 2, 3].map(uploadId) }]));
  });

  test('does not send an image that was removed while it was read', async () => {
    let draw: (bitmap: object) => void = () => undefined;
    vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (draw = resolve)));
    await open();
    await choose(createFile(png));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
    draw({ width: 40, height: 30, close: () => undefined });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(upload).not.toHaveBeenCalled();
  });
});
