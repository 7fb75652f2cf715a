import { randomUUID } from 'node:crypto';
import { chatMessageMaxLength } from '@livery/contract/constants';
import { listSupportContacts, startSupportChat, sendSupportMessage } from '@livery/contract/support';
import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { days } from '../../core/clock/durations.ts';
import { desDecrypt } from '../../core/crypto/request-encryption/des.ts';
import { createClient, getValue } from '../../testing/client.ts';
import { buildTestApp } from '../../testing/test-platform.ts';

const platform = await buildTestApp();
const { call, send } = createClient(platform);
afterAll(() => platform.close());

const opened = (path: string) => desDecrypt(Buffer.from(path.slice(0, -8), 'base64'), path.slice(-8));
const begin = async (language = 'EN') => getValue(await call(startSupportChat, {}, { language }));
const sendMessage = (
  key: string,
  text: string,
  { id = randomUUID() as string, language = 'EN', merchant = 'bituinara' } = {},
) => call(sendSupportMessage, { key, id, text }, { language, merchant });

describe('support contacts', () => {
  it('have titles in the requested language and encrypted links', async () => {
    const { list } = getValue(
      await call(listSupportContacts, { language: 'AR' }, { merchant: 'firuzara', language: 'AR' }),
    );
    expect(list.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TELEGRAM']);
    expect(list[0]?.title).toMatch(/[\u0600-\u06ff]/);
    expect(JSON.stringify(list)).not.toContain('serviceChat');
    expect(opened(list[0]!.path)).toBe('/m/serviceChat');
  });

  it('link to pages that exist', async () => {
    const { list } = getValue(await call(listSupportContacts, { language: 'TY' }, { language: 'TY' }));
    const { pathname, search } = new URL(opened(list[1]!.path) ?? '');
    const page = await platform.app.inject({ url: pathname + search });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="fil"');
    expect(page.body).toContain('Demonstrasyon');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('include the first two in the site settings', async () => {
    const { customerService } = getValue(await call(consolidatedSettings, {}, {}));
    expect(customerService.map(opened)).toEqual([
      '/m/serviceChat',
      expect.stringContaining('/wps/demo/bituinara/facebook'),
    ]);
  });

  it.each(['/wps/demo/nobody/facebook', '/wps/demo/bituinara/constructor'])('responds to %s with 404', async (url) => {
    expect((await platform.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('live chat', () => {
  it('greets as a demo, stores the messages and replies to them', async () => {
    const { key, messages } = await begin();
    expect(messages.map(({ id }) => id)).toEqual(['greeting']);
    expect(messages[0]?.text).toContain('demonstration');
    await sendMessage(key, 'Good evening');
    const { messages: repliedMessages } = getValue(await sendMessage(key, 'And my DEPOSIT?'));
    expect(repliedMessages.map(({ author }) => author)).toEqual([
      'service',
      'visitor',
      'service',
      'visitor',
      'service',
    ]);
    expect(repliedMessages.at(-1)?.text).toMatch(/^Deposits:/);
    const again = getValue(await call(startSupportChat, { key }, { language: 'EN' }));
    expect(again.messages).toEqual(repliedMessages);
  });

  it("replies in the visitor's language, also to text without diacritics", async () => {
    const { key } = await begin('VI');
    const { messages } = getValue(
      await call(
        sendSupportMessage,
        { key, id: randomUUID(), text: 'toi muon rut tien' },
        { merchant: 'lualoc', language: 'VI' },
      ),
    );
    expect(messages.at(-1)?.text).toMatch(/^Rút tiền:/);
  });

  it('stores a message once when it is sent twice', async () => {
    const { key } = await begin();
    const id = randomUUID();
    await Promise.all([sendMessage(key, 'Hello', { id }), sendMessage(key, 'Hello', { id })]);
    const { messages } = getValue(await sendMessage(key, 'Hello', { id }));
    expect(messages).toHaveLength(3);
  });

  it('shows a conversation only with its key and at its brand', async () => {
    const { key } = await begin();
    await sendMessage(key, 'Between us');
    expect((await begin()).messages).toHaveLength(1);
    expect(getValue(await call(startSupportChat, { key }, { merchant: 'lualoc' })).messages).toHaveLength(1);
  });

  it.each([
    ['an empty text', { text: '   ' }],
    ['a text that is too long', { text: 'x'.repeat(chatMessageMaxLength + 1) }],
    ['an invalid id', { id: 'first' }],
    ['a key that could be guessed', { key: 'abc' }],
  ])('rejects %s', async (_, wrong) => {
    const body = JSON.stringify({ key: 'a'.repeat(40), id: randomUUID(), text: 'Hello', ...wrong });
    expect(
      (
        await send(
          'POST',
          sendSupportMessage.path,
          { merchant: 'bituinara', 'content-type': 'application/json' },
          { payload: body },
        )
      ).status,
    ).toBe(400);
  });

  it('deletes messages after 30 days', async () => {
    const { key } = await begin();
    await sendMessage(key, 'Remember me');
    platform.clock.advance(days(31));
    await sendMessage((await begin()).key, 'Hello');
    expect(getValue(await call(startSupportChat, { key })).messages).toHaveLength(1);
  });
});
