import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import {
  seamlessBalance,
  seamlessBet,
  seamlessRollback,
  seamlessSession,
  seamlessWin,
} from '@livery/contract/seamless';
import * as schemas from '@livery/contract/seamless/schemas';
import type { GatewayClientOptions, ValueSchema } from './gateway-client.ts';
import { callGateway } from './gateway-client.ts';
import type { WalletResult } from './wallet-result.ts';

type Call<O> = (request: RequestBody<O>) => Promise<WalletResult<ResponseValue<O>>>;

/** Client of the signed wallet API for one vendor. It never repeats a call. The caller decides about retries. */
export interface WalletClient {
  readonly session: Call<typeof seamlessSession>;
  readonly balance: Call<typeof seamlessBalance>;
  readonly bet: Call<typeof seamlessBet>;
  readonly win: Call<typeof seamlessWin>;
  readonly rollback: Call<typeof seamlessRollback>;
}

export const createWalletClient = (client: GatewayClientOptions): WalletClient => {
  const createCall =
    <Request, Value>(operation: Operation<Request, Value>, { value }: { value: ValueSchema<Value> }) =>
    (request: Request) =>
      callGateway(client, operation.path, request, value);
  return {
    session: createCall(seamlessSession, schemas.seamlessSession),
    balance: createCall(seamlessBalance, schemas.seamlessBalance),
    bet: createCall(seamlessBet, schemas.seamlessBet),
    win: createCall(seamlessWin, schemas.seamlessWin),
    rollback: createCall(seamlessRollback, schemas.seamlessRollback),
  };
};
