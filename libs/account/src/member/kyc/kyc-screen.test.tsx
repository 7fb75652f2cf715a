// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './kyc-screen.tsx';

// The test files of a Vitest worker share the loaded modules. The reset removes the modules that this file has
// mocked, so that the next file loads the real modules.
afterAll(() => void vi.resetModules());

const { upload, prepareImage } = vi.hoisted(() => {
  // The test files of a Vitest worker share the loaded modules. After the reset, this file loads its modules again,
  // so that they use the mocks below.
  vi.resetModules();
  return { upload: vi.fn(), prepareImage: vi.fn() };
});
vi.mock('@livery/api/support/feedback', async (original) => ({ ...(await original<object>()), uploadImage: upload }));
vi.mock('../../shared/image-upload/prepare-image.ts', () => ({ prepareImage }));

const uploadId = (serial: number) => `3f1d2c4b-5a69-4788-9a6b-7c8d9e0f1a2${serial}`;
const check = { state: 'none', reason: null, submittedAt: null, decidedAt: null };
let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('identityCheck', () => success(check));
  prepareImage.mockReset().mockImplementation(async (image: Blob) => ({ image }));
  let uploads = 0;
  upload.mockReset().mockImplementation(() => ({
    done: Promise.resolve({ data: { id: uploadId((uploads += 1)) } }),
    cancel: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async () => renderScreen({ Screen, at: '/m/kyc', texts: await startTestTexts() });
const add = async (label: string) =>
  userEvent.upload(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }), [
    new File(['image'], 'photo.jpg', { type: 'image/jpeg' }),
  ]);
const addAll = async () => {
  for (const label of ['Front of the document', 'Back of the document', 'Selfie']) await add(label);
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3));
};
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Send for checking' }));

test('sends both sides and the selfie, and then shows that they are being checked', async () => {
  gateway.reply('submitIdentity', () => {
    gateway.reply('identityCheck', () => success({ ...check, state: 'pending' }));
    return success({ ...check, state: 'pending' });
  });
  await open();
  await addAll();
  await submit();
  expect(await screen.findByText('Being checked')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull();
  expect(gateway.getCalls('submitIdentity')).toEqual([{ front: uploadId(1), back: uploadId(2), selfie: uploadId(3) }]);
  expect(upload.mock.calls.map(([, { purpose }]) => purpose)).toEqual(['identity', 'identity', 'identity']);
});

test('requires all three images before it sends any', async () => {
  await open();
  await add('Front of the document');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('All three pictures are needed.');
  expect(gateway.getCalls('submitIdentity')).toEqual([]);
});

test('keeps the images after a rejected submission', async () => {
  gateway.reply('submitIdentity', () => failure('system.busy'));
  await open();
  await addAll();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('The system is busy.');
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

test('shows the reason of a rejected check with the form, and no form after the verification', async () => {
  gateway.reply('identityCheck', () => success({ ...check, state: 'rejected', reason: 'unreadable' }));
  await open();
  expect(await screen.findByText(/The document cannot be read/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send for checking' })).toBeDefined();
  cleanup();
  gateway.reply('identityCheck', () => success({ ...check, state: 'verified' }));
  await open();
  expect(await screen.findByText(/Your identity is verified/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull();
});
