import { randomUUID } from 'node:crypto';
import { chatMessageMaxLength } from '@livery/contract/constants';
import { listServiceContacts, openServiceChat, sendServiceChat } from '@livery/contract/service';
import { consolidatedSettings } from '@livery/contract/system';
import { afterAll, describe, expect, it } from 'vitest';
import { days } from '../clock/durations.ts';
import { desDecrypt } from '../encryption/des.ts';
import { createClient, valueOf } from '../testing/client.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const platform = await openTestPlatform();
const { call, send } = createClient(platform);
afterAll(() => platform.close());

const opened = (path: string) => desDecrypt(Buffer.from(path.slice(0, -8), 'base64'), path.slice(-8));
const begin = async (language = 'EN') => valueOf(await call(openServiceChat, {}, { language }));
const say = (
  key: string,
  text: string,
  { id = randomUUID() as string, language = 'EN', merchant = 'bituinara' } = {},
) => call(sendServiceChat, { key, id, text }, { language, merchant });

describe('contacts', () => {
  it('name themselves in the language, their links sealed', async () => {
    const { list } = valueOf(
      await call(listServiceContacts, { language: 'AR' }, { merchant: 'firuzara', language: 'AR' }),
    );
    expect(list.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TELEGRAM']);
    expect(list[0]?.title).toMatch(/[\u0600-\u06ff]/);
    expect(JSON.stringify(list)).not.toContain('serviceChat');
    expect(opened(list[0]!.path)).toBe('/m/serviceChat');
  });

  it('lead to pages that are there', async () => {
    const { list } = valueOf(await call(listServiceContacts, { language: 'TY' }, { language: 'TY' }));
    const { pathname, search } = new URL(opened(list[1]!.path) ?? '');
    const page = await platform.app.inject({ url: pathname + search });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="fil"');
    expect(page.body).toContain('Demonstrasyon');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are among the settings, two of them', async () => {
    const { customerService } = valueOf(await call(consolidatedSettings, {}, {}));
    expect(customerService.map(opened)).toEqual([
      '/m/serviceChat',
      expect.stringContaining('/wps/demo/bituinara/facebook'),
    ]);
  });

  it.each(['/wps/demo/nobody/facebook', '/wps/demo/bituinara/constructor'])('%s is no page', async (url) => {
    expect((await platform.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('the live chat', () => {
  it('says what it is, keeps what is said and answers it', async () => {
    const { key, messages } = await begin();
    expect(messages.map(({ id }) => id)).toEqual(['greeting']);
    expect(messages[0]?.text).toContain('demonstration');
    await say(key, 'Good evening');
    const { messages: said } = valueOf(await say(key, 'And my DEPOSIT?'));
    expect(said.map(({ author }) => author)).toEqual(['service', 'visitor', 'service', 'visitor', 'service']);
    expect(said.at(-1)?.text).toMatch(/^Deposits:/);
    const again = valueOf(await call(openServiceChat, { key }, { language: 'EN' }));
    expect(again.messages).toEqual(said);
  });

  it('answers in the language of the visitor, whatever marks were left out', async () => {
    const { key } = await begin('VI');
    const { messages } = valueOf(
      await call(
        sendServiceChat,
        { key, id: randomUUID(), text: 'toi muon rut tien' },
        { merchant: 'lualoc', language: 'VI' },
      ),
    );
    expect(messages.at(-1)?.text).toMatch(/^Rút tiền:/);
  });

  it('has a message once that was sent twice', async () => {
    const { key } = await begin();
    const id = randomUUID();
    await Promise.all([say(key, 'Hello', { id }), say(key, 'Hello', { id })]);
    const { messages } = valueOf(await say(key, 'Hello', { id }));
    expect(messages).toHaveLength(3);
  });

  it('shows a conversation to its key and its brand alone', async () => {
    const { key } = await begin();
    await say(key, 'Between us');
    expect((await begin()).messages).toHaveLength(1);
    expect(valueOf(await call(openServiceChat, { key }, { merchant: 'lualoc' })).messages).toHaveLength(1);
  });

  it.each([
    ['no text', { text: '   ' }],
    ['too long a text', { text: 'x'.repeat(chatMessageMaxLength + 1) }],
    ['no id', { id: 'first' }],
    ['a key that could be guessed', { key: 'abc' }],
  ])('refuses %s', async (_, wrong) => {
    const body = JSON.stringify({ key: 'a'.repeat(40), id: randomUUID(), text: 'Hello', ...wrong });
    expect(
      (
        await send(
          'POST',
          sendServiceChat.path,
          { merchant: 'bituinara', 'content-type': 'application/json' },
          { payload: body },
        )
      ).status,
    ).toBe(400);
  });

  it('forgets after a month', async () => {
    const { key } = await begin();
    await say(key, 'Remember me');
    platform.clock.advance(days(31));
    await say((await begin()).key, 'Hello');
    expect(valueOf(await call(openServiceChat, { key })).messages).toHaveLength(1);
  });
});
