/**
 * Returns the text of a script that calls `body` with `data`. `body` is a function of our own code, in its compiled
 * form. `data` becomes JSON that cannot close the surrounding script element.
 */
export const toInlineScript = <Data>(body: (data: Data) => void, data: Data): string =>
  `(${body})(${JSON.stringify(data).replace(/</g, '\\u003c')})`;
