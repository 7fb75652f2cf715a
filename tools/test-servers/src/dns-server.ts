import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Answer, decode, encode, type Packet } from 'dns-packet';

type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA';

const toRecord = (name: string, type: RecordType, data: string): Answer => ({ name, type, ttl: 1, data }) as Answer;

/**
 * Starts a DNS server with the records that a test adds. A name without records does not exist. The server can also
 * simulate failures: error responses or no response.
 */
export const startDnsServer = async () => {
  const records = new Map<string, readonly string[]>();
  let mode: 'up' | 'broken' | 'silent' = 'up';
  const socket = createSocket('udp4');

  const respond = (query: Packet): Packet => {
    const [question] = query.questions ?? [];
    const base = {
      type: 'response' as const,
      ...(query.id !== undefined && { id: query.id }),
      questions: query.questions ?? [],
    };
    if (mode === 'broken' || !question) return { ...base, flags: 2 };
    const name = question.name.toLowerCase();
    const type = question.type as RecordType;
    const values = records.get(`${type} ${name}`);
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${name}`));
    return {
      ...base,
      // The response code 3 (NXDOMAIN) means that the name does not exist. If the name exists but has no record of the
      // requested type, the response has the code 0 and no records.
      flags: isKnown ? 0 : 3,
      answers: (values ?? []).map((value) => toRecord(question.name, type, value)),
    };
  };

  socket.on('message', (message, { address, port }) => {
    if (mode !== 'silent') socket.send(encode(respond(decode(message))), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;

  return {
    /** Address and port of the server, for a resolver. */
    address: `127.0.0.1:${port}`,
    set: (type: RecordType, name: string, ...values: readonly string[]): void =>
      void records.set(`${type} ${name}`, values),
    remove: (type: RecordType, name: string): void => void records.delete(`${type} ${name}`),
    setMode: (next: typeof mode): void => void (mode = next),
    close: async (): Promise<void> => {
      socket.close();
      await once(socket, 'close');
    },
  };
};
