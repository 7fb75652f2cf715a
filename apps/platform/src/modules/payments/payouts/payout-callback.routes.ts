import { parseAmount } from '@livery/contract/money';
import { payoutCallback } from '@livery/contract/payment-channels';
import type { Route } from '../../../core/http/route.ts';
import { assertPaymentProvider } from '../callbacks/assert-payment-provider.ts';
import type { PaymentProvider } from '../providers/payment-provider-port.ts';
import type { PayoutResults } from './payout-results.ts';

interface PayoutCallbackDeps {
  readonly providers: readonly PaymentProvider[];
  readonly results: PayoutResults;
}

/** Registers the route with which payment providers report the results of payouts. */
export const payoutCallbackRoutes = (route: Route, { providers, results }: PayoutCallbackDeps): void =>
  route(payoutCallback, async ({ vendor, bodyHash, request: { eventId, orderNo, merchant, amount, ...result } }) => {
    assertPaymentProvider(vendor, providers);
    const { outcome, currency, reason } = result;
    const { state } = await results.settle(
      { orderNo, provider: vendor, merchant },
      { outcome, currency, amount: parseAmount(amount), reason },
      { eventId, bodyHash },
    );
    return { state };
  });
