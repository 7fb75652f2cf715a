type Validate = (operation: string, value: unknown) => string | null;

let validate: Validate | undefined;
let pending: Promise<Validate> | undefined;

/**
 * Loads the contract's schemas. They are not in the first load: responses received before belong to the first screen,
 * whose sections each have an error boundary.
 */
export const loadResponseValidation = (): Promise<Validate> =>
  (pending ??= import('./schema-validator.ts').then((module) => (validate = module.validateWithSchema)));

/** First issue of a value against the response schema of its operation, or null. */
export const validateResponse = async (operation: string, value: unknown): Promise<string | null> =>
  validate ? validate(operation, value) : null;
