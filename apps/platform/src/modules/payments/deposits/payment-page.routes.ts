import type { FastifyInstance } from 'fastify';
import type { ProviderOrders } from './provider-orders.ts';

interface PageRequest {
  readonly Params: { readonly id: string };
}

/**
 * Rate limit of the redirect to the payment page, per IP address. Without it, a caller could make the gateway call the
 * payment provider very often.
 */
const rateLimit = { max: 60, timeWindow: '1 minute' };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the path of the gateway's redirect to the payment page of a deposit. */
export const getPagePath = (id: string): string => `/wps/payment/page/${id}`;

/**
 * Registers the redirect to the payment page. The first request for an order sends the order to the provider. The route
 * needs no session: the id of the order is random, so nobody can guess the URL.
 */
export const paymentPageRoutes = (app: FastifyInstance, { findPage }: ProviderOrders): void => {
  app.get<PageRequest>(getPagePath(':id'), { config: { rateLimit } }, async ({ params: { id } }, reply) => {
    const page = uuid.test(id) ? await findPage(id) : undefined;
    if (page === undefined) return reply.callNotFound();
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(page, 303);
  });
};
