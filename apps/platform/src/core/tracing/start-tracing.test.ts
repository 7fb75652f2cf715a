import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { systemStatus } from '@livery/contract/site-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/test-platform.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

const received: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (text: Buffer) => (body += text.toString()));
  request.on('end', () => {
    received.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let tracesUrl: string;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
});
afterAll(() => new Promise((resolve) => void collector.close(resolve)));

const isLoaded = (): boolean =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('exporter-trace-otlp-http'));

const readSpans = (): Span[] =>
  received.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap((resource) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

it('loads no tracing package without the setting', async () => {
  const platform = await buildTestApp();
  await platform.app.inject({ url: '/healthz' });
  await platform.close();
  expect(isLoaded()).toBe(false);
});

it('sends a span for each call, with the route and without the query, and joins the trace of a trusted proxy', async () => {
  const platform = await buildTestApp({ settings: { runtime: { tracesUrl, trustedProxies: ['10.0.0.0/8'] } } });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const call = (remoteAddress: string) =>
    platform.app.inject({
      url: `${systemStatus.path}?name=private-value`,
      headers: { merchant: 'bituinara', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      remoteAddress,
    });
  await call('10.0.0.7');
  await call('192.0.2.1');
  await platform.close();
  expect(isLoaded()).toBe(true);
  const spans = readSpans().filter(({ name }) => name === `GET ${systemStatus.path}`);
  expect(spans).toHaveLength(2);
  expect(spans.filter((span) => span.traceId === traceId)).toHaveLength(1);
  expect(received.join('')).not.toContain('private-value');
  expect(received.join('')).not.toContain('192.0.2.1');
});
