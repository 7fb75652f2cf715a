// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDrafts } from '../../shared/draft-store.ts';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './feedback-screen.tsx';

const { upload } = vi.hoisted(() => ({ upload: vi.fn() }));
vi.mock('@livery/api/support/feedback', async (original) => ({ ...(await original<object>()), uploadImage: upload }));

const uploadId = (serial: number) => `3f1d2c4b-5a69-4788-9a6b-7c8d9e0f1a2${serial}`;
let gateway: TestGateway;
let texts: i18n;
/** What a browser makes of a file whose first bytes are a picture's: it draws it, or cannot. */
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

describe('words', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)> & <b>bold</b>'],
    ['a line that was broken', 'one line\nand another'],
    ['another script, from right to left', 'الرصيد لا يظهر بعد الإيداع'],
    ['marks that turn the direction', 'abc \u202Edcba\u202C and \u2067more\u2069'],
    ['as many signs as there may be, of many code points each', family.repeat(140)],
  ])('%s is sent as it was typed, and is text', async (_, content) => {
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
    ['nothing', ''],
    ['blanks alone', '     \n     '],
    ['one sign too many', `${family.repeat(140)}!`],
    ['a whole book', 'x'.repeat(20_000)],
  ])('%s is kept, and refused with what may be', async (_, content) => {
    await open();
    if (content) await paste(content);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Between 5 and 140 characters');
    expect(contentField().value).toBe(content);
    expect(contentField().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('outlive a reload, and a lost answer is asked for again under the same id', async () => {
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

  test('are there again for the member whose session ended in the middle, and for nobody else', async () => {
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

  test('that the gateway refuses stay', async () => {
    gateway.reply('sendFeedback', () => failure(ErrorCode.SystemBusy));
    await open();
    await paste('The wheel stands still.');
    await send();
    await screen.findByRole('alert');
    expect(contentField().value).toBe('The wheel stands still.');
  });
});

describe('pictures', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const createFile = (content: string | readonly number[], name = 'photo.png', type = 'image/png') =>
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText(/^Pictures/), files, { applyAccept: false });

  test.each([
    [
      "a page under a picture's name",
      createFile('<script>alert(1)</script>'),
      'This is not a picture we can read. Choose a PNG or JPG photo.',
    ],
    [
      'a drawing that can hold scripts',
      createFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg', 'image/svg+xml'),
      'This is not a picture we can read. Choose a PNG or JPG photo.',
    ],
    [
      'a moving picture',
      createFile('GIF89a', 'moving.png'),
      'This is not a picture we can read. Choose a PNG or JPG photo.',
    ],
    ['nothing at all', createFile(''), 'This is not a picture we can read. Choose a PNG or JPG photo.'],
    [
      'one byte too much',
      createFile([...png, ...new Uint8Array(5 * 1024 * 1024 - 7)]),
      'This picture is larger than 5 MB.',
    ],
  ])('%s is refused by what it holds, and never sent', async (_, file, message) => {
    await open();
    await choose(file);
    await screen.findByText(message);
    expect(upload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  test('one that begins as a picture and is none is refused too', async () => {
    isDrawable = false;
    await open();
    await choose(createFile(png));
    await screen.findByText('This is not a picture we can read. Choose a PNG or JPG photo.');
    expect(upload).not.toHaveBeenCalled();
  });

  test('three go along, whatever they are called, and a fourth has no place', async () => {
    await open();
    await choose(
      createFile(png, 'nameless', ''),
      createFile([0xff, 0xd8, 0xff, 0xe0], 'photo.exe', 'application/x-msdownload'),
      createFile(png),
      createFile(png),
    );
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Chosen picture/ })).toHaveLength(3));
    expect(screen.queryByLabelText(/^Pictures/)).toBeNull();
    await paste('See for yourselves.');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ images: [1, 2, 3].map(uploadId) }]));
  });

  test('one that is taken away while it is read is not sent', async () => {
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
