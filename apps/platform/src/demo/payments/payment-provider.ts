import { createHmac, type KeyObject } from 'node:crypto';
import type { PaymentProvider } from '../../modules/payments/index.ts';

/**
 * Code of the demo payment provider. With this code, the gateway finds the public key that verifies the provider's
 * callbacks.
 */
export const demoProviderCode = 'DEMOPAY';
export const demoProviderKeyId = 'gateway';

export interface DemoPaymentProvider extends PaymentProvider {
  /** Private key with which the provider signs its callbacks. */
  readonly privateKey: KeyObject;
  /**
   * Returns the id of the order for which a ticket was issued. Returns undefined if this provider did not issue the
   * ticket.
   */
  readonly readTicket: (ticket: string) => string | undefined;
}

/** Reports every payout as paid at once. No real money is transferred. */
const pay: PaymentProvider['createPayout'] = async ({ orderNo, amount, currency }) => ({
  orderNo,
  amount,
  currency,
  outcome: 'paid',
});

/**
 * Creates the payment provider of the demo. The gateway serves a page on which the user pays or declines. The page
 * reports the result with a signed callback to the same route as a real payment service.
 */
export const createDemoProvider = (privateKey: KeyObject): DemoPaymentProvider => {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  const computeMark = (orderNo: string): string =>
    createHmac('sha256', secret).update(`page ${orderNo}`).digest('base64url').slice(0, 22);
  return {
    code: demoProviderCode,
    privateKey,
    readTicket: (ticket) => {
      const [orderNo = '', mark = ''] = ticket.split('.');
      return mark === computeMark(orderNo) ? orderNo : undefined;
    },
    createDeposit: async ({ orderNo, language, returnUrl }) => {
      const url = new URL(returnUrl);
      // The payment page adds the parameter `order` to this URL when the user returns to the app. A value from an
      // earlier payment is removed, so that the URL does not contain two values.
      url.searchParams.delete('order');
      const query = new URLSearchParams({ back: `${url.pathname}${url.search}`, lang: language });
      return { payUrl: `/dev/pay/${orderNo}.${computeMark(orderNo)}?${query}` };
    },
    createPayout: pay,
    getPayout: pay,
  };
};
