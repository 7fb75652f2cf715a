import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageList } from '@livery/contract/notifications/inbox';
import { registerSettings } from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import { sendSmsNoLogin } from '@livery/contract/auth/otp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../../core/clock/durations.ts';
import { translate } from '../../core/text/gateway-texts.ts';
import { languageCodes } from '../../core/text/language-fallback.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { readInbox } from '../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;

/** Copies the demo brands. The brand bituinara lists all languages in the copy. */
const copyBrands = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-brands-'));
  await cp(fileURLToPath(new URL('../../../../../merchants', import.meta.url)), folder, { recursive: true });
  const file = join(folder, 'bituinara.json');
  const brand = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...brand, languages: languageCodes }));
  return folder;
};

beforeAll(async () => {
  platform = await buildTestApp({ settings: { merchantsFolder: await copyBrands() } });
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
    platform.clock.advance(hours(25));
    getValue(
      await client.call(
        sendSmsNoLogin,
        { mobileNum: '9175550101', module: 'MOBILEVERCODELOGIN3' },
        { language, address: `192.0.2.${index + 10}` },
      ),
    );
    const { text } = await inbox.newestTo('+639175550101', index + 1);
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    const expected = translate('code.text', language, { code, brand: 'Bituinara', minutes: { count: 2 } });
    expect(text.split('\n')[0], language).toBe(expected);
  }
});
