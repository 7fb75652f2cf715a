import type { Deposit } from '@livery/api/deposits';

/** Opens the payment page of an order. Accepts only http(s). A relative path belongs to the gateway. */
export const redirectToPayment = ({ payUrl, id }: Deposit, gateway: string): void => {
  const url = new URL(payUrl ?? `${location.pathname}?order=${id}`, gateway || location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url.href);
};
