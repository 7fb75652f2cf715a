import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { signCall, type Signer } from './sign-call.ts';

/** Response body of an external service: a value, or an error code. */
const envelope = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), errorCode: z.string().regex(/^[a-z][a-zA-Z0-9.]{0,63}$/) }),
]);

/** Maximum length of a response in characters. */
const maxResponseLength = 256 * 1024;

/**
 * Error of a call to an external service. `outcome` is `rejected` if the service did not execute the call. `outcome` is
 * `unknown` if the service may have executed the call, for example after a timeout. The caller then repeats the call
 * with the same content.
 */
export class ServiceCallError extends Error {
  override readonly name = 'ServiceCallError';
  readonly outcome: 'rejected' | 'unknown';
  /** Error code of the service. Absent for an unknown outcome. */
  readonly code: string | undefined;

  constructor(message: string, options: { readonly code?: string | undefined; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.outcome = options.code === undefined ? 'unknown' : 'rejected';
    this.code = options.code;
  }
}

/** Client for one external service of the operator. */
export interface SignedClient {
  /**
   * Posts JSON and returns the validated value of the response. `path` starts with a slash and is appended to the URL
   * of the service. Throws a ServiceCallError for a rejection or an unknown outcome.
   */
  readonly post: <Value>(path: string, body: unknown, value: z.core.$ZodType<Value>) => Promise<Value>;
}

interface SignedClientOptions {
  /** URL of the service, without a query and without a closing slash. */
  readonly baseUrl: string;
  /** Returns the signer for the next call. After a key rotation, this is another signer. */
  readonly getSigner: () => Signer;
  readonly clock: Clock;
  /** Milliseconds after which a call without a response fails with the outcome `unknown`. Default: 10 seconds. */
  readonly timeoutMs?: number;
}

const createNoResponseError = (url: string, cause: unknown): ServiceCallError =>
  new ServiceCallError(`${url} did not respond, so it is unknown whether the call took effect.`, { cause });

const readEnvelope = async (response: Response, url: string): Promise<z.infer<typeof envelope>> => {
  const text = await response.text().catch((error: unknown) => {
    throw createNoResponseError(url, error);
  });
  if (text.length <= maxResponseLength)
    try {
      return envelope.parse(JSON.parse(text));
    } catch {
      // The text is not a valid response. The statement after this block throws the error.
    }
  throw new ServiceCallError(
    `${url} responded with status ${response.status} and a body that is not an envelope of the service protocol, ` +
      'so it is unknown whether the call took effect.',
  );
};

/** Creates a client that signs its calls with the gateway's key (docs/service-protocol.md). */
export const createSignedClient = ({
  baseUrl,
  getSigner,
  clock,
  timeoutMs = seconds(10),
}: SignedClientOptions): SignedClient => {
  const send = async (path: string, body: string): Promise<z.infer<typeof envelope>> => {
    const url = `${baseUrl}${path}`;
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ...signCall(getSigner(), new URL(url).pathname, clock.now().getTime(), body),
        'x-request-id': randomUUID(),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw createNoResponseError(url, error);
    });
    const result = await readEnvelope(response, url);
    // With a status of 500 or above, the service may have executed the call, so this error does not get the outcome
    // `rejected`.
    if (!result.success && response.status < 500)
      throw new ServiceCallError(`${url} rejected the call: ${result.errorCode}`, { code: result.errorCode });
    if (!response.ok)
      throw new ServiceCallError(`${url} responded with status ${response.status}, so the outcome is unknown.`);
    return result;
  };

  return {
    post: async (path, body, value) => {
      const result = await send(path, JSON.stringify(body));
      const parsed = z.safeParse(value, result.success ? result.value : undefined);
      if (parsed.success) return parsed.data;
      throw new ServiceCallError(
        `${baseUrl}${path} responded with a value that does not follow the service protocol: ${z.prettifyError(parsed.error)}`,
      );
    },
  };
};
