import type { Deposit } from '@livery/api/deposits';

/** Leaves for the page on which an order is paid. Only http(s) is gone to, and what is relative is the gateway's. */
export const redirectToPayment = ({ payUrl, id }: Deposit, gateway: string): void => {
  const url = new URL(payUrl ?? `${location.pathname}?order=${id}`, gateway || location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url.href);
};
