import type { Module } from './define-module.ts';

/**
 * Error for a list of modules that cannot be started, for example with a cycle of dependencies. The message contains
 * the problem, its effect and the solution.
 */
export class ModuleListError extends Error {
  override readonly name: string = 'ModuleListError';
}

export class DuplicateModuleError extends ModuleListError {
  override readonly name = 'DuplicateModuleError';

  constructor(module: string) {
    super(
      `Two modules of the list have the name "${module}". Errors and jobs name a module, so a name must be unique. ` +
        'Rename one of them, or remove the second entry from modules.ts.',
    );
  }
}

export class MissingModuleError extends ModuleListError {
  override readonly name = 'MissingModuleError';

  constructor(module: string, dependency: string) {
    super(
      `The module "${module}" depends on "${dependency}", which is not in the list of modules. ` +
        'Its routes and jobs would not exist. ' +
        `Add it to modules.ts, or remove it from the dependsOn of "${module}".`,
    );
  }
}

export class CircularModulesError extends ModuleListError {
  override readonly name = 'CircularModulesError';

  constructor(path: readonly string[]) {
    super(
      `Modules depend on each other in a circle: ${path.join(' -> ')}. ` +
        'None of them can be registered before the others. ' +
        'Move what they share to a module that both depend on, or let one of them provide a port that the other defines.',
    );
  }
}

const assertUnique = (modules: readonly Module[]): void => {
  const names = new Set<string>();
  for (const { name } of modules) {
    if (names.has(name)) throw new DuplicateModuleError(name);
    names.add(name);
  }
};

/**
 * Sorts modules so that each module comes after the modules that it depends on. Apart from this rule, the order does
 * not change. Throws a ModuleListError for a duplicate name, a missing module or a cycle.
 */
export const orderModules = (modules: readonly Module[]): readonly Module[] => {
  assertUnique(modules);
  const listed = new Set(modules);
  const ordered = new Set<Module>();

  const visit = (module: Module, path: readonly Module[]): void => {
    if (ordered.has(module)) return;
    const start = path.indexOf(module);
    if (start >= 0) throw new CircularModulesError([...path.slice(start), module].map(({ name }) => name));
    for (const dependency of Object.values(module.dependsOn)) {
      if (!listed.has(dependency)) throw new MissingModuleError(module.name, dependency.name);
      visit(dependency, [...path, module]);
    }
    ordered.add(module);
  };

  for (const module of modules) visit(module, []);
  return [...ordered];
};
