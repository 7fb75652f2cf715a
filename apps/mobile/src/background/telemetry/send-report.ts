import type { OperationSpec } from '@livery/contract/operation';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Returns the first two segments of a path, which identify the page. The other segments can identify a visitor. */
export const toPage = (path: string): string =>
  path
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/[^\w/-]/g, '_')
    .slice(0, 100);

/**
 * Sends a report to the gateway. With `keepalive`, the browser sends it even after the page is closed. Errors are
 * ignored.
 */
export const sendReport = (
  { path, method }: Pick<OperationSpec, 'path' | 'method'>,
  { code, gateway }: Pick<BrandRuntime, 'code' | 'gateway'>,
  report: object,
): void =>
  void fetch(gateway + path, {
    method,
    headers: { Merchant: code, 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
