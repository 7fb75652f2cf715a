import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { formatAmount } from '@livery/contract/money';
import { paymentCallback } from '@livery/contract/deposits';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { localizedName } from '../../modules/catalogue/games/game-tile.ts';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { signCall } from '../../modules/game-integration/vendors/sign-request.ts';
import { renderPaymentPage, getContentSecurityPolicy, readMerchantLanguage } from './payment-page.ts';
import type { PaymentProvider } from '../../modules/payments/deposits/deposits.routes.ts';
import { deposits, paymentChannels } from '../../modules/payments/deposits/deposits.tables.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

/** Code of the demo provider. Its callbacks are signed under this name. */
export const demoProviderCode = 'DEMOPAY';
export const demoProviderKeyId = 'gateway';

interface DemoProviderDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  /** Signs the callbacks. */
  readonly privateKey: KeyObject;
}

interface PaymentPageRequest {
  readonly Params: { readonly ticket: string };
  readonly Querystring: { readonly back?: string; readonly lang?: string };
}

const insideApp = /^\/m\/[\w/?=&%-]{1,120}$/;

/**
 * Replaces payment services: the gateway serves a page on which the user pays or declines. The result reaches the
 * gateway as from a real service, by a signed callback to the same route.
 */
export const createDemoProvider = ({ app, db, clock, merchants, privateKey }: DemoProviderDeps): PaymentProvider => {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  const computeMark = (orderNo: string): string =>
    createHmac('sha256', secret).update(`page ${orderNo}`).digest('base64url').slice(0, 22);
  const readTicket = (ticket: string): string | undefined => {
    const [orderNo = '', mark = ''] = ticket.split('.');
    return mark === computeMark(orderNo) ? orderNo : undefined;
  };

  const findOrder = async (ticket: string) => {
    const orderNo = readTicket(ticket);
    if (orderNo === undefined) return undefined;
    const [order] = await db
      .select({ deposit: deposits, channel: paymentChannels })
      .from(deposits)
      .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
      .where(eq(deposits.orderNo, orderNo));
    return order;
  };

  const sendCallback = async (orderNo: string, outcome: 'paid' | 'failed', amount: string): Promise<void> => {
    const payload = JSON.stringify({
      eventId: randomUUID(),
      orderNo,
      outcome,
      amount,
      ...(outcome === 'failed' && { reason: 'declined' }),
    });
    const headers = signCall(
      { vendor: demoProviderCode, keyId: demoProviderKeyId, privateKey },
      paymentCallback.path,
      clock.now().getTime(),
      payload,
    );
    await app.inject({ method: 'POST', url: paymentCallback.path, payload, headers });
  };

  app.get<PaymentPageRequest>('/dev/pay/:ticket', async ({ params: { ticket }, query }, reply) => {
    const order = await findOrder(ticket);
    if (!order) return reply.callNotFound();
    const { deposit, channel } = order;
    const merchant = merchants.find(deposit.merchant);
    if (!merchant) return reply.callNotFound();
    const language = readMerchantLanguage(query.lang, merchant);
    const isOpen = deposit.state === 'pending' && deposit.expiresAt > clock.now();
    const back = query.back && insideApp.test(query.back) ? query.back : '/m/voucherCenter';
    const page = renderPaymentPage({
      merchant,
      language,
      channelName: localizedName({ name: channel.names.EN ?? '', names: channel.names }, language),
      amount: deposit.amount,
      orderNo: deposit.orderNo,
      ticket,
      isOpen,
      back,
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': getContentSecurityPolicy(page),
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });

  for (const outcome of ['paid', 'failed'] as const) {
    app.post<PaymentPageRequest>(
      `/dev/pay/:ticket/${outcome}`,
      async ({ params: { ticket }, query: { back } }, reply) => {
        const order = await findOrder(ticket);
        if (!order) return reply.callNotFound();
        const { orderNo, amount, id } = order.deposit;
        await sendCallback(orderNo, outcome, formatAmount(amount));
        const returnPath = back && insideApp.test(back) ? back : '/m/voucherCenter';
        return reply.redirect(`${returnPath}${returnPath.includes('?') ? '&' : '?'}order=${id}`, 303);
      },
    );
  }

  return {
    code: demoProviderCode,
    getPayUrl: (orderNo, { language, returnTo }) =>
      `/dev/pay/${orderNo}.${computeMark(orderNo)}?${new URLSearchParams({ back: returnTo, lang: language })}`,
  };
};
