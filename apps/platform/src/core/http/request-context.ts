import type { Operation, ParsedRequest } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../db/database.ts';
import type { Session } from './session.ts';

interface BrandContext<Request> {
  readonly request: Request;
  readonly merchant: Merchant;
  /** The merchant's language that the caller asked for, else its default. */
  readonly language: LanguageCode;
  /** The caller's address, as far as the gateway can see it. */
  readonly ip: string;
  /** What the caller's browser calls itself. */
  readonly userAgent: string;
  /** ISO 3166 code of the caller's country, as far as the gateway knows. */
  readonly country: string | null;
  /** Origin of the page that calls. */
  readonly pageOrigin: string;
}

/** A call that needs no session; one that is sent along can still be asked for. */
export interface GuestContext<Request> extends BrandContext<Request> {
  readonly findSession: () => Promise<Session | undefined>;
}

export interface MemberContext<Request> extends BrandContext<Request> {
  readonly session: Session;
}

/** What a call under an `Idempotency-Key` is done with. */
export interface IdempotentContext {
  /** Everything that the call changes is changed in here: it is committed with the answer, or not at all. */
  readonly tx: Database;
  /** Runs once what was changed is there for all to see. A refusal runs none of it. */
  readonly onCommit: (task: () => Promise<unknown>) => void;
}

/** A signed call of a game vendor. */
export interface VendorContext<Request> {
  readonly request: Request;
  readonly vendor: string;
  /** Tells a repeated call from a changed one. */
  readonly bodyHash: string;
}

/** What a handler of this operation is given. */
export type ContextFor<O extends Operation> = O['access'] extends 'vendor'
  ? VendorContext<ParsedRequest<O>>
  : O['access'] extends 'guest'
    ? GuestContext<ParsedRequest<O>>
    : MemberContext<ParsedRequest<O>> & (O extends { readonly idempotent: true } ? IdempotentContext : unknown);
