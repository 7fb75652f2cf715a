import type { Core } from '../core.ts';

/**
 * Part of the gateway for one domain, such as lotteries. `Service` is the type of the object that `register` returns.
 * Modules that depend on this module get this object.
 */
export interface Module<Service = unknown> {
  /** Name of the module's folder. Error messages contain it. */
  readonly name: string;
  readonly dependsOn: Readonly<Record<string, Module>>;
  readonly prepare: ((core: Core) => Promise<unknown>) | undefined;
  readonly register: (
    core: Core,
    services: Readonly<Record<string, unknown>>,
    prepared: unknown,
  ) => Service | Promise<Service>;
}

/** Objects that `register` of the modules in `Dependencies` returns, with the same keys as `Dependencies`. */
export type ServicesOf<Dependencies extends Readonly<Record<string, Module>>> = {
  readonly [Name in keyof Dependencies]: Dependencies[Name] extends Module<infer Service> ? Service : never;
};

interface ModuleDefinition<Service, Dependencies extends Readonly<Record<string, Module>>, Prepared> {
  readonly name: string;
  /**
   * Modules that this module imports. A lint rule checks that this list agrees with the imports. `startModules`
   * registers these modules before this module.
   */
  readonly dependsOn: Dependencies;
  /**
   * Inserts the rows that the module needs. The function runs before any module is registered, and on only one gateway
   * instance at a time. `register` gets the result of `prepare`. For new brands, `prepare` runs again, and this result
   * is not used.
   */
  readonly prepare?: (core: Core) => Promise<Prepared>;
  /**
   * Registers the routes, periodic jobs and checks of calls that belong to the module. Returns the service of the
   * module, which is the object that other modules use.
   */
  readonly register: (core: Core, services: ServicesOf<Dependencies>, prepared: Prepared) => Service | Promise<Service>;
}

/** Defines a module of the gateway. The module starts only when `startModules` registers it. */
export const defineModule = <Service, const Dependencies extends Readonly<Record<string, Module>>, Prepared = void>({
  name,
  dependsOn,
  prepare,
  register,
}: ModuleDefinition<Service, Dependencies, Prepared>): Module<Service> => ({
  name,
  dependsOn,
  prepare,
  register: (core, services, prepared) => register(core, services as ServicesOf<Dependencies>, prepared as Prepared),
});
