import { createHash } from 'node:crypto';
import { isAgent } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Operation, OperationSpec, ResponseValue } from '@livery/contract/operation';
import { getOperationSchemas } from '@livery/contract/registry';
import { listSupportContacts } from '@livery/contract/support';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addCallDetails } from './call-details.ts';
import type { BrandHosts } from './hosts/brand-hosts.ts';
import type { CallChecks } from './calls/call-checks.ts';
import type {
  ContextFor,
  IdempotentContext,
  GuestContext,
  MemberContext,
  VendorContext,
  Caller,
} from './calls/request-context.ts';
import { GatewayError } from './errors/gateway-error.ts';
import { createResponseCache } from './responses/response-cache.ts';
import { type Idempotency, readIdempotencyKey } from './idempotency/idempotency.ts';
import { CachedResponse, sendCached } from './responses/cached-response.ts';
import { parseBody, parseJson, getRawBody, readInput } from './calls/read-input.ts';
import { readLanguage, readMerchant } from './calls/read-merchant.ts';
import type { Merchants } from './hosts/brand-directory.ts';
import { assertSteppedUp } from './calls/step-up.ts';
import type { Clock } from '../clock/clock.ts';

/** Services that a route needs to check a call, decrypt its body and run it. */
interface RouteGuards extends CallChecks {
  readonly brands: Pick<Merchants, 'find'>;
  readonly hosts: Pick<BrandHosts, 'getOrigin' | 'isOwnOrigin'>;
  readonly clock: Clock;
  /** Returns the country code of the visitor, or null if it is unknown. */
  readonly getCountry: (request: FastifyRequest) => string | null;
  /**
   * Decrypts the body of a call and returns the decrypted object. Throws a GatewayError whose message does not contain
   * the reason of the failure.
   */
  readonly decryptBody: (
    header: unknown,
    body: string,
    merchant: Merchant,
    operation: OperationSpec,
  ) => Promise<object>;
  /** Runs a call with an `Idempotency-Key` only once. */
  readonly runIdempotent: Idempotency;
}

type Handler<O extends Operation> = (
  call: ContextFor<O>,
) => Promise<ResponseValue<O> | CachedResponse> | ResponseValue<O> | CachedResponse;

interface RouteOptions<O extends Operation> {
  /** Maximum number of calls per minute from one IP address. If absent, the number is not limited. */
  readonly perMinute?: number;
  /**
   * Returns the version number of the data from which the responses are computed. If this option is set, responses are
   * cached until the number changes. Set it only if the response depends on nothing but the request and this data, so
   * that all callers can share it.
   */
  readonly cacheVersion?: () => number;
  /**
   * Check that runs before the transaction of an idempotent call. A rejection rolls back the transaction. The guard can
   * therefore count an attempt, for example of a password, and the count survives the rejection. Only an idempotent
   * operation can have a guard.
   */
  readonly guard?: (call: Omit<ContextFor<O>, keyof IdempotentContext>) => Promise<void>;
}

/** Registers the handler of an operation of the API contract. */
export type Route = <O extends Operation>(operation: O, handler: Handler<O>, options?: RouteOptions<O>) => void;

type AnyCall = GuestContext<unknown> | MemberContext<unknown> | VendorContext<unknown>;

/**
 * Returns the origin of the brand's page that sent the request. For a GET from a page of the gateway itself, browsers
 * send no Origin header, so the function uses the origin of the request URL. Clients can send any origin. If the origin
 * does not belong to the brand, the function returns the brand's main origin.
 */
const getPageOrigin = (
  { headers, protocol, host }: FastifyRequest,
  merchant: Merchant,
  hosts: RouteGuards['hosts'],
): string => {
  const origin = headers.origin ?? `${protocol}://${host}`;
  return hosts.isOwnOrigin(origin, merchant.code) ? origin : hosts.getOrigin(merchant);
};

/**
 * Returns true for the operations that work even while a brand is not available, for example the support contacts
 * during maintenance.
 */
const isAlwaysAvailable = ({ path }: OperationSpec): boolean =>
  /^\/wps\/(?:system|service)\//.test(path) || path === listSupportContacts.path;

/**
 * Returns the address and the User-Agent of a request. The User-Agent is shortened, because a client can send a text of
 * any length.
 */
export const getCaller = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? '',
});

/**
 * Creates two functions that check a call, parse its request and return the context of the call. One function is for
 * the calls of vendors. The other function is for all other calls.
 */
