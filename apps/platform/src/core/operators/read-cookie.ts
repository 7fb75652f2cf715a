import type { FastifyRequest } from 'fastify';

/** Returns the value of a cookie of a request, or undefined if the request has no cookie with this name. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
