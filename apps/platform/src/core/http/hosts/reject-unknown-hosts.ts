import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import { livenessPath, readinessPath } from '../../health/health.ts';
import type { BrandHosts } from './brand-hosts.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/**
 * Paths that the gateway serves at every host. Load balancers send health checks to the address of a gateway, not to
 * the host of a brand.
 */
const servedAtEveryHost: readonly string[] = [livenessPath, readinessPath];

/**
 * Rejects each request whose host belongs neither to the gateway nor to a brand. Health checks are accepted at every
 * host.
 */
export const rejectUnknownHosts = (app: FastifyInstance, hosts: Pick<BrandHosts, 'isServed'>): void => {
  app.addHook('onRequest', async (request) => {
    if (hosts.isServed(request.host) || servedAtEveryHost.includes(request.url)) return;
    throw new GatewayError(ErrorCode.HostUnknown, {
      message:
        'This host belongs to no brand of this gateway. Use <code>.<host of PUBLIC_ORIGIN>, or add the host to "domains" ' +
        'of the brand file',
    });
  });
};
