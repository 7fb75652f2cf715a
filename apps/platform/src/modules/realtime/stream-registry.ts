import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';

interface OpenStream {
  readonly address: string;
  /** Id of the member. Null for a guest. */
  readonly memberId: string | null;
  readonly end: () => void;
}

/** Maximum number of event streams of one member at this gateway: a few devices with a few tabs each. */
const maxPerMember = 20;

/**
 * Creates the registry of the event streams that are open at this gateway. It limits the number of streams. If a
 * member has more than `maxPerMember` streams, the oldest one ends, because the member uses the newest page. If an IP
 * address already has `maxPerAddress` streams, a new stream of this address is rejected. The existing streams do not
 * end, because they can belong to other people with the same address.
 */
export const createStreamRegistry = (maxPerAddress: number) => {
  const streams = new Set<OpenStream>();

  return {
    /** Throws a GatewayError if the IP address has too many open streams. */
    assertAddressFree: (address: string): void => {
      let count = 0;
      for (const stream of streams) if (stream.address === address) count += 1;
      if (count >= maxPerAddress)
        throw new GatewayError(ErrorCode.TooManyRequests, {
          message: `This address has ${maxPerAddress} open event streams: close some of them`,
          retryAfter: 60,
        });
    },

    /** Adds a stream. If the member then has too many streams, ends the oldest one. */
    add: (stream: OpenStream): void => {
      streams.add(stream);
      if (stream.memberId === null) return;
      const own = [...streams].filter(({ memberId }) => memberId === stream.memberId);
      for (const oldest of own.slice(0, Math.max(0, own.length - maxPerMember))) oldest.end();
    },

    remove: (stream: OpenStream): void => void streams.delete(stream),
  };
};
export type StreamRegistry = ReturnType<typeof createStreamRegistry>;
