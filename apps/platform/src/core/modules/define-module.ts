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

/**
 * Services of the modules in `Dependencies`, by the same keys as in `Dependencies`. The service of a module is the
 * object that its function `register` returns.
 */
export type ServicesOf<Dependencies extends Readonly<Record<string, Module>>> = {
  readonly [Name in keyof Dependencies]: Dependencies[Name] extends Module<infer Service> ? Service : never;
};

interface ModuleDefinition<Service, Dependencies extends Readonly<Record<string, Module>>, Prepared> {
  readonly name: string;
  /**
   * Modules that this module uses. `startModules` registers them before this module. A lint rule checks that the list
   * contains exactly the modules that the code of this module imports.
   */
  readonly dependsOn: Dependencies;
  /**
   * Inserts the database rows without which the module cannot work. Runs on one gateway instance at a time, before any
   * module is registered. The result is passed to `register`. `prepare` runs again when brands are added, and the
   * result of this later run is ignored.
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
