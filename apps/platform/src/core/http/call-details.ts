import type { FastifyRequest } from 'fastify';

/** Details of a call in its line of the log, besides route and status. They contain no personal data but the ids. */
export interface CallDetails {
  /** Id of the member whose session made the call. */
  readonly memberId?: string;
  /** Id of the operator whose session or token made the call. */
  readonly operatorId?: string;
  /** Code of the vendor or service whose signature the call has. */
  readonly vendor?: string;
  /** Reason of a rejected call. */
  readonly errorCode?: string;
}

const details = new WeakMap<FastifyRequest, CallDetails>();

/** Adds details to the line of a call in the log. */
export const addCallDetails = (request: FastifyRequest, more: CallDetails): void =>
  void details.set(request, { ...details.get(request), ...more });

export const getCallDetails = (request: FastifyRequest): CallDetails => details.get(request) ?? {};
