type Validate = (operation: string, value: unknown) => string | null;

let validate: Validate | undefined;
let pending: Promise<Validate> | undefined;

/**
 * Brings the contract's schemas. They are not in the first load: what is
 * answered before they are here was asked for by the first screen, whose
 * sections each stand in an error boundary of their own.
 */
export const loadResponseValidation = (): Promise<Validate> =>
  (pending ??= import('./schema-validator.ts').then((module) => (validate = module.validateWithSchema)));

/** What is wrong with a value by its operation's schema, or null. */
export const validateResponse = async (operation: string, value: unknown): Promise<string | null> =>
  validate ? validate(operation, value) : null;
