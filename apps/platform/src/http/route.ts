import { createHash } from 'node:crypto';
import { isAgent } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Operation, OperationSpec, ValueOf } from '@livery/contract/operation';
import { schemasOf } from '@livery/contract/registry';
import { listServiceContacts } from '@livery/contract/service';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Merchants } from '../merchants/merchants.ts';
import type { Session } from '../session/session.ts';
import type { Caller } from '../session/sessions.ts';
import type { CallOf, DoneOnce, GuestCall, MemberCall, VendorCall } from './call.ts';
import { GatewayError } from './gateway-error.ts';
import { keptAnswers } from './kept-answers.ts';
import { type Once, onceCallOf } from './once.ts';
import { PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import { parseBody, parseJson, rawBodyOf, readInput } from './read-input.ts';
import { readLanguage, readMerchant } from './read-merchant.ts';

/** What a call must pass before its handler sees it. */
export interface Gates {
  readonly merchants: Merchants;
  /** Throws a GatewayError when the brand is closed to this caller. */
  readonly admit: (merchant: Merchant, country: string | null) => Promise<void>;
  /** The visitor's country, as far as the gateway knows. */
  readonly countryOf: (request: FastifyRequest) => string | null;
  /** Throws a GatewayError when the token opens no session of the merchant. */
  readonly openSession: (token: string | undefined, merchant: Merchant, caller: Caller) => Promise<Session>;
  /** The object in an encrypted body. Throws a GatewayError that never says why. */
  readonly openBody: (header: unknown, body: string, merchant: Merchant, operation: OperationSpec) => Promise<object>;
  /** The vendor that signed a call. Throws a GatewayError for a bad signature. */
  readonly verifyVendor: (request: FastifyRequest, rawBody: string) => Promise<string>;
  /** Does a call under an `Idempotency-Key` one time. */
  readonly once: Once;
}

type Handler<O extends Operation> = (
  call: CallOf<O>,
) => Promise<ValueOf<O> | PreparedAnswer> | ValueOf<O> | PreparedAnswer;

interface RouteOptions<O extends Operation> {
  /** Calls that one address may make in a minute. */
  readonly perMinute?: number;
  /** For answers that are the same for everyone who asks the same: they are kept for as long as this gives the same number. */
  readonly keptFor?: () => number;
  /** Looks at an idempotent call before it is done, outside of its transaction: what it counts stays counted when it refuses. */
  readonly guard?: (call: Omit<CallOf<O>, keyof DoneOnce>) => Promise<void>;
}

/** Binds an operation of the contract to what answers it. */
export type Route = <O extends Operation>(operation: O, handler: Handler<O>, options?: RouteOptions<O>) => void;

type AnyCall = GuestCall<unknown> | MemberCall<unknown> | VendorCall<unknown>;

/** A page of the gateway's own origin sends no Origin header with a GET. */
const pageOriginOf = ({ headers, protocol, host }: FastifyRequest): string => headers.origin ?? `${protocol}://${host}`;

/** The state of the site, and somebody to ask about it, are there also while the brand is closed. */
const staysOpen = ({ path }: OperationSpec): boolean =>
  /^\/wps\/(?:system|service)\//.test(path) || path === listServiceContacts.path;

/** A browser may call itself anything, at any length. */
export const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? '',
});

export const createRoute = (app: FastifyInstance, gates: Gates): Route => {
  const vendorCall = async (operation: OperationSpec, request: FastifyRequest): Promise<VendorCall<unknown>> => {
    const rawBody = rawBodyOf(request);
    const vendor = await gates.verifyVendor(request, rawBody);
    const input = readInput(operation, schemasOf(operation.name).request, request, () => parseJson(rawBody));
    // Over what was read and not over the raw text: white space or the order of the fields make no other call of it.
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([operation.name, input]))
      .digest('base64url');
    return { request: input, vendor, bodyHash };
  };

  const brandCall = async (
    operation: OperationSpec,
    request: FastifyRequest,
  ): Promise<GuestCall<unknown> | MemberCall<unknown>> => {
    const merchant = readMerchant(request, gates.merchants);
    const country = gates.countryOf(request);
    if (!staysOpen(operation)) await gates.admit(merchant, country);
    const { authorization, encryption, language } = request.headers;
    const openSession = () => gates.openSession(authorization, merchant, callerOf(request));
    const session = operation.access === 'guest' ? undefined : await openSession();
    if (operation.access === 'agent' && session && !isAgent(session.memberType))
      throw new GatewayError(ErrorCode.FeatureOff);
    const opened = operation.encrypted && (await gates.openBody(encryption, rawBodyOf(request), merchant, operation));
    const input = readInput(operation, schemasOf(operation.name).request, request, () => opened || parseBody(request));
    const common = {
      request: input,
      merchant,
      language: readLanguage((input as { language?: unknown }).language ?? language, merchant),
      ip: request.ip,
      userAgent: callerOf(request).userAgent,
      country,
      pageOrigin: pageOriginOf(request),
    };
    if (session) return { ...common, session };
    return { ...common, findSession: () => openSession().catch(() => undefined) };
  };

  return (operation, handler, { perMinute, keptFor, guard } = {}) => {
    const { value: valueSchema } = schemasOf(operation.name);
    const read = operation.access === 'vendor' ? vendorCall : brandCall;
    const answer = handler as (call: AnyCall) => Promise<unknown>;
    const kept = keptAnswers();
    const keyOf = ({ headers: { merchant, language }, url }: FastifyRequest): string | undefined =>
      keptFor && `${keptFor()} ${String(merchant)} ${String(language)} ${url}`;
    app.route({
      method: operation.method,
      url: operation.path,
      ...(perMinute && { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const key = keyOf(request);
        const known = key === undefined ? undefined : kept.find(key);
        if (known) {
          // What was read before is not read again; who asks is still looked at.
          await gates.admit(readMerchant(request, gates.merchants), gates.countryOf(request));
          return sendPrepared(known, request, reply);
        }
        const call = await read(operation, request);
        if (operation.idempotent) {
          if (!('session' in call))
            throw new Error(`${operation.name} is idempotent and open to guests: keys belong to a member`);
          const kept = await gates.once(onceCallOf(operation, call, request), {
            guard: async () => guard?.(call as never),
            perform: async (done) => valueSchema.parse(await answer({ ...call, ...done } as AnyCall)),
          });
          return reply
            .status(kept.status)
            .header('cache-control', 'no-store')
            .type('application/json; charset=utf-8')
            .send(kept.answer);
        }
        const value = await answer(call);
        if (value instanceof PreparedAnswer) {
          if (key !== undefined) kept.keep(key, value);
          return sendPrepared(value, request, reply);
        }
        // What the contract does not name never leaves, whatever a query came back with.
        const body = JSON.stringify({ success: true, value: valueSchema.parse(value) });
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
      },
    });
  };
};
