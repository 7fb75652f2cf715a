import { randomUUID } from 'node:crypto';
import { formatAmount } from '@livery/contract/money';
import { paymentCallback } from '@livery/contract/payment-channels';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { readLanguage } from '../../core/http/calls/read-merchant.ts';
import { localizeText } from '../../core/text/language-fallback.ts';
import { signCall } from '../../core/signed-calls/sign-call.ts';
import { sendDevPage } from '../dev-page.ts';
import { createPaymentPage } from './payment-page.ts';
import { type DemoPaymentProvider, demoProviderCode, demoProviderKeyId } from './payment-provider.ts';
import { deposits, paymentChannels } from '../../modules/payments/index.ts';
import type { BrandHosts } from '../../core/http/hosts/brand-hosts.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface PaymentPageRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly brands: Pick<Merchants, 'find'>;
  readonly hosts: Pick<BrandHosts, 'find' | 'getOrigin'>;
  readonly provider: DemoPaymentProvider;
  /**
   * Returns the origin of the gateway's site. Payment callbacks are sent with the host of this origin in the Host
   * header.
   */
  readonly getSite: () => string;
}

interface PaymentPageRequest {
  readonly Params: { readonly ticket: string };
  readonly Querystring: { readonly back?: string; readonly lang?: string };
}

const insideApp = /^\/m\/[\w/?=&%-]{1,120}$/;

/**
 * Registers the demo payment page. The page sends the result of a payment to the gateway as a signed callback, like a
 * real payment service.
 */
export const paymentPageRoutes = (
  app: FastifyInstance,
  { db, clock, brands, hosts, provider, getSite }: PaymentPageRoutesDeps,
): void => {
  const findOrder = async (ticket: string) => {
    const orderNo = provider.readTicket(ticket);
    if (orderNo === undefined) return undefined;
    const [order] = await db
      .select({ deposit: deposits, channel: paymentChannels })
      .from(deposits)
      .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
      .where(eq(deposits.orderNo, orderNo));
    return order;
  };

  /** Returns the origin of the brand's app, or an empty text if the host of the request is a host of the brand. */
  const getAppOrigin = (host: string, merchant: Merchant): string =>
    hosts.find(host)?.code === merchant.code ? '' : hosts.getOrigin(merchant);

  const sendCallback = async (
    { orderNo, merchant, amount }: typeof deposits.$inferSelect,
    outcome: 'paid' | 'failed',
  ): Promise<void> => {
    const payload = JSON.stringify({
      eventId: randomUUID(),
      orderNo,
      merchant,
      currency: brands.find(merchant)?.currency,
      outcome,
      amount: formatAmount(amount),
      ...(outcome === 'failed' && { reason: 'declined' }),
    });
    const headers = signCall(
      { vendor: demoProviderCode, keyId: demoProviderKeyId, privateKey: provider.privateKey },
      paymentCallback.path,
      clock.now().getTime(),
      payload,
    );
    const { host } = new URL(getSite());
    await app.inject({ method: 'POST', url: paymentCallback.path, payload, headers: { host, ...headers } });
  };

  app.get<PaymentPageRequest>('/dev/pay/:ticket', async ({ params: { ticket }, query, host }, reply) => {
    const order = await findOrder(ticket);
    if (!order) return reply.callNotFound();
    const { deposit, channel } = order;
    const merchant = brands.find(deposit.merchant);
    if (!merchant) return reply.callNotFound();
    const language = readLanguage(query.lang, merchant);
    const isOpen = deposit.state === 'pending' && deposit.expiresAt > clock.now();
    const back = query.back && insideApp.test(query.back) ? query.back : '/m/voucherCenter';
    const page = createPaymentPage({
      merchant,
      language,
      channelName: localizeText(channel.names, language, merchant),
      kind: channel.kind,
      amount: deposit.amount,
      orderNo: deposit.orderNo,
      ticket,
      isOpen,
      back,
      backOrigin: getAppOrigin(host, merchant),
    });
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return sendDevPage(reply, page);
  });

  for (const outcome of ['paid', 'failed'] as const) {
    app.post<PaymentPageRequest>(
      `/dev/pay/:ticket/${outcome}`,
      async ({ params: { ticket }, query: { back }, host }, reply) => {
        const order = await findOrder(ticket);
        const merchant = order && brands.find(order.deposit.merchant);
        if (!merchant) return reply.callNotFound();
        await sendCallback(order.deposit, outcome);
        const returnPath = back && insideApp.test(back) ? back : '/m/voucherCenter';
        const query = `${returnPath.includes('?') ? '&' : '?'}order=${order.deposit.id}`;
        return reply.redirect(`${getAppOrigin(host, merchant)}${returnPath}${query}`, 303);
      },
    );
  }
};
