import type { BundleHeaders } from './headers.ts';

const introduction = `# Paths and response headers of this bundle for nginx. Include the file in the server block of the brand, which sets
# the root: see docs/deployment/nginx-brand.conf. The page's policy changes with each build, so reload nginx after a change.
`;

/**
 * Rules that return 404 for hidden files and for files that only servers need. nginx checks these regular expressions
 * before the path prefixes of the other rules, so nobody can load these files.
 */
const privateFiles = `location ~ ^/(?:_headers|_redirects|_nginx\\.conf|brand\\.json)$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }`;

const otherPaths = `location = /.well-known/change-password { return 302 /m/changePsw; }`;

/** Paths of the app's pages. nginx returns `index.html` for all of them. */
const pagePattern = '^/(?:index\\.html|register\\.html|m(?:/.*)?)?$';

/**
 * Creates the nginx configuration of a bundle. For each path, nginx sends the headers of only one rule: the first
 * rule that matches the path. The gateway selects the rule in the same way. Throws an error if the value of a header
 * contains a character that has a special meaning in nginx.
 */
export function formatNginxRules({ rules }: BundleHeaders): string {
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = toDirectives(headers);
    if (path === '/*')
      return [
        formatLocation(`~ ${pagePattern}`, [...lines, 'try_files /index.html =404;']),
        formatLocation('= /licenses', [...lines, 'default_type text/plain;', 'try_files /licenses.txt =404;']),
        formatLocation('/', [...lines, 'try_files $uri =404;']),
      ];
    const match = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
    return [formatLocation(match, [...lines, 'try_files $uri =404;'])];
  });
  return `${[introduction, privateFiles, otherPaths, ...blocks].join('\n')}\n`;
}

function formatLocation(match: string, lines: readonly string[]): string {
  // The pattern is in quotes. Without quotes, nginx would read a brace in the pattern as the start or end of a block.
  const [modifier = '', ...rest] = match.split(' ');
  const target = rest.length === 0 ? modifier : `${modifier} "${rest.join(' ')}"`;
  return [`location ${target} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function toDirectives(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (/["\\$\n]/.test(value)) throw new Error(`The header ${name} cannot be written for nginx: ${value}`);
    // nginx sends its own Content-Type, which depends on the file extension. These directives replace it.
    // `add_header` would add a second Content-Type header instead.
    return name === 'Content-Type'
      ? ['types { }', `default_type "${value}";`]
      : [`add_header ${name} "${value}" always;`];
  });
}
