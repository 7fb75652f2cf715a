import { provideAdapters } from './app-adapters.ts';
import type { App, AppOptions } from './app.types.ts';
import { createCore } from './core/create-core.ts';
import { startModules } from './core/modules/start-modules.ts';
import { createDemoContent } from './demo/content.plugin.ts';
import { createDemoPlugin } from './demo/demo.plugin.ts';
import { modules } from './modules.ts';

/** Builds the gateway from its settings. The returned gateway does not listen on a port yet. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { core, listen, close } = await createCore(options);
  const demo = core.config.isDemo ? await createDemoPlugin(core) : undefined;
  await provideAdapters(core, demo);
  const demoContent = createDemoContent(options);
  const services = await startModules(core, [...modules, demoContent, ...(demo ? [demo.pages] : [])]);
  core.checks.assertComplete();
  return {
    app: core.app,
    store: core.store,
    brands: core.brands.all.map(({ code }) => code),
    keys: core.keys,
    jobs: core.jobs,
    providerPid: services.get(demoContent).providerPid,
    listen,
    close,
  };
};
