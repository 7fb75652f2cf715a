import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { buildClientFiles } from './http/client-files.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { createProvider, type ProviderOptions } from './provider-server.ts';
import { connectProviderStore } from './store/provider-store.ts';

export interface StandbyServerOptions extends Omit<ProviderOptions, 'loadStore'> {
  /** PostgreSQL database of the store. */
  readonly databaseUrl: string;
  /** Called when this process has become the owner of the store and serves players. */
  readonly onActive?: () => void;
  /**
   * Called when this process has to wait, with the reason: another process owns the store, or the database does not
   * respond.
   */
  readonly onWait?: (reason: string) => void;
  /**
   * Called when this process can no longer serve players, because another process owns the store or the stored data is
   * damaged. This process must then exit.
   */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Creates a provider whose store is in PostgreSQL. Only one process can own the store. Until this process is the owner,
 * it is a standby: it responds to `/healthz` normally, and to every other request with status 503.
 */
export const createStandbyServer = (options: StandbyServerOptions): FastifyInstance => {
  const { databaseUrl: url, onActive, onWait = () => undefined, onFailed } = options;
  const app = fastify({ logger: options.logger ?? false, forceCloseConnections: true });
  const stopping = new AbortController();
  let provider: FastifyInstance | undefined;
  let starting: Promise<void> = Promise.resolve();

  const start = async (): Promise<void> => {
    const { signal } = stopping;
    const store = await connectProviderStore({ url, signal, onWait, onLost: onFailed });
    if (!store) return;
    const active = createProvider({ ...options, loadStore: async () => store });
    try {
      await active.ready();
    } catch (error) {
      await store.close();
      throw error;
    }
    provider = active;
    onActive?.();
  };

  registerHealthRoutes(app, () => false);
  app.addHook('onRequest', async (request, reply) => {
    if (provider) {
      // Passes the request to the provider. The hook `onRequest` runs before the request body is read, so the provider
      // can still read the complete request.
      reply.hijack();
      provider.routing(request.raw, reply.raw);
    } else if (request.is404) {
      reply.header('cache-control', 'no-store').header('retry-after', '1');
      return reply.code(503).send({ success: false, errorCode: ErrorCode.SystemBusy });
    }
    return undefined;
  });
  app.addHook('onReady', async () => {
    // Builds the client files while this process is a standby, so that this process can take over faster.
    if (options.preparesPage ?? true) buildClientFiles().catch(() => undefined);
    starting = start().catch((error: unknown) => {
      if (!stopping.signal.aborted) onFailed(error);
    });
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await starting;
    await provider?.close();
  });
  return app;
};
