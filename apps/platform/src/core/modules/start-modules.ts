import type { Core } from '../core.ts';
import type { Module } from './define-module.ts';
import { MissingModuleError, orderModules } from './order-modules.ts';

export interface Services {
  /** Returns the service of a module. Throws a MissingModuleError if the module was not started. */
  readonly get: <Service>(module: Module<Service>) => Service;
  /** Calls `prepare` of all modules again, for example to insert rows for brands that were added to `core`. */
  readonly prepare: (core: Core) => Promise<void>;
}

/**
 * Starts modules: checks the list, prepares the data of all modules, and registers each module after the modules that
 * it depends on. Throws a ModuleListError for an invalid list.
 */
export const startModules = async (core: Core, modules: readonly Module[]): Promise<Services> => {
  const ordered = orderModules(modules);
  const services = new Map<Module, unknown>();
  const prepareAll = (target: Core): Promise<ReadonlyMap<Module, unknown>> =>
    target.store.withAdvisoryLock(async () => {
      const results = new Map<Module, unknown>();
      for (const module of ordered) results.set(module, await module.prepare?.(target));
      return results;
    });
  const prepared = await prepareAll(core);
  for (const module of ordered) {
    const dependencies = Object.fromEntries(
      Object.entries(module.dependsOn).map(([name, dependency]) => [name, services.get(dependency)]),
    );
    services.set(module, await module.register(core, dependencies, prepared.get(module)));
  }
  return {
    prepare: async (target) => void (await prepareAll(target)),
    get: <Service>(module: Module<Service>) => {
      if (!services.has(module)) throw new MissingModuleError('app', module.name);
      return services.get(module) as Service;
    },
  };
};
