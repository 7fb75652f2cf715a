/**
 * Result of a wallet call. `unknown` means that the money has possibly moved: there was no response, an invalid
 * response, or a server error.
 */
export type WalletResult<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | {
      readonly status: 'rejected';
      readonly errorCode: string;
      /** Balance in minor units, if the wallet sent it. */ readonly balance?: number;
    }
  | { readonly status: 'unknown'; readonly reason: string };
