import type { Operation, ParsedRequest } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../../db/database.ts';
import type { Session } from './session.ts';

interface BrandContext<Request> {
  readonly request: Request;
  readonly merchant: Merchant;
  /**
   * Language of the response. It is the requested language, or the merchant's default language if the merchant does
   * not support the requested language.
   */
  readonly language: LanguageCode;
  /**
   * IP address of the caller. If a trusted proxy is in front of the gateway, this is the address that the proxy sends
   * in a header.
   */
  readonly ip: string;
  readonly userAgent: string;
  /** ISO 3166 code of the caller's country, null if unknown. */
  readonly country: string | null;
  /** Origin of the web page that sent the call. It is always an origin of the brand. */
  readonly pageOrigin: string;
}

/**
 * Context of a call that needs no session. `findSession` returns the session if the caller is logged in, otherwise
 * undefined.
 */
export interface GuestContext<Request> extends BrandContext<Request> {
  readonly findSession: () => Promise<Session | undefined>;
}

export interface MemberContext<Request> extends BrandContext<Request> {
  readonly session: Session;
}

/** Additional fields of the context for the handler of an idempotent call (a call with an `Idempotency-Key`). */
export interface IdempotentContext {
  /** Transaction for all changes of the call. The response is stored in the same transaction. */
  readonly tx: Database;
  /** Registers a task that runs after the commit. If the call is rejected, the task does not run. */
  readonly onCommit: (task: () => Promise<unknown>) => void;
}

/** Context of a signed call of a game vendor. */
export interface VendorContext<Request> {
  readonly request: Request;
  readonly vendor: string;
  /**
   * Hash of the operation name and the validated request. If a vendor repeats a call with the same id but another hash,
   * the call is rejected as a conflict.
   */
  readonly bodyHash: string;
}

/**
 * Type of the context that the handler of an operation gets. The type depends on the caller: guest, member or vendor.
 */
export type ContextFor<O extends Operation> = O['access'] extends 'vendor'
  ? VendorContext<ParsedRequest<O>>
  : O['access'] extends 'guest'
    ? GuestContext<ParsedRequest<O>>
    : MemberContext<ParsedRequest<O>> & (O extends { readonly idempotent: true } ? IdempotentContext : unknown);

/** Network address and browser of the client that sent a request. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}
