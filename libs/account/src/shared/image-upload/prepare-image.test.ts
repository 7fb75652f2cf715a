// @vitest-environment happy-dom
import { uploadLimit } from '@livery/contract/support/feedback-limits';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';

const pngBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Stubs the browser's image decoder and canvas. Returns an array to which the stub adds the size of each drawn image.
 */
const stubDecoder = (width: number, height: number) => {
  const sizes: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_: unknown, __: number, ___: number, ...size: number[]) => sizes.push(size),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob(['drawn'], { type: type ?? '' })),
  );
  return sizes;
};

test.each([
  [4000, 3000, [1920, 1440]],
  [300, 200, [300, 200]],
])('converts an image of %i × %i pixels to a JPEG of at most 1920 pixels', async (width, height, size) => {
  const sizes = stubDecoder(width, height);
  expect(await prepareImage(new Blob([pngBytes]))).toEqual({ image: expect.objectContaining({ type: 'image/jpeg' }) });
  expect(sizes).toEqual([size]);
});

test('rejects a file above the size limit', async () => {
  expect(await prepareImage(new Blob([new Uint8Array(uploadLimit + 1)]))).toEqual({ code: 'upload.large' });
});

test('rejects a file without the content of an image, whatever its type is', async () => {
  stubDecoder(10, 10);
  expect(await prepareImage(new Blob(['<svg>'], { type: 'image/png' }))).toEqual({ code: 'upload.unreadable' });
});

test('rejects a damaged image', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('Cannot decode')));
  expect(await prepareImage(new Blob([pngBytes]))).toEqual({ code: 'upload.unreadable' });
});
