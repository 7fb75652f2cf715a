const between = ' — write ';

/** A schema's message in two parts: what is wrong, and what would be right. */
export function says(reason: string, right: string): string {
  return reason + between + right;
}

/** The two parts again; a message of zod's own has the first only. */
export function partsOf(message: string): { readonly reason: string; readonly right?: string } {
  const [reason = message, right] = message.split(between);
  return right === undefined ? { reason } : { reason, right };
}
