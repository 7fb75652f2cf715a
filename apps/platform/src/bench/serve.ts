import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../core/config/config.ts';
import { buildApp } from '../app.ts';

/**
 * Server that a measurement starts: the gateway with `slots` slot games in its catalogue, or a plain Fastify server
 * that sends `body` as its response.
 */
export type Served =
  | { readonly kind: 'gateway'; readonly slots: number }
  | { readonly kind: 'bare'; readonly body: string };

const serveGateway = async (slots: number): Promise<string> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const platform = await buildApp({
    config: { ...readConfig({}), port: 0, dataFolder },
    logLevel: 'silent',
    slots,
  });
  return (await platform.listen()).site;
};

const serveBare = async (body: string): Promise<string> => {
  const app = Fastify();
  const bytes = Buffer.from(body);
  app.get('/*', (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(bytes));
  return app.listen({ port: 0, host: '127.0.0.1' });
};

process.once('message', async (served: Served) => {
  process.send?.(served.kind === 'gateway' ? await serveGateway(served.slots) : await serveBare(served.body));
});
