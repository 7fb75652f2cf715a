import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { WireKey } from './crypto/gateway-keys.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import type { HealthChecks } from './health/health.ts';
import type { Merchants } from './http/brand-directory.ts';
import type { CallCheckRegistry } from './http/call-checks.ts';
import type { Origins } from './http/origins.ts';
import type { Route } from './http/route.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Ports } from './ports/ports.ts';
import type { EventHub } from './realtime/event-hub.ts';
import type { SignedClient } from './signed-calls/signed-client.ts';
import type { SharedStore } from './shared-store/shared-store.ts';

/** Handles a request instead of the app, e.g. for another origin on the same port. Returns true if it did. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Port and origins of a gateway that listens. */
export interface Listening {
  readonly port: number;
  readonly origins: Origins;
}

/** Services that belong to no single domain. Every module gets them. */
export interface Core {
  /** HTTP server. Use it only for the few routes that are not operations of the contract. */
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  readonly store: DatabaseHandle;
  /** Short-lived values and messages that all instances share. */
  readonly shared: SharedStore & { readonly redis?: Redis };
  /** The brand files. The module `brands` adds the settings that an operator changes while the gateway runs. */
  readonly brands: Pick<Merchants, 'all' | 'find'>;
  /** RSA key pair for encrypted request bodies. */
  readonly wireKey: WireKey;
  /** Registers the handler of an operation. */
  readonly route: Route;
  /** Checks of every call. Modules provide them. */
  readonly checks: CallCheckRegistry;
  /** Publishes events to the app pages that are open. */
  readonly hub: EventHub;
  readonly jobs: Jobs;
  /** Adapters of outside systems. */
  readonly ports: Ports;
  readonly health: HealthChecks;
  /** Origins of the gateway. They can change once, when it starts to listen. */
  readonly getOrigins: () => Origins;
  /** Origin at which members open a brand. */
  readonly getSiteOrigin: (merchant: Merchant) => string;
  /** Creates a client of an outside service. Its calls have the gateway's signature. */
  readonly createSignedClient: (baseUrl: string) => SignedClient;
  readonly intercept: (interceptor: Interceptor) => void;
  /** Runs a task when the gateway listens, before its jobs start. */
  readonly onListen: (task: (listening: Listening) => void | Promise<void>) => void;
  /** Runs a task when the gateway closes: after its jobs have stopped, before its server closes. */
  readonly onClose: (task: () => void | Promise<void>) => void;
  /** Creates a handler that logs an error as a warning. */
  readonly warn: (message: string) => (error: unknown) => void;
}
