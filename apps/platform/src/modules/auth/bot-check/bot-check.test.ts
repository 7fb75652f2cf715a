import { runInNewContext } from 'node:vm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { botCheck, captcha, login } from '@livery/contract/auth/session';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha, solveBotCheck } from '../../../testing/read-captcha.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { createWidgetProvider, widgetPath, widgetServices } from './widget-provider.ts';

const from = { address: '198.51.100.70' };
const guess = (client: Client, fields: object) =>
  client.call(login, { type: 'username', username: 'demo', password: 'wrong', ...fields }, from);
const getCode = ({ body }: Awaited<ReturnType<typeof guess>>) => (body.success ? 'open' : body.errorCode);

describe('image and proof of work', () => {
  let platform: TestApp;
  let client: Client;
  beforeAll(async () => {
    platform = await buildTestApp();
    client = createClient(platform);
    await guess(client, {});
  });
  afterAll(() => platform.close());

  const readImage = async () => {
    const { botCheck: _, ...image } = await readCaptcha(client, from);
    return image;
  };

  it('lets a program that reads every image through only if it does the work each time', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(getCode(await guess(client, await readImage()))).toBe('captcha.required');
    const solution = await solveBotCheck(client, from);
    expect(getCode(await guess(client, { ...(await readImage()), botCheck: solution }))).toBe('login.failed');
    expect(getCode(await guess(client, { ...(await readImage()), botCheck: solution }))).toBe('captcha.wrong');
  });

  it('uses up the work of a wrong guess at the digits', async () => {
    const solution = await solveBotCheck(client, from);
    const wrong = { ...(await readImage()), captcha: '0000' };
    expect(getCode(await guess(client, { ...wrong, botCheck: solution }))).toBe('captcha.wrong');
    expect(getCode(await guess(client, { ...(await readImage()), botCheck: solution }))).toBe('captcha.wrong');
  });

  it('accepts more work in place of the image', async () => {
    const task = getValue(await client.call(botCheck, { withoutImage: 'true' }, from));
    const usual = getValue(await client.call(botCheck, {}, from));
    expect([usual.image, usual.canSkipImage, task.image]).toEqual([true, true, false]);
    expect(task.proofOfWork?.maxTries).toBeGreaterThan(usual.proofOfWork?.maxTries ?? 0);
    const solution = await solveBotCheck(client, from, { withoutImage: 'true' });
    expect(['login.failed', 'login.locked']).toContain(getCode(await guess(client, { botCheck: solution })));
  });

  it('rejects work that is changed, too old or of another brand', async () => {
    const { proofOfWork } = getValue(await client.call(botCheck, {}, from));
    const { challenge } = proofOfWork!;
    const solution = await solveChallenge({ challenge, deriveKey });
    const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const lighter = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    const unpaid = {
      ...challenge,
      parameters: { ...challenge.parameters, data: { ...challenge.parameters.data, replacesImage: true } },
    };
    const other = await solveBotCheck(client, { ...from, merchant: 'lualoc' });
    const username = 'bot-check-guest';
    const attempt = async (botCheckSolution: string) =>
      getCode(await guess(client, { username, ...(await readImage()), botCheck: botCheckSolution }));
    await guess(client, { username });
    for (const bad of [
      'nonsense',
      encode({}),
      encode({ challenge: lighter, solution }),
      encode({ challenge: unpaid, solution }),
      encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      other,
    ])
      expect(await attempt(bad)).toBe('captcha.wrong');
    platform.clock.advance(minutes(10));
    expect(await attempt(encode({ challenge, solution }))).toBe('captcha.wrong');
  });
});

it('needs the work that the settings name', async () => {
  const platform = await buildTestApp({
    settings: { captcha: { hasImage: false, provider: 'proof-of-work', work: 40 } },
  });
  const client = createClient(platform);
  let tries = 0;
  const countTry: typeof deriveKey = (...parameters) => {
    tries += 1;
    return deriveKey(...parameters);
  };
  for (let round = 0; round < 20; round += 1) {
    const { proofOfWork, image } = getValue(await client.call(botCheck, {}, from));
    expect([image, proofOfWork?.maxTries]).toEqual([false, 80]);
    await solveChallenge({ challenge: proofOfWork!.challenge, deriveKey: countTry });
  }
  // With `work` 40, one challenge needs 40 tries on average, so 20 challenges need 800. The probability of fewer than
  // 400 tries is below one in a million.
  expect(tries).toBeGreaterThan(400);
  await platform.close();
});

