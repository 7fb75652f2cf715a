import { parseAmount } from '@livery/contract/money';
import { paymentCallback, refundCallback } from '@livery/contract/payment-channels';
import type { Route } from '../../../core/http/route.ts';
import { assertPaymentProvider } from '../callbacks/assert-payment-provider.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import type { DepositResults } from './deposit-results.ts';

interface DepositCallbacksDeps {
  readonly providers: readonly PaymentProvider[];
  readonly results: DepositResults;
}

/** Registers the routes with which payment providers report the results and the refunds of deposits. */
export const depositCallbacksRoutes = (route: Route, { providers, results }: DepositCallbacksDeps): void => {
  route(paymentCallback, async ({ vendor, bodyHash, request: { eventId, orderNo, merchant, amount, ...result } }) => {
    assertPaymentProvider(vendor, providers);
    const { currency, outcome, reason } = result;
    const { state } = await results.settleByCallback(
      { provider: vendor, eventId, bodyHash, orderNo, merchant },
      { currency, outcome, amount: parseAmount(amount), reason },
    );
    return { state };
  });

  route(refundCallback, async ({ vendor, bodyHash, request: { eventId, orderNo, merchant, amount, ...refund } }) => {
    assertPaymentProvider(vendor, providers);
    const { refundId, currency, reason } = refund;
    await results.refundByCallback(
      { provider: vendor, eventId, bodyHash, orderNo, merchant },
      { refundId, currency, amount: parseAmount(amount), reason },
    );
    return { state: 'refunded' as const };
  });
};
