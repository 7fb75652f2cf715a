import type { FastifyInstance } from 'fastify';
import type { CoreOptions } from './core/create-core.ts';
import type { DatabaseHandle } from './core/db/database.ts';
import type { Origins } from './core/http/origins.ts';
import type { Jobs } from './core/jobs/jobs.ts';
import type { DemoContentOptions } from './demo/content.plugin.ts';

export type AppOptions = CoreOptions & DemoContentOptions;

export interface App {
  readonly app: FastifyInstance;
  readonly store: DatabaseHandle;
  readonly brands: readonly string[];
  /** `run` runs a background job immediately. A gateway that listens also runs all jobs periodically. */
  readonly jobs: Pick<Jobs, 'run'>;
  /** Returns the process id of the demo game provider, or undefined if the gateway runs none. */
  readonly providerPid: () => number | undefined;
  /** Starts to listen for HTTP requests and returns the origins of the gateway. Rejects when the port is in use. */
  readonly listen: () => Promise<Origins>;
  readonly close: () => Promise<void>;
}