it('uses only the image if the settings require it, as in the specification', async () => {
  const platform = await buildTestApp({ settings: { captcha: { hasImage: true, provider: undefined, work: 1 } } });
  const client = createClient(platform);
  expect(getValue(await client.call(botCheck, {}, from))).toEqual({ image: true, canSkipImage: false });
  await guess(client, {});
  getValue(await client.call(captcha, {}, from));
  expect(getCode(await guess(client, { captcha: '1234' }))).toBe('login.failed');
  await platform.close();
});

describe('widget of an outside service', () => {
  const received: URLSearchParams[] = [];
  let status = 200;
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fields = new URLSearchParams(body);
    received.push(fields);
    response.writeHead(status).end(JSON.stringify({ success: fields.get('response') === 'right' }));
  });
  const warnings: unknown[] = [];
  const createProvider = () =>
    createWidgetProvider({
      service: {
        ...widgetServices.turnstile,
        verifyUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`,
      },
      siteKey: 'site-key',
      secret: 'secret-key',
      warn: (error) => warnings.push(error),
    });
  beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve())));
  afterAll(() => new Promise((resolve) => service.close(resolve)));

  it('verifies the token at the service with its secret and the address of the caller', async () => {
    const scope = { merchant: 'bituinara', address: '198.51.100.70' };
    expect(await createProvider().verify('right', scope)).toEqual({ replacesImage: false });
    expect(await createProvider().verify('wrong', scope)).toBeUndefined();
    expect(Object.fromEntries(received[0] ?? [])).toEqual({
      secret: 'secret-key',
      response: 'right',
      remoteip: '198.51.100.70',
      sitekey: 'site-key',
    });
  });

  it('rejects and warns when the service does not respond as agreed', async () => {
    status = 500;
    const broken = createWidgetProvider({
      service: { ...widgetServices.hcaptcha, verifyUrl: 'http://127.0.0.1:9/' },
      siteKey: 'site-key',
      secret: 'secret-key',
      warn: (error) => warnings.push(error),
    });
    expect(await broken.verify('right', { merchant: 'bituinara', address: '' })).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it('sends the secret to no other address when the service redirects', async () => {
    const paths: (string | undefined)[] = [];
    const redirecting = createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', () => resolve()));
    const { port } = redirecting.address() as AddressInfo;
    const provider = createWidgetProvider({
      service: { ...widgetServices.turnstile, verifyUrl: `http://127.0.0.1:${port}/siteverify` },
      siteKey: 'site-key',
      secret: 'secret-key',
      warn: () => undefined,
    });
    expect(await provider.verify('right', { merchant: 'bituinara', address: '' })).toBeUndefined();
    expect(paths).toEqual(['/siteverify']);
    redirecting.closeAllConnections();
    await new Promise((resolve) => redirecting.close(resolve));
  });

  it('shows its page in a frame, with a policy of its own and without the secret', async () => {
    const platform = await buildTestApp({
      settings: {
        captcha: {
          hasImage: false,
          provider: 'turnstile',
          work: 1,
          keys: { siteKey: 'site"key', secret: 'secret-key' },
        },
      },
    });
    const client = createClient(platform);
    expect(getValue(await client.call(botCheck, {}, from))).toEqual({
      image: false,
      canSkipImage: false,
      widget: { path: widgetPath },
    });
    const { payload, headers } = await platform.app.inject({ url: widgetPath });
    expect(payload).toContain('data-sitekey="site&#34;key"');
    expect(payload).not.toContain('secret-key');
    expect(headers['content-security-policy']).toContain('https://challenges.cloudflare.com');
    expect(headers['x-frame-options']).toBeUndefined();
    await platform.close();
  });

  it.each([
    ['?language=ur', { language: 'ur', hl: 'ur' }],
    ['?language=zh-Hant', { language: 'zh-Hant', hl: 'zh-Hant' }],
    ['?language=%22onload%3D', {}],
    ['', {}],
  ])('has the language of the address %j', (search, expected) => {
    const { widgetPage } = createWidgetProvider({
      service: widgetServices.turnstile,
      siteKey: 'site',
      secret: 'secret',
      warn: () => undefined,
    });
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(widgetPage?.html ?? '') ?? [];
    const rendered: Record<string, unknown>[] = [];
    const window: { start?: () => void } = {};
    const documentElement = { lang: 'en' };
    runInNewContext(script, {
      window,
      parent: {},
      location: { search },
      URLSearchParams,
      document: { documentElement, getElementById: () => ({ dataset: { sitekey: 'site' } }), body: {} },
      turnstile: { render: (_: unknown, options: Record<string, unknown>) => rendered.push(options) },
      ResizeObserver: class {
        observe() {}
      },
      addEventListener: () => undefined,
    });
    window.start?.();
    const { language, hl } = rendered[0] ?? {};
    expect({ ...(language !== undefined && { language, hl }) }).toEqual(expected);
    expect(documentElement.lang).toBe(language ?? 'en');
  });
});
