const separator = ' — write ';

/** Joins the two parts of a schema message: the problem and the correct form. */
export function describeProblem(reason: string, right: string): string {
  return reason + separator + right;
}

/** Splits a message into its two parts. A message from zod has only the first part. */
export function parseProblem(message: string): { readonly reason: string; readonly right?: string } {
  const [reason = message, right] = message.split(separator);
  return right === undefined ? { reason } : { reason, right };
}
