/**
 * Creates the functions that send messages to the embedding page. If the origin of that page is unknown, the functions
 * send nothing.
 */
export const createShellMessages = (parent: string) => {
  const post = (message: Readonly<Record<string, string>>): void => {
    if (parent !== '' && window.parent !== window) window.parent.postMessage(message, parent);
  };
  return {
    ready: () => post({ type: 'livery:ready' }),
    close: () => post({ type: 'livery:close' }),
    /**
     * Sends the balance to the embedding page. `minor` is in minor units. The message contains the balance as a text
     * with two decimal places, e.g. `12.50`.
     */
    balance: (minor: number, currency: string) =>
      post({ type: 'livery:balance', balance: (minor / 100).toFixed(2), currency }),
    canClose: parent !== '' && window.parent !== window,
  };
};
export type ShellMessages = ReturnType<typeof createShellMessages>;
