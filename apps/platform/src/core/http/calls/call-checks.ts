import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './request-context.ts';
import type { Session } from './session.ts';

/** Checks of a call that need data from the database. The module that owns the data provides the check to the core. */
export interface CallChecks {
  /**
   * Throws a GatewayError if the brand is in maintenance, or if the operator has blocked the country of the caller.
   * `country` is null if the country is unknown. An unknown country is not blocked.
   */
  readonly assertAvailable: (merchant: Merchant, country: string | null) => Promise<void>;
  /**
   * Returns the session that belongs to a token. Throws a GatewayError if the token is undefined, or if no active
   * session of the brand has this token.
   */
  readonly authenticate: (token: string | undefined, merchant: Merchant, caller: Caller) => Promise<Session>;
  /**
   * Verifies the signature of a call and returns the code of the vendor that signed it. Throws a GatewayError for an
   * invalid signature.
   */
  readonly verifyVendor: (request: FastifyRequest, rawBody: string) => Promise<string>;
}

/** Error for a check that two modules provide, or that no module provides. The gateway does not start in this case. */
export class CallCheckError extends Error {
  override readonly name = 'CallCheckError';
}

export interface CallCheckRegistry extends CallChecks {
  /**
   * Adds checks of a module. Throws a CallCheckError when another module has already added a check of the same name.
   */
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
