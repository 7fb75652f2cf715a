/**
 * The text of a script that calls `body` with `data`: a function of our own
 * code as written by the compiler, and JSON that cannot close the script
 * element it stands in.
 */
export const toInlineScript = <Data>(body: (data: Data) => void, data: Data): string =>
  `(${body})(${JSON.stringify(data).replace(/</g, '\\u003c')})`;
