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

it('describes how an operator calls', () => {
  const names = (parameters: unknown) => (parameters as { name: string; in: string }[]).map(({ name }) => name);
  const getOperation = (path: string, method: string) =>
    document.paths[path]?.[method] as { parameters: unknown; security?: unknown; tags: unknown; description?: string };
  const list = getOperation('/ops/operators', 'get');
  expect([names(list.parameters), list.security]).toEqual([[], [{ operatorSession: [] }, { operatorToken: [] }]]);
  const change = getOperation('/ops/roles/{id}', 'put');
  expect(names(change.parameters)).toEqual(['Idempotency-Key', 'If-Match', 'id']);
  expect(change.security).toEqual([{ operatorSession: [] }]);
  expect(change.description).toContain('`roles:write` for the whole platform');
  expect(getOperation('/ops/brands/{brand}/grants', 'post')).toMatchObject({
    tags: ['ops/grants'],
    requestBody: {
      content: { 'application/json': { schema: { required: ['operatorId', 'roleId', 'endsAt', 'reason'] } } },
    },
  });
  const login = getOperation('/ops/session/password', 'post');
  expect([names(login.parameters), login.security, login.tags]).toEqual([[], undefined, ['ops/session']]);
});

it('names every parameter of a path', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const { parameters } of Object.values(methods)) {
      const named = (parameters as { name: string; in: string }[])
        .filter((each) => each.in === 'path')
        .map(({ name }) => name);
      expect(named.sort(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    }
});

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
