import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  DEMO: 'off',
  PUBLIC_ORIGIN: 'https://play.example.com',
  FEATURES_OFF: 'messages,deposits,withdrawals,identity',
  KEY_ENCRYPTION_KEY: `k1=${Buffer.alloc(32, 1).toString('base64')}`,
  VENDOR_KEYS: 'keys.json',
};
const acme = { url: 'https://games.example.com', currencies: ['PHP'] };

const readWith = async (text: string, environment: Record<string, string> = production) => {
  const file = join(await mkdtemp(join(tmpdir(), 'livery-vendors-')), 'vendors.json');
  await writeFile(file, text);
  return readConfig({ ...environment, GAME_VENDORS: file });
};
const readVendors = (vendors: object, environment?: Record<string, string>) =>
  readWith(JSON.stringify(vendors), environment);

it('reads the vendors of the file in its order', async () => {
  const { gameVendors } = await readVendors({ OTHER: acme, ACME: { ...acme, url: 'http://127.0.0.1:4300' } });
  expect([...gameVendors!.keys()]).toEqual(['OTHER', 'ACME']);
  expect(gameVendors!.get('OTHER')).toEqual(acme);
});

it.each([
  ['no JSON', '{', /GAME_VENDORS.*is not JSON/],
  ['a code in small letters', JSON.stringify({ acme }), /acme must be a code|Invalid key/],
  ['no currency', JSON.stringify({ ACME: { ...acme, currencies: [] } }), /ACME\.currencies/],
  ['a currency that is none', JSON.stringify({ ACME: { ...acme, currencies: ['peso'] } }), /ACME\.currencies\.0.*PHP/],
  ['an unknown field', JSON.stringify({ ACME: { ...acme, key: 'x' } }), /ACME .*key/],
  ['a closing slash', JSON.stringify({ ACME: { ...acme, url: 'https://a.example.com/' } }), /ACME\.url.*closing slash/],
  ['no TLS', JSON.stringify({ ACME: { ...acme, url: 'http://a.example.com' } }), /ACME\.url must begin with https/],
  ['countries without a header', JSON.stringify({ ACME: { ...acme, countries: ['PH'] } }), /needs COUNTRY_HEADER/],
])('rejects a file with %s, and names the cause', async (_case, text, message) => {
  await expect(readWith(text)).rejects.toThrow(message);
});

it('rejects a file that does not exist, vendors without keys, and vendors of a demonstration', async () => {
  expect(() => readConfig({ ...production, GAME_VENDORS: '/nowhere/vendors.json' })).toThrow(
    /cannot be read \(ENOENT\)/,
  );
  await expect(readVendors({ ACME: acme }, { ...production, VENDOR_KEYS: '' })).rejects.toThrow(/needs VENDOR_KEYS/);
  await expect(readVendors({ ACME: acme }, { VENDOR_KEYS: 'keys.json' })).rejects.toThrow(/not for a demonstration/);
});

it('rejects a payment provider without TLS, except on this machine', () => {
  const read = (address: string) => readConfig({ ...production, PAYMENT_CHANNELS_URL: `PAYCO=${address}` });
  expect(() => read('http://payments.example.com')).toThrow(/PAYMENT_CHANNELS_URL.*https:\/\//);
  for (const address of ['https://payments.example.com', 'http://127.0.0.1:9000', 'http://localhost:9000'])
    expect(read(address).paymentChannelsUrl?.get('PAYCO')).toBe(address);
});
