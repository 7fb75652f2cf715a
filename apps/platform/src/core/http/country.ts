import type { FastifyRequest } from 'fastify';

/** Reads the visitor's country from the headers of the proxy in front. Without a proxy the headers are not trusted. */
export const createCountryResolver =
  (isBehindProxy: boolean) =>
  (request: FastifyRequest): string | null => {
    const countryHeader = request.headers['cf-ipcountry'] ?? request.headers['x-country-code'];
    return isBehindProxy && typeof countryHeader === 'string' && /^[A-Z]{2}$/.test(countryHeader)
      ? countryHeader
      : null;
  };
