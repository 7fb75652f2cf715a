import type { Deposit } from '@livery/api/deposits';

/**
 * Opens the payment page of a deposit order. A relative URL starts at the origin of the gateway. Does nothing for a URL
 * that is not http(s), because such a URL could run a script.
 */
export const redirectToPayment = ({ payUrl, id }: Deposit, gateway: string): void => {
  const url = new URL(payUrl ?? `${location.pathname}?order=${id}`, gateway || location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url.href);
};
