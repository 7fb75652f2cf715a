import type { HttpReply, HttpRequest } from './http-client.ts';

/** Result of a check. The text of a problem contains an instruction for the operator. */
export type Outcome =
  | { readonly state: 'ok' }
  | { readonly state: 'problem'; readonly text: string }
  | { readonly state: 'skipped'; readonly text: string };

/** Deployment to check. Each check gets it as a parameter. */
export interface Deployment {
  /** Host of PUBLIC_ORIGIN, with the port if it is not the standard one. */
  readonly host: string;
  /** Host whose page is checked: that of the brand, or `host` if no brand is named. */
  readonly pageHost: string;
  readonly brand: string | undefined;
  /** True if requests go to a replacement address without TLS, for example to a gateway behind the proxy. */
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
 * The texts in `problems` are the problems that were found. Returns the first text as a problem, or `ok` if there is no
 * text.
 */
export const toOutcome = (problems: readonly (string | false | undefined)[]): Outcome => {
  const first = problems.find((text): text is string => Boolean(text));
  return first === undefined ? ok : problem(first);
};

export const needsBrand = skipped('Name a brand with --brand <code>.');
