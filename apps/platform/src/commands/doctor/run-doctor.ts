import { seconds } from '../../core/clock/durations.ts';
import { callChecks } from './call-checks.ts';
import { type Check, type Deployment, type Outcome, problem } from './check.ts';
import { connectionChecks } from './connection-checks.ts';
import { type Connections, createHttpClient } from './http-client.ts';
import { pageChecks } from './page-checks.ts';

const checkTimeout = seconds(15);

const checks: readonly Check[] = [...connectionChecks, ...pageChecks, ...callChecks];

export interface DoctorOptions extends Connections {
  /** Address of the site: the value of PUBLIC_ORIGIN. */
  readonly site: URL;
  /**
   * Code of the brand whose page and calls are checked. If undefined, the page at the host of `site` is checked, and
   * checks that need a brand are skipped.
   */
  readonly brand?: string | undefined;
  /** Maximum duration of one check in milliseconds. */
  readonly timeout?: number;
}

/** Result of one check, with the name of the check. */
export type CheckResult = Outcome & { readonly name: string };

const describeError = (error: unknown, timeout: number, { aborted }: AbortSignal): string => {
  if (aborted) return `There is no response within ${timeout / 1000} seconds. Look at the proxy and at the firewall.`;
  const { code, message } = error as NodeJS.ErrnoException;
  return `${message || code}. Look at the DNS, the proxy and the firewall.`;
};

/**
 * Checks a deployment from outside. Calls `onResult` after each check, and returns all results. Each check has a time
 * limit, so the command ends even if a host does not respond.
 */
export const runDoctor = async (
  { site, brand, timeout = checkTimeout, ...connections }: DoctorOptions,
  onResult: (result: CheckResult) => void = () => {},
): Promise<readonly CheckResult[]> => {
  const sendRequest = createHttpClient(site, connections);
  const { host } = site;
  const results: CheckResult[] = [];
  for (const { name, run } of checks) {
    const signal = AbortSignal.timeout(timeout);
    const deployment: Deployment = {
      host,
      pageHost: brand ? `${brand}.${host}` : host,
      brand,
      isWithoutTls: connections.connect?.protocol === 'http:',
      send: (request) => sendRequest({ method: 'GET', host, headers: {}, ...request }, signal),
    };
    const outcome = await run(deployment).catch((error: unknown) => problem(describeError(error, timeout, signal)));
    const result = { name, ...outcome };
    results.push(result);
    onResult(result);
  }
  return results;
};
