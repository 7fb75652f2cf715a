import { submitIdentity } from '@livery/contract/kyc';
import { login } from '@livery/contract/auth/session';
import { unreadCount } from '@livery/contract/notifications/inbox';
import { uploadsPath } from '@livery/contract/support/feedback';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seconds } from '../../core/clock/durations.ts';
import { createClient, getValue } from '../../testing/client.ts';
import { buildTestApp } from '../../testing/test-platform.ts';

/** Starts a gateway on which the member `demo` has submitted three different images for an identity check. */
const startWithCheck = async () => {
  const platform = await buildTestApp();
  const { call } = createClient(platform);
  const { token } = getValue(await call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }));
  const upload = async (background: string): Promise<string> => {
    const response = await platform.app.inject({
      method: 'PUT',
      url: `${uploadsPath}?purpose=identity`,
      headers: { merchant: 'bituinara', authorization: token, 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    return response.json<{ value: { id: string } }>().value.id;
  };
  const images = { front: await upload('#111'), back: await upload('#eee'), selfie: await upload('#f0f') };
  getValue(await call(submitIdentity, images, { token }));
  return {
    platform,
    countUnread: async () => getValue(await call(unreadCount, {}, { token })),
  };
};

it('notifies the member of a decision that a job makes, without a request of the member', async () => {
  const { platform, countUnread } = await startWithCheck();
  const before = await countUnread();
  platform.clock.advance(seconds(29));
  await platform.jobs.run('kyc.decisions');
  expect(await countUnread()).toBe(before);
  platform.clock.advance(seconds(1));
  await platform.jobs.run('kyc.decisions');
  expect(await countUnread()).toBe(before + 1);
  await platform.close();
});
