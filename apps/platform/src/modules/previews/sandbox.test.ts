import { rm } from 'node:fs/promises';
import { winnerBoard } from '@livery/contract/catalogue/winners';
import { createDraft } from '@livery/contract/operators/drafts';
import { openDraftPreview } from '@livery/contract/operators/previews';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { addImages, readFixtureBrand } from '../../testing/releases/release-tools.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let sandbox: TestApp;
let gateway: OperatorGateway;
let host: string;

beforeAll(async () => {
  sandbox = await buildTestApp();
  const { site } = await sandbox.listen();
  gateway = await buildOperatorGateway({ settings: { sandboxUrl: site } });
  const { brand, ...document } = await addImages(gateway, await readFixtureBrand());
  const source = { kind: 'document' as const, ...document };
  const { draftId } = getValue(await gateway.call(createDraft, { brand, name: 'Spring', source }));
  host = new URL(getValue(await gateway.call(openDraftPreview, { brand, draftId })).origin).host;
});
afterAll(async () => {
  await gateway.close();
  await rm(gateway.config.dataFolder, { recursive: true, force: true });
});

const send = (url: string, { method = 'GET' as 'GET' | 'POST', headers = {} } = {}) =>
  gateway.core.app.inject({ method, url, headers: { host, merchant: 'plenty', language: 'EN', ...headers } });

it('responds to the calls of a brand that the sandbox does not have with the data of one that is like it', async () => {
  const response = await send(`${winnerBoard.path}?language=EN`, {
    headers: { cookie: 'a=b', 'accept-encoding': 'identity' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ success: true });
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});

it('logs a demonstration account of the sandbox in', async () => {
  for (const visitor of ['member', 'agent']) {
    const response = await send(`/.preview/session?visitor=${visitor}`, { method: 'POST' });
    expect(response.json()).toMatchObject({
      token: expect.any(String),
      userName: visitor === 'agent' ? 'agent' : 'demo',
      merchantCode: 'plenty',
      firstTimeLogin: false,
    });
  }
});

it('responds with a clear error while the sandbox is away', async () => {
  await sandbox.close();
  const response = await send(winnerBoard.path);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ success: false, message: expect.stringContaining('SANDBOX_URL') });
  expect((await send('/.preview/session?visitor=member', { method: 'POST' })).statusCode).toBe(503);
});
