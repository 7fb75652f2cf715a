import { messageList } from '@livery/contract/notifications/inbox';
import { registerSettings } from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import { sendSmsRegister } from '@livery/contract/auth/otp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translate } from '../../core/text/gateway-texts.ts';
import { languageCodes } from '../../core/text/language-fallback.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { copyBrandsWithAllLanguages } from '../../testing/brands-with-all-languages.ts';
import { readInbox } from '../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp({ settings: { merchantsFolder: await copyBrandsWithAllLanguages() } });
  client = createClient(platform);
});
afterAll(() => platform.close());

it('lists the messages of a member in each language', async () => {
  const { token } = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }));
  for (const language of languageCodes) {
    const { list } = getValue(await client.call(messageList, { pageNo: 1 }, { token, language }));
    expect(
      list.map(({ title }) => title),
      language,
    ).toContain(translate('welcome.title', language));
  }
});

it('explains a wrong field in each language', async () => {
  for (const language of languageCodes) {
    const { fields } = getValue(await client.call(registerSettings, {}, { language }));
    const find = (name: string) => fields.find((field) => field.name === name)?.message;
    expect(find('mobileNum'), language).toBe(translate('fields.mobileNum', language, { digits: { count: 7 } }));
    expect(find('whatsapp'), language).toBe(translate('fields.account', language, { name: 'WhatsApp' }));
  }
});

it('sends a code in each language', async () => {
  const inbox = readInbox(platform);
  for (const [index, language] of languageCodes.entries()) {
    // Each language uses another phone number and another IP address. The gateway limits the number of codes for each
    // of them, so the test would exceed these limits.
    const mobileNo = String(9_189_990_100 + index);
    getValue(await client.call(sendSmsRegister, { mobileNo }, { language, address: `192.0.2.${index + 10}` }));
    const { text } = await inbox.newestTo(`+63${mobileNo}`);
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    const expected = translate('code.text', language, { code, brand: 'Bituinara', minutes: { count: 2 } });
    expect(text.split('\n')[0], language).toBe(expected);
  }
});
