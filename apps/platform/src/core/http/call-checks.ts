import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './request-context.ts';
import type { Session } from './session.ts';

/** Checks of a call that need data of a module. Each is provided by the module that owns the data. */
export interface CallChecks {
  /** Throws a GatewayError when the brand is closed to this caller. */
  readonly assertAvailable: (merchant: Merchant, country: string | null) => Promise<void>;
  /** Throws a GatewayError when the token has no session of the merchant. */
  readonly authenticate: (token: string | undefined, merchant: Merchant, caller: Caller) => Promise<Session>;
  /** Returns the vendor that signed a call. Throws a GatewayError for an invalid signature. */
  readonly verifyVendor: (request: FastifyRequest, rawBody: string) => Promise<string>;
}

/** Error for a check that no module provides, or that two modules provide. */
export class CallCheckError extends Error {
  override readonly name = 'CallCheckError';
}

export interface CallCheckRegistry extends CallChecks {
  /** Sets checks. Throws a CallCheckError for a check that another module has set. */
  readonly provide: (checks: Partial<CallChecks>) => void;
  /** Throws a CallCheckError if a check is missing. Call it when all modules are registered. */
  readonly assertComplete: () => void;
}

const names = ['assertAvailable', 'authenticate', 'verifyVendor'] as const satisfies readonly (keyof CallChecks)[];

export const createCallChecks = (): CallCheckRegistry => {
  const provided: { -readonly [Name in keyof CallChecks]?: CallChecks[Name] } = {};
  const find = <Name extends keyof CallChecks>(name: Name): CallChecks[Name] => {
    const check = provided[name];
    if (check) return check as CallChecks[Name];
    throw new CallCheckError(
      `No module provides the check "${name}", so that calls would pass unchecked. ` +
        `Call core.checks.provide({ ${name} }) in the module that owns its data.`,
    );
  };
  return {
    assertAvailable: (merchant, country) => find('assertAvailable')(merchant, country),
    authenticate: (token, merchant, caller) => find('authenticate')(token, merchant, caller),
    verifyVendor: (request, rawBody) => find('verifyVendor')(request, rawBody),
    provide: (checks) => {
      const second = names.find((name) => checks[name] && provided[name]);
      if (second)
        throw new CallCheckError(`Two modules provide the check "${second}". Only one may decide: remove one of them.`);
      Object.assign(provided, checks);
    },
    assertComplete: () => names.forEach(find),
  };
};
