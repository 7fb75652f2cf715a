import { botCheck } from '@livery/contract/auth/session';
import type { Core } from '../../../core/core.ts';
import type { BotChecks } from './bot-checks.ts';
import { widgetPath } from './widget-provider.ts';

/**
 * Maximum number of calls per minute from one IP address. Each call is expensive, because it computes a PBKDF2 key.
 */
const costly = { perMinute: 120 };

export const botCheckRoutes = ({ app, route }: Pick<Core, 'app' | 'route'>, botChecks: BotChecks): void => {
  route(
    botCheck,
    ({ merchant, ip, request: { withoutImage } }) => botChecks.create(merchant, ip, withoutImage === 'true'),
    costly,
  );

  const { widgetPage } = botChecks;
  if (widgetPage)
    app.get(widgetPath, (_request, reply) =>
      reply
        .header('content-security-policy', widgetPage.contentSecurityPolicy)
        .header('cache-control', 'no-store')
        .removeHeader('x-frame-options')
        .type('text/html; charset=utf-8')
        .send(widgetPage.html),
    );
};
