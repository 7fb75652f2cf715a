import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Clock } from './clock/clock.ts';
import type { BrandDirectory } from './config/brand-directory.ts';
import type { Config } from './config/config.ts';
import type { KeyStore } from './crypto/gateway-keys.ts';
import type { WireKeys } from './crypto/wire-keys.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import type { HealthChecks } from './health/health.ts';
import type { CallCheckRegistry } from './http/calls/call-checks.ts';
import type { BrandHosts } from './http/hosts/brand-hosts.ts';
import type { Origins } from './http/hosts/origins.ts';
import type { Route } from './http/route.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { OperatorCheckRegistry } from './operators/operator-checks.ts';
import type { OperatorRoutes } from './operators/operator-route.ts';
import type { Ports } from './ports/ports.ts';
import type { EventHub } from './realtime/event-hub.ts';
import type { SignedClient } from './signed-calls/signed-client.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import type { LogSecurityEvent } from './security-log.ts';

/**
 * Handler that gets each HTTP request before Fastify does. The handler returns true if it has handled the request, for
 * example because the request is for another origin on the same port.
 */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Actual port and origins of the gateway after it has started to listen. */
export interface Listening {
  readonly port: number;
  readonly origins: Origins;
}

/** Services that the gateway passes to every module, such as the database and the clock. */
export interface Core {
  /** Fastify server. Use it only for the few routes that the API contract does not define as operations. */
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  readonly store: DatabaseHandle;
  /**
   * Store for short-lived values and messages. With Redis, all instances of the gateway share it. If the settings
   * contain no Redis URL, `redis` is absent, and the store is in the memory of the process.
   */
  readonly shared: SharedStore & { readonly redis?: Redis };
  /**
   * Brands as their brand files and live releases define them. These brands do not include the settings that an
   * operator changes while the gateway runs. The module `brands` adds those settings.
   */
  readonly brands: BrandDirectory;
  /** Functions about host names, for example to find the brand of a host name, or to list the origins of a brand. */
  readonly hosts: BrandHosts;
  /**
   * Store of the secret keys of the gateway, such as the key that encrypts account numbers. The keys are in the
   * database, so all gateway instances share them.
   */
  readonly keys: KeyStore;
  /** RSA key pairs with which clients encrypt request bodies and the gateway decrypts them. */
  readonly wireKeys: WireKeys;
  /** Registers the handler function of an operation (a call that the API contract defines). */
  readonly route: Route;
  /** Checks that every call must pass, such as the check of the session. Modules add the checks. */
  readonly checks: CallCheckRegistry;
  /** Registers the handlers of the operations for operators, and performs calls that a second operator has approved. */
  readonly operators: OperatorRoutes;
  /** Checks of the calls of operators. Modules add the checks. */
  readonly operatorChecks: OperatorCheckRegistry;
  /**
   * Hub that sends events to all gateway instances, for example a new balance of a member. Each instance forwards most
   * events to the open pages of the app and the console that are connected to it.
   */
  readonly hub: EventHub;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  /**
   * Registry of the ports. A port is a connection point for an external system, and its adapter is the code that
   * calls the system.
   */
  readonly ports: Ports;
  readonly health: HealthChecks;
  /**
   * Returns the origins of the gateway. If the configured port is 0, the system chooses the port. The origins then
   * change when the gateway starts to listen.
   */
  readonly getOrigins: () => Origins;
  /** Returns the origin at which members open the app of a brand. All links to the brand begin with this origin. */
  readonly getSiteOrigin: (merchant: Merchant) => string;
  /**
   * Creates a client that calls the external service at `baseUrl`. The gateway signs every call that the client
   * sends.
   */
  readonly createSignedClient: (baseUrl: string) => SignedClient;
  readonly intercept: (interceptor: Interceptor) => void;
  /** Registers a task that runs after the gateway has started to listen and before its jobs start. */
  readonly onListen: (task: (listening: Listening) => void | Promise<void>) => void;
  /** Registers a task that runs when the gateway closes: after its jobs have stopped and its calls are complete. */
  readonly onClose: (task: () => void | Promise<void>) => void;
  /** Writes an event about the security of an account to the log. */
  readonly logSecurityEvent: LogSecurityEvent;
  /** Returns a function that logs an error with the text `message`, at the level `warn`. */
  readonly warn: (message: string) => (error: unknown) => void;
}
