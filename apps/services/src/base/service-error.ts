/**
 * Error with which a service rejects a call. The response contains the error code and a status below 500, so the
 * gateway knows that the call had no effect.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status = 409) {
    super(`The service rejects the call: ${code}`);
    this.code = code;
    this.status = status;
  }
}
