import type { FastifyInstance } from 'fastify';
import type { CoreOptions } from './core/create-core.ts';
import type { KeyStore } from './core/crypto/gateway-keys.ts';
import type { DatabaseHandle } from './core/db/database.ts';
import type { Jobs } from './core/jobs/jobs.ts';
import type { BrandAddress } from './core/startup/startup-banner.ts';
import type { Lifecycle } from './core/lifecycle/create-lifecycle.ts';
import type { Metrics } from './core/metrics/metrics.ts';
import type { MissingContent } from './content-kinds.ts';
import type { DemoContentOptions } from './demo/content.plugin.ts';

export interface AppOptions extends CoreOptions, DemoContentOptions {}

export interface App {
  readonly app: FastifyInstance;
  readonly store: DatabaseHandle;
  /** Codes of the brands that the gateway has now. */
  readonly brands: readonly string[];
  /**
   * List with the code and the origin of each brand. Links to the brand begin with this origin, such as
   * `https://play.example.com`.
   */
  readonly addresses: readonly BrandAddress[];
  /**
   * Code of the brand whose app visitors see at the site origin (PUBLIC_ORIGIN) itself. Undefined if no brand has its
   * app there.
   */
  readonly siteBrand: string | undefined;
  /**
   * Lists the brands that lack required content, such as help pages, with the kinds of the missing content. A
   * demonstration always returns an empty array.
   */
  readonly listMissingContent: () => Promise<readonly MissingContent[]>;
  readonly keys: KeyStore;
  /** Background jobs. `run` runs one job immediately. A gateway that listens also runs all jobs periodically. */
  readonly jobs: Pick<Jobs, 'run'>;
  /** Returns the process id of the demo game provider, or undefined if the gateway runs none. */
  readonly providerPid: () => number | undefined;
  readonly metrics: Pick<Metrics, 'render'>;
  readonly listen: Lifecycle['listen'];
  readonly drain: Lifecycle['drain'];
  readonly close: () => Promise<void>;
}
