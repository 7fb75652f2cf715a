import { expect, test } from 'vitest';
import { createBundleHeaders } from './headers.ts';
import { formatNginxRules } from './nginx-rules.ts';

const headers = createBundleHeaders({ page: { 'default-src': ["'self'"] }, worker: { 'default-src': ["'none'"] } });
const rules = formatNginxRules(headers);
const readLocation = (start: string): string => rules.split(`location ${start} {\n`)[1]?.split('\n}')[0] ?? '';

test('gives the page, the worker and hashed files their own headers', () => {
  expect(readLocation('= "/sw.js"')).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
  expect(readLocation('^~ "/assets/"')).toContain('immutable');
  const page = readLocation('~ "^/(?:index\\.html|register\\.html|m(?:/.*)?)?$"');
  expect(page).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
  expect(page).toContain('try_files /index.html =404;');
});

test('sets a type in place of the one that nginx derives from the name', () => {
  expect(readLocation('= "/manifest.webmanifest"')).toContain('types { }\n  default_type "application/manifest+json";');
  expect(rules).not.toContain('add_header Content-Type');
});

test('serves no file that only a server reads', () => {
  expect(rules).toContain('location ~ ^/(?:_headers|_redirects|_nginx\\.conf|brand\\.json)$ { return 404; }');
});

test('rejects a header that nginx would interpret', () => {
  for (const value of ['a"; return 200;', 'a$uri', 'a\\', 'a\nb'])
    expect(() => formatNginxRules({ ...headers, rules: [{ path: '/*', headers: { 'X-A': value } }] })).toThrow('X-A');
});