const createContextReaders = (guards: RouteGuards) => {
  const readVendorContext = async (
    operation: OperationSpec,
    request: FastifyRequest,
  ): Promise<VendorContext<unknown>> => {
    const rawBody = getRawBody(request);
    const vendor = await guards.verifyVendor(request, rawBody);
    addCallDetails(request, { vendor });
    const input = readInput(operation, getOperationSchemas(operation.name).request, request, () => parseJson(rawBody));
    // The hash is computed from the parsed input. The same request with other white space or another order of its
    // fields therefore has the same hash.
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([operation.name, input]))
      .digest('base64url');
    return { request: input, vendor, bodyHash };
  };

  const readBrandContext = async (
    operation: OperationSpec,
    request: FastifyRequest,
  ): Promise<GuestContext<unknown> | MemberContext<unknown>> => {
    const merchant = readMerchant(request, guards.brands);
    const country = guards.getCountry(request);
    if (!isAlwaysAvailable(operation)) await guards.assertAvailable(merchant, country);
    const { authorization, encryption, language } = request.headers;
    const authenticate = () => guards.authenticate(authorization, merchant, getCaller(request));
    const session = operation.access === 'guest' ? undefined : await authenticate();
    if (session) addCallDetails(request, { memberId: session.memberId });
    if (operation.access === 'agent' && session && !isAgent(session.memberType))
      throw new GatewayError(ErrorCode.FeatureDisabled);
    if (operation.stepUp && session) assertSteppedUp(session, operation.stepUp, guards.clock.now());
    const decrypted =
      operation.encrypted && (await guards.decryptBody(encryption, getRawBody(request), merchant, operation));
    const input = readInput(
      operation,
      getOperationSchemas(operation.name).request,
      request,
      () => decrypted || parseBody(request),
    );
    const common = {
      request: input,
      merchant,
      language: readLanguage((input as { language?: unknown }).language ?? language, merchant),
      ip: request.ip,
      userAgent: getCaller(request).userAgent,
      country,
      pageOrigin: getPageOrigin(request, merchant, guards.hosts),
    };
    if (session) return { ...common, session };
    return { ...common, findSession: () => authenticate().catch(() => undefined) };
  };

  return { readVendorContext, readBrandContext };
};

export const sendJson = (reply: FastifyReply, status: number, json: string): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);

/**
 * Creates the function that runs an idempotent call and sends its response. If the client repeats the call, the
 * function only sends the stored response again.
 */
const createIdempotentSender =
  ({ runIdempotent }: RouteGuards) =>
  async (
    operation: OperationSpec,
    call: AnyCall,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    work: Parameters<Idempotency>[1],
  ): Promise<FastifyReply> => {
    if (!('session' in call))
      throw new Error(
        `${operation.name} is idempotent and open to guests, but an idempotency key belongs to a member: require a session`,
      );
    const owner = { merchant: call.merchant.code, memberId: call.session.memberId };
    const stored = await runIdempotent(readIdempotencyKey(operation, owner, call.request, request), work);
    return sendJson(reply, stored.status, stored.response);
  };

export const createRoute = (app: FastifyInstance, guards: RouteGuards): Route => {
  const { readVendorContext, readBrandContext } = createContextReaders(guards);
  const sendIdempotent = createIdempotentSender(guards);

  return (operation, handler, { perMinute, cacheVersion, guard } = {}) => {
    if (guard && !operation.idempotent)
      throw new Error(
        `${operation.name} is not idempotent, so its guard would never run: check the call in its handler`,
      );
    const { value: valueSchema } = getOperationSchemas(operation.name);
    const read = operation.access === 'vendor' ? readVendorContext : readBrandContext;
    const handle = handler as (call: AnyCall) => Promise<unknown>;
    const stored = createResponseCache();
    // The key is computed from the parsed request, so that equivalent requests share one cache entry. Unknown fields
    // and the order of the fields make no difference.
    const getCacheKey = (call: AnyCall): string | undefined =>
      cacheVersion && 'merchant' in call
        ? JSON.stringify([cacheVersion(), call.merchant.code, call.language, call.request])
        : undefined;
    app.route({
      method: operation.method,
      url: operation.path,
      ...(perMinute && { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const call = await read(operation, request);
        const key = getCacheKey(call);
        const cached = key === undefined ? undefined : stored.find(key);
        if (cached) return sendCached(cached, request, reply);
        if (operation.idempotent)
          return sendIdempotent(
            operation,
            call,
            { request, reply },
            {
              guard: async () => guard?.(call as never),
              perform: async (done) => valueSchema.parse(await handle({ ...call, ...done } as AnyCall)),
            },
          );
        const value = await handle(call);
        if (value instanceof CachedResponse) {
          if (key !== undefined) stored.set(key, value);
          return sendCached(value, request, reply);
        }
        // The schema removes all fields that the API contract does not define, for example additional columns of a
        // query.
        return sendJson(reply, 200, JSON.stringify({ success: true, value: valueSchema.parse(value) }));
      },
    });
  };
};
