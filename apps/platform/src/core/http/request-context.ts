import type { Operation, ParsedRequest } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../db/database.ts';
import type { Session } from './session.ts';

interface BrandContext<Request> {
  readonly request: Request;
  readonly merchant: Merchant;
  /** The requested language if the merchant has it, otherwise the merchant's default. */
  readonly language: LanguageCode;
  /** Address of the caller as the gateway sees it. */
  readonly ip: string;
  /** User-Agent header of the caller. */
  readonly userAgent: string;
  /** ISO 3166 code of the caller's country, null if unknown. */
  readonly country: string | null;
  /** Origin of the page that sent the call. */
  readonly pageOrigin: string;
}

/** Context of a call that needs no session. `findSession` returns the session if the call has one. */
export interface GuestContext<Request> extends BrandContext<Request> {
  readonly findSession: () => Promise<Session | undefined>;
}

export interface MemberContext<Request> extends BrandContext<Request> {
  readonly session: Session;
}

/** Additional context of a call with an `Idempotency-Key`. */
export interface IdempotentContext {
  /** Transaction for all changes of the call. It is committed together with the response. */
  readonly tx: Database;
  /** Runs a task once after the commit. A rejected call runs none. */
  readonly onCommit: (task: () => Promise<unknown>) => void;
}

/** Context of a signed call of a game vendor. */
export interface VendorContext<Request> {
  readonly request: Request;
  readonly vendor: string;
  /** Distinguishes a repeated call from a changed one. */
  readonly bodyHash: string;
}

/** Context that a handler of this operation gets. */
export type ContextFor<O extends Operation> = O['access'] extends 'vendor'
  ? VendorContext<ParsedRequest<O>>
  : O['access'] extends 'guest'
    ? GuestContext<ParsedRequest<O>>
    : MemberContext<ParsedRequest<O>> & (O extends { readonly idempotent: true } ? IdempotentContext : unknown);

/** Origin of a request. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}
