import { z } from 'zod';
import { describeProblem } from './schema-message.ts';

/**
 * Schema of a host name at which a brand is reachable. The host must be written as browsers send it in the `Host`
 * header: lower case, punycode, no port. Any other form would never match that header, so the brand would not be found.
 */
export const domain = z
  .string()
  .max(253)
  .superRefine((text, context) => {
    const problem = findDomainProblem(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/**
 * Converts a URL or host name that a person entered to the form of browsers: without scheme and port, in lower case and
 * in punycode. Returns undefined if the host name is invalid. Also returns undefined if the text has a path, a query or
 * a fragment, because the result would not contain it.
 */
export function normalizeDomain(text: string): string | undefined {
  const url = parseUrl(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (url === undefined || url.pathname !== '/' || url.search !== '' || url.hash !== '') return undefined;
  const host = url.hostname.replace(/\.$/, '');
  return findDomainProblem(host) === undefined ? host : undefined;
}

/** Returns the origin of a brand (`https://` and its first domain). Returns undefined for a brand without domains. */
export function getCanonicalOrigin({ domains }: { readonly domains: readonly string[] }): string | undefined {
  return domains[0] === undefined ? undefined : `https://${domains[0]}`;
}

function findDomainProblem(text: string): string | undefined {
  if (text.includes('://')) return describeProblem('host.scheme');
  if (text.includes('/')) return describeProblem('host.path');
  if (/:\d*$/.test(text)) return describeProblem('host.port');
  const host = /[\s@?#\\]/.test(text) ? undefined : parseUrl(`https://${text}`)?.hostname;
  if (host === undefined || !isHostName(host)) return describeProblem('host.invalid');
  if (host !== text) return describeProblem('host.form', { host });
  if (host.startsWith('games.')) return describeProblem('host.games');
  return undefined;
}

/** Returns true for a DNS name with at least two parts, e.g. `lualoc.com`. An IP address is not a DNS name. */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
