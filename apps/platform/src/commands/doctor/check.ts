import type { HttpReply, HttpRequest } from './http-client.ts';

/** Result of a check. The text of a problem contains an instruction for the operator. */
export type Outcome =
  | { readonly state: 'ok' }
  | { readonly state: 'problem'; readonly text: string }
  | { readonly state: 'skipped'; readonly text: string };

/** Deployment to check. Each check gets it as a parameter. */
export interface Deployment {
  /** Host of PUBLIC_ORIGIN. It includes the port if the port is not the standard port. */
  readonly host: string;
  /** Host whose page is checked: the host of the brand, or `host` if `brand` is undefined. */
  readonly pageHost: string;
  readonly brand: string | undefined;
  /**
   * True if requests are sent over plain HTTP to another address than that of the site, for example to a gateway
   * behind the proxy.
   */
  readonly isWithoutTls: boolean;
  /** Sends a request to `host`. If `host` is absent, the request is sent to the host of PUBLIC_ORIGIN. */
  readonly send: (request: Partial<HttpRequest> & { readonly path: string }) => Promise<HttpReply>;
}

export interface Check {
  readonly name: string;
  readonly run: (deployment: Deployment) => Promise<Outcome>;
}

export const ok: Outcome = { state: 'ok' };
export const problem = (text: string): Outcome => ({ state: 'problem', text });
export const skipped = (text: string): Outcome => ({ state: 'skipped', text });

/**
 * Returns the first text in `problems` as a problem, or `ok` if there is no text. The values `false` and undefined
 * are not problems.
 */
export const toOutcome = (problems: readonly (string | false | undefined)[]): Outcome => {
  const first = problems.find((text): text is string => Boolean(text));
  return first === undefined ? ok : problem(first);
};

export const needsBrand = skipped('Name a brand with --brand <code>.');
