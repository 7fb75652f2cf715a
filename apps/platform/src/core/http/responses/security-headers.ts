import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser must use only TLS for the host. */
const strictTransportSeconds = 365 * 24 * 60 * 60;

/**
 * Sets the security headers of all responses. A page sets its own content security policy. Other responses, such as
 * JSON, get a policy that allows nothing. If `isSecure` is true, also sets the header `Strict-Transport-Security`.
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
    // Subdomains are excluded, because the operator can have hosts without TLS below the same domain.
    strictTransportSecurity: isSecure && { maxAge: strictTransportSeconds, includeSubDomains: false },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  // The code of event streams writes headers directly to the Node response, without Fastify's reply. The security
  // headers are therefore copied from the reply to the Node response.
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
  });
};
