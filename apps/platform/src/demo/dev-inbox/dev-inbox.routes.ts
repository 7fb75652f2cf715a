import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { DevInbox } from './dev-inbox.ts';
import { renderInboxPage } from './dev-inbox-page.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface InboxRequest {
  readonly Querystring: { readonly brand?: string };
}

const buildContentSecurityPolicy = (page: string): string => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

/** Routes of the development inbox: a page, and JSON for tests. Not registered when messages are really sent. */
export const inboxRoutes = (app: FastifyInstance, merchants: Merchants, inbox: DevInbox): void => {
  const resolveBrand = (named: string | undefined, host: string): Merchant => {
    const brand =
      merchants.find(named ?? (host.split('.', 1)[0] as string)) ??
      (named === undefined ? merchants.all[0] : undefined);
    if (!brand) throw new GatewayError(ErrorCode.NotFound, { message: 'Unknown brand' });
    return brand;
  };

  app.get<InboxRequest>('/dev/inbox', async ({ query, host }, reply) => {
    const brand = resolveBrand(query.brand, host);
    const page = renderInboxPage(merchants.all, brand, await inbox.list(brand.code));
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': buildContentSecurityPolicy(page) })
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.get<InboxRequest>('/dev/inbox.json', async ({ query, host }, reply) => {
    const messages = await inbox.list(resolveBrand(query.brand, host).code);
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
