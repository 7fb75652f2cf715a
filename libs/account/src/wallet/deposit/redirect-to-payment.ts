import type { Deposit } from '@livery/api/deposits';

/**
 * Opens the payment page of a deposit order. A relative URL is resolved against the origin of the gateway. URLs that
 * are not http(s) are ignored.
 */
export const redirectToPayment = ({ payUrl, id }: Deposit, gateway: string): void => {
  const url = new URL(payUrl ?? `${location.pathname}?order=${id}`, gateway || location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url.href);
};
