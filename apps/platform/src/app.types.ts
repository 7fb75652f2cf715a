import type { FastifyInstance } from 'fastify';
import type { Clock } from './core/clock/clock.ts';
import type { Config } from './core/config/config.ts';
import type { DatabaseHandle } from './core/db/database.ts';
import type { Origins } from './core/http/origins.ts';

export interface AppOptions {
  readonly config: Config;
  readonly clock?: Clock;
  /** A store that is open already; absent: the one that the settings name. It is closed with the platform. */
  readonly store?: DatabaseHandle;
  readonly logLevel?: 'warn' | 'silent';
  /** Slots of the demo catalogue; absent: the demo's own number. */
  readonly slots?: number;
  /** Returns the digits of a captcha. Absent: random digits. */
  readonly captchaDigits?: () => string;
  /** Runs the demo provider beside the gateway when no other provider is configured. */
  readonly runsProvider?: boolean;
  /** Added to the demo provider's environment. */
  readonly providerEnvironment?: Readonly<Record<string, string>>;
}

export interface App {
  readonly app: FastifyInstance;
  readonly store: DatabaseHandle;
  readonly brands: readonly string[];
  /** Does what the clock asks of the lotteries now; a gateway that listens does it every second. */
  readonly drawLotteries: () => Promise<void>;
  /** The process id of the demo provider, where the gateway runs one. */
  readonly providerPid: () => number | undefined;
  /** Folds what has happened into the figures of the teams; a gateway that listens does it every second. */
  readonly aggregateTeams: () => Promise<void>;
  /** Pays agents all that is due. A listening gateway does it every second. */
  readonly payAgents: () => Promise<void>;
  /** Starts to listen and returns the origins. Rejects when the port is in use. */
  readonly listen: () => Promise<Origins>;
  readonly close: () => Promise<void>;
}
