import type { Core } from '../core.ts';

/**
 * A part of the gateway for one domain. `Service` is what its `register` returns, and what the modules that depend on
 * it get.
 */
export interface Module<Service = unknown> {
  /** Name of the module's folder. Errors use it. */
  readonly name: string;
  readonly dependsOn: Readonly<Record<string, Module>>;
  readonly prepare: ((core: Core) => Promise<void>) | undefined;
  readonly register: (core: Core, services: Readonly<Record<string, unknown>>) => Service | Promise<Service>;
}

/** Services of the modules that a module depends on, under the same names. */
export type ServicesOf<Dependencies extends Readonly<Record<string, Module>>> = {
  readonly [Name in keyof Dependencies]: Dependencies[Name] extends Module<infer Service> ? Service : never;
};

interface ModuleDefinition<Service, Dependencies extends Readonly<Record<string, Module>>> {
  readonly name: string;
  /**
   * Modules whose `index.ts` this module imports. A linter checks that the imports agree with this list, and
   * `startModules` registers these modules first.
   */
  readonly dependsOn: Dependencies;
  /**
   * Inserts the rows without which the module cannot work. It runs before any module registers, and never on two
   * instances at the same time.
   */
  readonly prepare?: (core: Core) => Promise<void>;
  /** Registers routes, jobs, checks and adapters. Returns the service of the module. */
  readonly register: (core: Core, services: ServicesOf<Dependencies>) => Service | Promise<Service>;
}

/** Defines a module of the gateway. It does nothing until `startModules` registers it. */
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
