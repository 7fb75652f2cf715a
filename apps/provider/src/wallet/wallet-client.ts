import type { Operation, RequestOf, ValueOf } from '@livery/contract/operation';
import {
  seamlessBalance,
  seamlessBet,
  seamlessRollback,
  seamlessSession,
  seamlessWin,
} from '@livery/contract/seamless';
import * as schemas from '@livery/contract/seamless/schemas';
import type { Caller, ValueSchema } from './call-gateway.ts';
import { callGateway } from './call-gateway.ts';
import type { WalletAnswer } from './wallet-answer.ts';

type Call<O> = (request: RequestOf<O>) => Promise<WalletAnswer<ValueOf<O>>>;

/** One vendor's side of the signed seamless wallet. Every call is a single attempt: whether to try again is for the caller to say. */
export interface WalletClient {
  readonly session: Call<typeof seamlessSession>;
  readonly balance: Call<typeof seamlessBalance>;
  readonly bet: Call<typeof seamlessBet>;
  readonly win: Call<typeof seamlessWin>;
  readonly rollback: Call<typeof seamlessRollback>;
}

export const createWalletClient = (caller: Caller): WalletClient => {
  const calling =
    <Request, Value>(operation: Operation<Request, Value>, { value }: { value: ValueSchema<Value> }) =>
    (request: Request) =>
      callGateway(caller, operation.path, request, value);
  return {
    session: calling(seamlessSession, schemas.seamlessSession),
    balance: calling(seamlessBalance, schemas.seamlessBalance),
    bet: calling(seamlessBet, schemas.seamlessBet),
    win: calling(seamlessWin, schemas.seamlessWin),
    rollback: calling(seamlessRollback, schemas.seamlessRollback),
  };
};
