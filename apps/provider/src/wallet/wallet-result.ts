/**
 * What came of a call to the wallet. `unknown` means that the money may or may not have moved: no answer, an answer
 * that is not the contract's, or a server that failed half-way.
 */
export type WalletResult<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | {
      readonly status: 'refused';
      readonly errorCode: string;
      /** Minor units, when the refusal tells. */ readonly balance?: number;
    }
  | { readonly status: 'unknown'; readonly reason: string };
