import { z } from 'zod';
import { describeProblem } from './schema-message.ts';

const example = 'a host name such as "play.example.com"';

/**
 * Schema of a host name at which a brand is reachable. Host names are compared byte by byte with the `Host` header, so
 * only the form that browsers send is valid: lower case, punycode, no port.
 */
export const domain = z
  .string()
  .max(253)
  .superRefine((text, context) => {
    const problem = findDomainProblem(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/**
 * Returns the host name that a person probably means: without scheme, path and port, in lower case and in punycode.
 * Returns undefined if the text contains no valid host name, or if it has a path, which would be lost.
 */
export function normalizeDomain(text: string): string | undefined {
  const url = parseUrl(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (url === undefined || url.pathname !== '/' || url.search !== '' || url.hash !== '') return undefined;
  const host = url.hostname.replace(/\.$/, '');
  return findDomainProblem(host) === undefined ? host : undefined;
}

/** Returns the address of a brand without a slash at the end, or undefined for a brand without `domains`. */
export function getCanonicalOrigin({ domains }: { readonly domains: readonly string[] }): string | undefined {
  return domains[0] === undefined ? undefined : `https://${domains[0]}`;
}

function findDomainProblem(text: string): string | undefined {
  if (text.includes('://')) return describeProblem('contains a scheme', example);
  if (text.includes('/'))
    return describeProblem('contains a path, but a bundle works only at the root of a host', example);
  if (/:\d*$/.test(text)) return describeProblem('contains a port', example);
  const host = /[\s@?#\\]/.test(text) ? undefined : parseUrl(`https://${text}`)?.hostname;
  if (host === undefined || !isHostName(host)) return describeProblem('not a host name', example);
  if (host !== text) return describeProblem('not the form that browsers send', `"${host}"`);
  if (host.startsWith('games.'))
    return describeProblem('begins with "games.", which is the host of the game provider', 'another host name');
  return undefined;
}

/** Returns true for a DNS name with two labels or more. An IP address is not a DNS name. */
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
