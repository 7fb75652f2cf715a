import type { FastifyRequest } from 'fastify';

/** Additional fields in the log line of a call. Apart from ids, they contain no personal data. */
export interface CallDetails {
  /** Id of the member whose session made the call. */
  readonly memberId?: string;
  /** Id of the operator whose session or token made the call. */
  readonly operatorId?: string;
  /** Code of the vendor or service that signed the call. */
  readonly vendor?: string;
  /** Error code of a rejected call. */
  readonly errorCode?: string;
}

const details = new WeakMap<FastifyRequest, CallDetails>();

/** Adds fields to the log line of a call. */
export const addCallDetails = (request: FastifyRequest, more: CallDetails): void =>
  void details.set(request, { ...details.get(request), ...more });

export const getCallDetails = (request: FastifyRequest): CallDetails => details.get(request) ?? {};
