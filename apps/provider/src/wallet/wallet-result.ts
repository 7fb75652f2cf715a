/**
 * Result of a wallet call. `unknown` means that the money may or may not have moved: no response, an invalid response,
 * or a server error during processing.
 */
export type WalletResult<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | {
      readonly status: 'refused';
      readonly errorCode: string;
      /** Minor units, if the rejection has it. */ readonly balance?: number;
    }
  | { readonly status: 'unknown'; readonly reason: string };
