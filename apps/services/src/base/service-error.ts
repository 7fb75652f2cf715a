/** Rejection of a call. The response has this error code and a status below 500, so the call took no effect. */
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
