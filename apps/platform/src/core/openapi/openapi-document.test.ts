import { registry } from '@livery/contract/registry';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument();

it('names every operation of the contract', () => {
  const named = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  for (const { name } of registry) expect(named).toContain(name);
});

it('describes the request and the response', () => {
  expect(document.paths['/wps/session/login']?.post).toMatchObject({
    parameters: [{ name: 'Merchant' }, { name: 'Encryption' }],
    requestBody: { content: { 'text/plain': {} } },
  });
  expect(document.paths['/wps/relay/GCSGAME_gameList']?.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'gameType', in: 'query', required: true })]),
  });
  expect(document.paths['/wps/v2/wallets/balance']?.get).toMatchObject({ security: [{ session: [] }] });
});

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
