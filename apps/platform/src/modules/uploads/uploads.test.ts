import { randomUUID } from 'node:crypto';
import { identityCheck, submitIdentity } from '@livery/contract/kyc';
import { listFeedback, sendFeedback, uploadsPath } from '@livery/contract/support/feedback';
import { messageList, unreadCount } from '@livery/contract/notifications/inbox';
import { login } from '@livery/contract/auth/session';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let token: string;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
});
afterAll(() => platform.close());

const createImage = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
const upload = async (payload: Buffer, purpose = 'feedback', authorization = token) => {
  const response = await platform.app.inject({
    method: 'PUT',
    url: `${uploadsPath}?purpose=${purpose}`,
    headers: { merchant: 'bituinara', authorization, 'content-type': 'image/png' },
    payload,
  });
  return { status: response.statusCode, ...response.json<{ value?: { id: string }; errorCode?: string }>() };
};
const uploadImage = async (colour: string, purpose: string) =>
  (await upload(await createImage(colour), purpose)).value!.id;

describe('image upload', () => {
  it.each([
    ['a script with the file type of an image', Buffer.from('<script>alert(1)</script>')],
    ['a PNG that ends after its signature', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a GIF', Buffer.from('GIF89a')],
    ['an empty body', Buffer.alloc(0)],
  ])('rejects %s', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 400, errorCode: 'upload.unreadable' });
  });

  it('rejects more than 5 MB, an unknown purpose, and a request without a session', async () => {
    expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413, errorCode: 'upload.large' });
    expect((await upload(await createImage('#123'), 'elsewhere')).status).toBe(400);
    expect((await upload(await createImage('#123'), 'feedback', 'nobody')).status).toBe(401);
  });

  it('rejects an image of another purpose and serves no image that is not a portrait', async () => {
    const id = await uploadImage('#456', 'identity');
    const feedback = { requestId: client.newId(), topic: 'game', content: 'Look at this', images: [id] } as const;
    expect((await client.call(sendFeedback, { ...feedback, images: [id] }, { token })).status).toBe(404);
    expect((await platform.app.inject({ url: `/media/portraits/${id}.webp` })).statusCode).toBe(404);
  });
});

it('limits the portraits that one address loads in a minute, because each one is scaled', async () => {
  const load = async (remoteAddress: string) =>
    (await platform.app.inject({ url: `/media/portraits/${randomUUID()}.webp`, remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let portrait = 0; portrait < 601; portrait += 1) statuses.push(await load('203.0.113.60'));
  expect([statuses.lastIndexOf(404), statuses.indexOf(429)]).toEqual([599, 600]);
  expect(await load('203.0.113.61')).toBe(404);
});

it('stores a feedback once when it is sent twice, and replies with an inbox message', async () => {
  const images = [await uploadImage('#789', 'feedback')];
  const feedback = { requestId: client.newId(), topic: 'game' as const, content: '👨‍👩‍👧‍👦 '.repeat(4).trim(), images };
  // The content is long enough, because its length is counted in visible characters: four family emoji and three spaces
  // are 7 characters.
  const [one, two] = await Promise.all([
    client.call(sendFeedback, feedback, { token }),
    client.call(sendFeedback, feedback, { token }),
  ]);
  expect(getValue(one)).toEqual(getValue(two));
  const before = getValue(await client.call(unreadCount, {}, { token }));
  platform.clock.advance(seconds(30));
  const { list } = getValue(await client.call(listFeedback, {}, { token }));
  expect(list[0]).toMatchObject({ images: 1, answer: expect.any(String) });
  expect(getValue(await client.call(unreadCount, {}, { token }))).toBe(before + 1);
  expect(getValue(await client.call(messageList, { pageNo: 1 }, { token })).list[0]).toMatchObject({
    kind: 'service',
    isRead: false,
  });
});

it('verifies an identity with three different images and rejects three equal ones', async () => {
  const [front, back, selfie] = [
    await uploadImage('#111', 'identity'),
    await uploadImage('#111', 'identity'),
    await uploadImage('#111', 'identity'),
  ];
  expect(getValue(await client.call(submitIdentity, { front, back, selfie }, { token })).state).toBe('pending');
  platform.clock.advance(seconds(31));
  expect(getValue(await client.call(identityCheck, {}, { token }))).toMatchObject({
    state: 'rejected',
    reason: 'sameSide',
  });
  const others = { front, back: await uploadImage('#eee', 'identity'), selfie: await uploadImage('#f0f', 'identity') };
  getValue(await client.call(submitIdentity, others, { token }));
  platform.clock.advance(seconds(31));
  expect(getValue(await client.call(identityCheck, {}, { token })).state).toBe('verified');
});
