import type { FastifyInstance } from 'fastify';
import type { ProviderOrders } from './provider-orders.ts';

interface PageRequest {
  readonly Params: { readonly id: string };
}

/** Limit for one IP address, because a request can cause a call of the provider. */
const rateLimit = { max: 60, timeWindow: '1 minute' };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the path at which the gateway redirects a member to the payment page of a deposit. */
export const getPagePath = (id: string): string => `/wps/payment/page/${id}`;

/**
 * Registers the redirect to the payment page. The provider gets the order at the first request. The id of the order is
 * random, so that nobody can guess the address.
 */
export const paymentPageRoutes = (app: FastifyInstance, { findPage }: ProviderOrders): void => {
  app.get<PageRequest>(getPagePath(':id'), { config: { rateLimit } }, async ({ params: { id } }, reply) => {
    const page = uuid.test(id) ? await findPage(id) : undefined;
    if (page === undefined) return reply.callNotFound();
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(page, 303);
  });
};
