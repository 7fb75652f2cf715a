export interface RejectedResult {
  readonly status: 'rejected';
  readonly errorCode: string;
  /** Balance of the player in minor units. Undefined if the response does not contain the balance. */
  readonly balance?: number;
}
export type ApiResult<Value> = { readonly status: 'done'; readonly value: Value } | RejectedResult;

const maxAttempts = 40;
const timeoutMs = 25_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Result of a request that got no response. */
export const busyResult: RejectedResult = { status: 'rejected', errorCode: 'system.busy' };

interface ResponseFields {
  readonly commitment?: unknown;
  readonly next?: unknown;
  readonly errorCode?: unknown;
  readonly balance?: unknown;
}

export class ApiRequests {
  bearer: string | undefined;
  /** Function that receives the hash of the seed of the next draw each time a response contains a new hash. */
  onCommitment: (commitment: string) => void = () => undefined;
  #commitment = '';

  constructor(bearer: string | undefined) {
    this.bearer = bearer;
  }

  /**
   * Hash of the seed of the next draw, from the last response that contained a hash. Empty until a response contains
   * one.
   */
  get commitment(): string {
    return this.#commitment;
  }

  /** Makes one attempt. If the response is lost, the result has the error code `system.busy`. */
  sendOnce<Value>(path: string, body: object): Promise<ApiResult<Value>> {
    return this.#post<Value>(path, body).catch(() => busyResult);
  }

  /**
   * Makes up to 40 attempts until a response arrives. A response with a status of 5xx counts as lost. If all attempts
   * fail, returns `busyResult`. A retry is safe, because `body` contains the id of the request.
   */
  async sendWithRetry<Value>(
    path: string,
    body: object,
    onLost: () => void = () => undefined,
  ): Promise<ApiResult<Value>> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      try {
        return await this.#post<Value>(path, body);
      } catch {
        onLost();
        await pause(Math.min(500 * attempt, 4000));
      }
    }
    return busyResult;
  }

  #setCommitment(commitment: string): void {
    if (commitment === this.#commitment) return;
    this.#commitment = commitment;
    this.onCommitment(commitment);
  }

  /**
   * Makes one attempt. Throws if the response is lost or has a status of 5xx. The server may have processed the request
   * in both cases.
   */
  async #post<Value>(path: string, body: object): Promise<ApiResult<Value>> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (this.bearer) headers.set('authorization', `Bearer ${this.bearer}`);
    const response = await fetch(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: ResponseFields | null = await response.json();
    // Ignores the response of `/api/proof`, because it contains the hash of a past round and not of the next round.
    if (typeof json?.commitment === 'string' && path !== '/api/proof') this.#setCommitment(json.commitment);
    if (typeof json?.next === 'string' && path === '/api/play') this.#setCommitment(json.next);
    if (response.ok) return { status: 'done', value: json as Value };
    if (typeof json?.errorCode !== 'string' || response.status >= 500) throw new Error(`HTTP ${response.status}`);
    const balance = typeof json.balance === 'number' ? { balance: json.balance } : {};
    return { status: 'rejected', errorCode: json.errorCode, ...balance };
  }
}
