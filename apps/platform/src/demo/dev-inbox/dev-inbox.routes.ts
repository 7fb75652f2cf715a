import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { DevInbox } from './dev-inbox.ts';
import { sendDevPage } from '../dev-page.ts';
import { createInboxPage } from './dev-inbox-page.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface InboxRequest {
  readonly Querystring: { readonly brand?: string };
}

/**
 * Registers the development inbox: an HTML page for people, and JSON for tests. Call it only if the settings have no
 * messaging service.
 */
export const inboxRoutes = (
  app: FastifyInstance,
  merchants: Pick<Merchants, 'all' | 'find'>,
  inbox: DevInbox,
): void => {
  const resolveBrand = (named: string | undefined, host: string): Merchant => {
    const brand =
      merchants.find(named ?? (host.split('.', 1)[0] as string)) ??
      (named === undefined ? merchants.all[0] : undefined);
    if (!brand) throw new GatewayError(ErrorCode.NotFound, { message: 'Unknown brand' });
    return brand;
  };

  app.get<InboxRequest>('/dev/inbox', async ({ query, host }, reply) => {
    const brand = resolveBrand(query.brand, host);
    void reply.header('cache-control', 'no-store');
    return sendDevPage(reply, createInboxPage(merchants.all, brand, await inbox.list(brand.code)));
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
