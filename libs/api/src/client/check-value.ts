type Check = (operation: string, value: unknown) => string | null;

let check: Check | undefined;
let arriving: Promise<Check> | undefined;

/**
 * Brings the contract's schemas. They are not in the first load: what is
 * answered before they are here was asked for by the first screen, whose
 * sections each stand in an error boundary of their own.
 */
export const loadChecks = (): Promise<Check> =>
  (arriving ??= import('./schema-check.ts').then((module) => (check = module.schemaCheck)));

/** What is wrong with a value by its operation's schema, or null. */
export const checkValue = async (operation: string, value: unknown): Promise<string | null> =>
  check ? check(operation, value) : null;
