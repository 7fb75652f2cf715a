import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser opens the host only over TLS. */
const strictTransportSeconds = 365 * 24 * 60 * 60;

/**
 * Sets the security headers of all responses. A page sets its own content security policy. All other responses, such as
 * JSON, get a policy that allows nothing. With `isSecure`, browsers open the host only over TLS.
 */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  { isSecure }: { readonly isSecure: boolean },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Subdomains are not included, because the operator can have other hosts below the same domain.
    strictTransportSecurity: isSecure && { maxAge: strictTransportSeconds, includeSubDomains: false },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  // An event stream writes its headers without Fastify, so they must be on the response of Node too.
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
  });
};
