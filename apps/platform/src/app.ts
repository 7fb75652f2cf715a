import { provideAdapters } from './app-adapters.ts';
import type { App, AppOptions } from './app.types.ts';
import { createCore } from './core/create-core.ts';
import { startModules } from './core/modules/start-modules.ts';
import { createDemoContent } from './demo/content.plugin.ts';
import { createDemoPlugin } from './demo/demo.plugin.ts';
import { modules } from './modules.ts';

/** Builds the gateway from its settings. The returned gateway does not listen on a port yet. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { core, listen, drain, close } = await createCore(options);
  const demo = core.config.isDemo ? await createDemoPlugin(core) : undefined;
  await provideAdapters(core, demo);
  const demoContent = createDemoContent(options);
  const services = await startModules(core, [...modules, demoContent, ...(demo ? [demo.pages] : [])]);
  core.brands.onChange((brands) => services.prepare({ ...core, brands }));
  core.checks.assertComplete();
  return {
    app: core.app,
    store: core.store,
    get brands() {
      return core.brands.all.map(({ code }) => code);
    },
    jobs: core.jobs,
    providerPid: services.get(demoContent).providerPid,
    metrics: core.metrics,
    listen,
    drain,
    close,
  };
};
