import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { formatAmount } from '@livery/contract/money';
import { paymentCallback } from '@livery/contract/payments';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { nameIn } from '../catalogue/tile.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { deposits, paymentChannels } from '../db/schema/tables.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { signCall } from '../seamless/sign-call.ts';
import { payPage, policyOf, readMerchantLanguage } from './pay-page.ts';
import type { PaymentProvider } from './payments.routes.ts';

/** The demo provider's code: its callbacks are signed in that name. */
export const demoProviderCode = 'DEMOPAY';
export const demoProviderKeyId = 'gateway';

interface Needs {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  /** What its callbacks are signed with. */
  readonly privateKey: KeyObject;
}

interface Asked {
  readonly Params: { readonly ticket: string };
  readonly Querystring: { readonly back?: string; readonly lang?: string };
}

const insideApp = /^\/m\/[\w/?=&%-]{1,120}$/;

/**
 * Stands in for payment services: a page on which one pays or declines, served by the gateway. What was chosen is told
 * the gateway as a real service would, by a signed callback over the same route.
 */
export const createDemoProvider = ({ app, db, clock, merchants, privateKey }: Needs): PaymentProvider => {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  const markOf = (orderNo: string): string =>
    createHmac('sha256', secret).update(`page ${orderNo}`).digest('base64url').slice(0, 22);
  const orderOf = (ticket: string): string | undefined => {
    const [orderNo = '', mark = ''] = ticket.split('.');
    return mark === markOf(orderNo) ? orderNo : undefined;
  };

  const find = async (ticket: string) => {
    const orderNo = orderOf(ticket);
    if (orderNo === undefined) return undefined;
    const [found] = await db
      .select({ deposit: deposits, channel: paymentChannels })
      .from(deposits)
      .innerJoin(paymentChannels, eq(paymentChannels.id, deposits.channelId))
      .where(eq(deposits.orderNo, orderNo));
    return found;
  };

  const tell = async (orderNo: string, outcome: 'paid' | 'failed', amount: string): Promise<void> => {
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

  app.get<Asked>('/dev/pay/:ticket', async ({ params: { ticket }, query }, reply) => {
    const found = await find(ticket);
    if (!found) return reply.callNotFound();
    const { deposit, channel } = found;
    const merchant = merchants.find(deposit.merchant);
    if (!merchant) return reply.callNotFound();
    const language = readMerchantLanguage(query.lang, merchant);
    const isOpen = deposit.state === 'pending' && deposit.expiresAt > clock.now();
    const back = query.back && insideApp.test(query.back) ? query.back : '/m/voucherCenter';
    const page = payPage({
      merchant,
      language,
      channelName: nameIn({ name: channel.names.EN ?? '', names: channel.names }, language),
      amount: deposit.amount,
      orderNo: deposit.orderNo,
      ticket,
      isOpen,
      back,
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policyOf(page),
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });

  for (const outcome of ['paid', 'failed'] as const) {
    app.post<Asked>(`/dev/pay/:ticket/${outcome}`, async ({ params: { ticket }, query: { back } }, reply) => {
      const found = await find(ticket);
      if (!found) return reply.callNotFound();
      const { orderNo, amount, id } = found.deposit;
      await tell(orderNo, outcome, formatAmount(amount));
      const way = back && insideApp.test(back) ? back : '/m/voucherCenter';
      return reply.redirect(`${way}${way.includes('?') ? '&' : '?'}order=${id}`, 303);
    });
  }

  return {
    code: demoProviderCode,
    payUrlOf: (orderNo, { language, returnTo }) =>
      `/dev/pay/${orderNo}.${markOf(orderNo)}?${new URLSearchParams({ back: returnTo, lang: language })}`,
  };
};
