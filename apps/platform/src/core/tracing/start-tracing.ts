import type { FastifyInstance, FastifyRequest } from 'fastify';

interface StartTracingOptions {
  /** URL that accepts traces by OTLP over HTTP. */
  readonly url: string;
  /**
   * Returns true for the address of a trusted proxy. Only a trusted proxy can start a trace, because other clients
   * could fill the trace storage.
   */
  readonly isTrustedProxy: (address: string | undefined) => boolean;
}

/**
 * Loads OpenTelemetry and creates a span for each request. The packages are loaded only here, because most gateways
 * send no traces. A span has the route and not the URL, because a URL contains personal data. Returns a function that
 * sends the remaining spans and stops the tracing.
 */
export const startTracing = async (
  app: FastifyInstance,
  { url, isTrustedProxy }: StartTracingOptions,
): Promise<() => Promise<void>> => {
  const [{ context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, otlp, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'livery-gateway' }),
    spanProcessors: [new sdk.BatchSpanProcessor(new otlp.OTLPTraceExporter({ url }))],
  });
  provider.register();
  const tracer = provider.getTracer('livery');
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof tracer.startSpan>>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, socket, id } = request;
    const parent = isTrustedProxy(socket.remoteAddress) ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      `${method} ${routeOptions.url ?? 'none'}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'http.route': routeOptions.url ?? 'none',
          'livery.request_id': id,
        },
      },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  return async () => {
    await provider.shutdown().catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
};
