import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../http/gateway-error.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { DevInbox } from './dev-inbox.ts';
import { inboxPage } from './inbox-page.ts';

interface Asked {
  readonly Querystring: { readonly brand?: string };
}

const policyOf = (page: string): string => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

/** The development inbox as a page, and as JSON for tests. Not there at all where messages are really sent. */
export const inboxRoutes = (app: FastifyInstance, merchants: Merchants, inbox: DevInbox): void => {
  const brandOf = (named: string | undefined, host: string): Merchant => {
    const found =
      merchants.find(named ?? (host.split('.', 1)[0] as string)) ??
      (named === undefined ? merchants.all[0] : undefined);
    if (!found) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such brand' });
    return found;
  };

  app.get<Asked>('/dev/inbox', async ({ query, host }, reply) => {
    const brand = brandOf(query.brand, host);
    const page = inboxPage(merchants.all, brand, await inbox.list(brand.code));
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf(page) })
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.get<Asked>('/dev/inbox.json', async ({ query, host }, reply) => {
    const messages = await inbox.list(brandOf(query.brand, host).code);
    return reply.header('cache-control', 'no-store').send(
      messages.map(({ id, channel, recipient, subject, text, link, at }) => ({
        id,
        channel,
        recipient,
        subject,
        text,
        link,
        at,
      })),
    );
  });
};
