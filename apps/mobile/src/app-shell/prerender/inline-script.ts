/**
 * Returns the text of an inline script that calls `body` with `data`. Only the source text of the function `body` is in
 * the script. Therefore `body` must not use variables or imports of its module. `data` is written as JSON in which `<`
 * is escaped, so that the JSON cannot close the script element.
 */
export const toInlineScript = <Data>(body: (data: Data) => void, data: Data): string =>
  `(${body})(${JSON.stringify(data).replace(/</g, '\\u003c')})`;
