import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  /** Adds a check of a system that every call needs. `ping` must reject if the system does not respond. */
  readonly add: (name: string, ping: () => Promise<void>) => void;
  /**
   * Adds a check of a system that calls do not need. If the check fails, the failure is reported, but the gateway stays
   * ready.
   */
  readonly addOptional: (name: string, ping: () => Promise<void>) => void;
  /** Makes the readiness check fail, because the gateway will stop soon. */
  readonly setStopping: () => void;
}

export const livenessPath = '/healthz';
export const readinessPath = '/readyz';

type Check = readonly [name: string, ping: () => Promise<void>];

/**
 * Registers the routes of the health checks. `/healthz` responds with success as long as the process runs. `/readyz`
 * responds with success only if every necessary check passes. A load balancer sends requests only to gateways whose
 * `/readyz` succeeds.
 */
export const registerHealth = (app: FastifyInstance): HealthChecks => {
  const necessary: Check[] = [];
  const optional: Check[] = [];
  let isStopping = false;
  app.get(livenessPath, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get(readinessPath, async (request, reply) => {
    const findFailed = async (checks: readonly Check[]): Promise<string[]> => {
      const results = await Promise.all(
        checks.map(async ([name, ping]) => {
          try {
            await ping();
            return [];
          } catch (error) {
            request.log.error({ err: error }, `${name} does not respond`);
            return [name];
          }
        }),
      );
      return results.flat();
    };
    void reply.header('cache-control', 'no-store');
    if (isStopping) return reply.status(503).send({ status: 'stopping' });
    const [missing, degraded] = await Promise.all([findFailed(necessary), findFailed(optional)]);
    if (missing.length > 0) return reply.status(503).send({ status: 'not ready', missing });
    return reply.send({ status: 'ready', ...(degraded.length > 0 && { degraded }) });
  });
  return {
    add: (name, ping) => void necessary.push([name, ping]),
    addOptional: (name, ping) => void optional.push([name, ping]),
    setStopping: () => void (isStopping = true),
  };
};
