/**
 * Returns the text of an inline script that calls `body` with `data`. The script contains only the compiled code of
 * `body`, so `body` must not use variables of its module. `data` is written as JSON that cannot close the script
 * element.
 */
export const toInlineScript = <Data>(body: (data: Data) => void, data: Data): string =>
  `(${body})(${JSON.stringify(data).replace(/</g, '\\u003c')})`;
