const separator = ' — write ';

/** Creates the message of a schema error from two parts: the problem and the correct form. */
export function describeProblem(reason: string, right: string): string {
  return reason + separator + right;
}

/**
 * Splits the message of a schema error into the problem (`reason`) and the correct form (`right`). A message that zod
 * itself created has no second part.
 */
export function parseProblem(message: string): { readonly reason: string; readonly right?: string } {
  const [reason = message, right] = message.split(separator);
  return right === undefined ? { reason } : { reason, right };
}
