import type { FastifyRequest } from 'fastify';

/**
 * Creates the function that reads the visitor's country from a header of the proxy. If no proxy is in front of the
 * gateway, the function ignores the header, because any client can send it.
 */
export const createCountryResolver =
  (isBehindProxy: boolean) =>
  (request: FastifyRequest): string | null => {
    const countryHeader = request.headers['cf-ipcountry'] ?? request.headers['x-country-code'];
    return isBehindProxy && typeof countryHeader === 'string' && /^[A-Z]{2}$/.test(countryHeader)
      ? countryHeader
      : null;
  };
