import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The page's side of the provider, over its real routes. */
export const seatPlayer = async (provider: FastifyInstance) => {
  const post = async (url: string, payload: object, bearer?: string) => {
    const response = await provider.inject({ method: 'POST', url, payload, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
    return { status: response.statusCode, body: response.json() };
  };
  const opened = await post('/api/session', { token: `launch-${randomUUID()}`, vendor: 'TEST' });
  const bearer: string = opened.body.bearer;
  return {
    opened,
    bearer,
    table: () => post('/api/table', {}, bearer),
    spin: (spin: { roundId?: string; kind?: string; bet?: number } = {}) => post('/api/spin', { roundId: randomUUID(), kind: 'paid', bet: 1000, ...spin }, bearer),
  };
};
