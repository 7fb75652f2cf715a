import type { Core } from '../core.ts';

/**
 * Part of the gateway for one domain, such as lotteries. `Service` is the type of the object that `register` returns.
 * Modules that depend on this module get this object.
 */
export interface Module<Service = unknown> {
  /** Name of the module's folder. Error messages contain it. */
  readonly name: string;
  readonly dependsOn: Readonly<Record<string, Module>>;
  readonly prepare: ((core: Core) => Promise<void>) | undefined;
  readonly register: (core: Core, services: Readonly<Record<string, unknown>>) => Service | Promise<Service>;
}

/** Services of the modules in `Dependencies`, with the same keys. */
export type ServicesOf<Dependencies extends Readonly<Record<string, Module>>> = {
  readonly [Name in keyof Dependencies]: Dependencies[Name] extends Module<infer Service> ? Service : never;
};

interface ModuleDefinition<Service, Dependencies extends Readonly<Record<string, Module>>> {
  readonly name: string;
  /**
   * Modules that this module imports. A lint rule checks that this list agrees with the imports. `startModules`
   * registers these modules before this module.
   */
  readonly dependsOn: Dependencies;
  /**
   * Inserts the rows that the module needs. It runs before any module is registered, and on only one gateway instance
   * at a time.
   */
  readonly prepare?: (core: Core) => Promise<void>;
  /** Registers routes, jobs, checks and adapters of the module. Returns the service of the module. */
  readonly register: (core: Core, services: ServicesOf<Dependencies>) => Service | Promise<Service>;
}

/** Defines a module of the gateway. The module starts only when `startModules` registers it. */
export const defineModule = <Service, const Dependencies extends Readonly<Record<string, Module>>>({
  name,
  dependsOn,
  prepare,
  register,
}: ModuleDefinition<Service, Dependencies>): Module<Service> => ({
  name,
  dependsOn,
  prepare,
  register: (core, services) => register(core, services as ServicesOf<Dependencies>),
});
