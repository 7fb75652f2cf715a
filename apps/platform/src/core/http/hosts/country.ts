import type { FastifyRequest } from 'fastify';

/**
 * Creates the function that reads the visitor's country from a request header. The function uses the header only if a
 * trusted proxy has sent the request, because other clients could send a false country. Returns null if the country is
 * unknown.
 */
export const createCountryResolver =
  (header: string | undefined, isTrustedProxy: (address: string | undefined) => boolean) =>
  ({ headers, socket }: FastifyRequest): string | null => {
    const country = header && isTrustedProxy(socket.remoteAddress) ? headers[header] : undefined;
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
  };
