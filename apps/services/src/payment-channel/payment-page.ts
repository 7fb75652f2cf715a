import type { FastifyInstance } from 'fastify';
import type { Deposits } from './orders.ts';

interface PageRequest {
  readonly Params: { readonly reference: string };
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px}' +
  'button{min-height:48px;width:100%;margin-block-start:8px;font:inherit}';

/**
 * Registers the payment page. A real provider shows a form, a QR code or a bank account instead of this page. The page
 * does not escape the texts that it inserts. This is safe, because their schemas permit no HTML characters.
 */
export const registerPaymentPage = (app: FastifyInstance, deposits: Deposits): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null, ''));

  app.get<PageRequest>('/pay/:reference', async ({ params: { reference } }, reply) => {
    const record = deposits.findByReference(reference);
    if (!record) return reply.callNotFound();
    const { order, status } = record;
    const form = (outcome: string, label: string): string =>
      `<form method="post" action="${outcome}/${reference}"><button>${label}</button></form>`;
    const body =
      status.outcome === 'pending' ? form('paid', 'Pay') + form('failed', 'Decline') : 'This order is closed.';
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Payment</title>` +
          `<style>${style}</style><main><h1>${order.amount} ${order.currency}</h1><p>${order.orderNo}</p>${body}</main></html>`,
      );
  });

  for (const outcome of ['paid', 'failed'] as const)
    app.post<PageRequest>(`/pay/${outcome}/:reference`, async ({ params: { reference } }, reply) => {
      const record = deposits.findByReference(reference);
      if (!record) return reply.callNotFound();
      await deposits.settle(record.order.orderNo, { outcome, ...(outcome === 'failed' && { reason: 'declined' }) });
      return reply.redirect(record.order.returnUrl, 303);
    });
};
