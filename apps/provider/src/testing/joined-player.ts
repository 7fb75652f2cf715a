import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Creates a session. Returns a client that calls the real API routes of the provider. */
export const joinPlayer = async (provider: FastifyInstance) => {
  const post = async (url: string, payload: object, bearer?: string) => {
    const response = await provider.inject({
      method: 'POST',
      url,
      payload,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
    return { status: response.statusCode, body: response.json() };
  };
  const opened = await post('/api/session', { token: `launch-${randomUUID()}`, vendor: 'TEST' });
  const bearer: string = opened.body.bearer;
  let { commitment } = opened.body;
  return {
    opened,
    bearer,
    call: (path: string, body: object = {}) => post(path, body, bearer),
    table: () => post('/api/table', {}, bearer),
    spin: async ({ roundId = randomUUID() as string, kind = 'paid', bet = 1000 as unknown } = {}) => {
      const response = await post(
        '/api/play',
        { roundId, commitment, clientPart: 'the-page', play: { kind, bet } },
        bearer,
      );
      commitment = response.body.next ?? response.body.commitment ?? commitment;
      return response;
    },
  };
};
