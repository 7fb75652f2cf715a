const separator = ' — write ';

/** A schema's message in two parts: what is wrong, and what would be right. */
export function describeProblem(reason: string, right: string): string {
  return reason + separator + right;
}

/** The two parts again; a message of zod's own has the first only. */
export function parseProblem(message: string): { readonly reason: string; readonly right?: string } {
  const [reason = message, right] = message.split(separator);
  return right === undefined ? { reason } : { reason, right };
}
