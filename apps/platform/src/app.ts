import { provideAdapters } from './app-adapters.ts';
import type { App, AppOptions } from './app.types.ts';
import { listMissingContent } from './content-kinds.ts';
import { createCore } from './core/create-core.ts';
import { claimDatabase } from './core/db/database-purpose.ts';
import { startModules } from './core/modules/start-modules.ts';
import { createDemoPlugin } from './demo/demo.plugin.ts';
import { modules } from './modules.ts';

/**
 * Builds the gateway from its settings. The returned gateway does not listen on a port yet. Throws a
 * DatabasePurposeError if production and a demonstration would share a database.
 */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { core, listen, drain, close } = await createCore(options);
  await claimDatabase(core.db, core.config.isDemo ? 'demonstration' : 'production', core.clock.now());
  const demo = core.config.isDemo ? await createDemoPlugin(core, options) : undefined;
  await provideAdapters(core, demo);
  const services = await startModules(core, [...modules, ...(demo?.modules ?? [])]);
  core.brands.onChange((brands) => services.prepare({ ...core, brands }));
  core.checks.assertComplete();
  core.operatorChecks.assertComplete();
  return {
    app: core.app,
    store: core.store,
    get brands() {
      return core.brands.all.map(({ code }) => code);
    },
    get addresses() {
      return core.brands.all.map((brand) => ({ code: brand.code, origin: core.hosts.getOrigin(brand) }));
    },
    get siteBrand() {
      return core.hosts.find(new URL(core.getOrigins().site).host)?.code;
    },
    listMissingContent: async () => (core.config.isDemo ? [] : listMissingContent(core.db, core.brands.all)),
    keys: core.keys,
    jobs: core.jobs,
    providerPid: () => demo && services.get(demo.content).providerPid(),
    metrics: core.metrics,
    listen,
    drain,
    close,
  };
};
