import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { faultRequest, type Faults } from './faults.ts';
import type { ControlAction, ServiceOperation, ServiceParts } from './service.ts';
import { ServiceError } from './service-error.ts';
import type { createGatewayVerifier } from './verify-gateway.ts';

interface ServiceServerOptions {
  readonly parts: ServiceParts;
  readonly isFromGateway: ReturnType<typeof createGatewayVerifier>;
  readonly faults: Faults;
  /**
   * True to serve the control API, with which tests simulate faults and events. The control API has no log-in, so it
   * must be off outside of tests.
   */
  readonly hasControl: boolean;
}

const readJson = (rawBody: string): unknown => {
  try {
    return JSON.parse(rawBody);
  } catch {
    throw new ServiceError('request.invalid', 400);
  }
};

const parseWith = ({ request: schema }: Pick<ServiceOperation | ControlAction, 'request'>, json: unknown): never => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ServiceError('request.invalid', 400);
  return parsed.data as never;
};

/**
 * Sends the response to a call that the service has executed. If `fault` is defined, delays the response, sends an
 * unusable response, or closes the connection.
 */
const sendWithFault = async (
  reply: FastifyReply,
  fault: ReturnType<Faults['take']>,
  value: unknown,
): Promise<FastifyReply> => {
  if (fault?.fault === 'dropResponse') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault?.fault === 'errorAfter') return reply.status(500).send({ success: false, errorCode: 'system.busy' });
  if (fault?.fault === 'garbage') return reply.type('text/html').send('<html>Service unavailable</html>');
  if (fault?.fault === 'delay') await wait(fault.delayMs);
  return reply.send({ success: true, value });
};

const registerOperations = (app: FastifyInstance, { parts, isFromGateway, faults }: ServiceServerOptions): void => {
  for (const operation of parts.operations)
    app.post(operation.path, async (request: FastifyRequest, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const path = request.url.split('?', 1)[0] ?? '';
      const isSigned = await isFromGateway({ path, headers: request.headers, rawBody });
      if (!isSigned) throw new ServiceError('signature.invalid', 403);
      const fault = faults.take(operation.path);
      if (fault?.fault === 'errorBefore') return reply.status(500).send({ success: false, errorCode: 'system.busy' });
      const value = await operation.handle(parseWith(operation, readJson(rawBody)));
      return sendWithFault(reply, fault, value);
    });
};

const registerControl = (app: FastifyInstance, { parts, faults }: ServiceServerOptions): void => {
  app.post('/control/faults', async ({ body }) => {
    faults.add(faultRequest.parse(readJson(String(body))));
    return { success: true };
  });
  app.delete('/control/faults', async () => {
    faults.clear();
    return { success: true };
  });
  for (const [name, action] of Object.entries(parts.controls))
    app.post(`/control/${name}`, async (request) => ({
      success: true,
      value: await action.perform(parseWith(action, readJson(String(request.body)))),
    }));
};

/**
 * Creates the HTTP server of a service. A ServiceError becomes a response with its status and error code. Any other
 * error is logged and becomes a response with the status 500.
 */
export const createServiceServer = (options: ServiceServerOptions): FastifyInstance => {
  const app = Fastify({ logger: { level: 'warn' }, bodyLimit: 256 * 1024 });
  // Leaves the request body as text, because the signature of a call covers the exact text. Each handler parses the
  // body later.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ServiceError)
      return reply.status(error.status).send({ success: false, errorCode: error.code });
    app.log.error(error);
    return reply.status(500).send({ success: false, errorCode: 'system.busy' });
  });
  app.get('/healthz', async () => ({ success: true }));
  registerOperations(app, options);
  if (options.hasControl) registerControl(app, options);
  options.parts.registerPages?.(app);
  return app;
};
