import * as z from 'zod/mini';

/** Availability of the site for the visitor, and data that the client needs before the log-in. */
export const systemStatus = {
  request: z.object({}),
  value: z.object({
    maintenance: z.boolean(),
    /** Expected end of the current maintenance, ISO 8601. Null without maintenance, or if the end is unknown. */
    maintenanceUntil: z.nullable(z.string()),
    regionRestriction: z.boolean(),
    /** Country of the visitor as an ISO 3166-1 alpha-2 code. Null if the gateway does not know the country. */
    country: z.nullable(z.string()),
  }),
};

/** Feature flags of the brand by name. A feature is off if its flag is false or missing. */
export const whitelabel = {
  request: z.object({}),
  value: z.object({ flags: z.record(z.string(), z.boolean()) }),
};

export const consolidatedSettings = {
  request: z.object({}),
  value: z.object({
    /**
     * Layouts of the member center (`mem_cen`) and the deposit screen (`dep_func`). 1 is the new layout. Any other
     * value, or an absent value, is the standard layout (`base`).
     */
    mobileTemplate: z.object({ mem_cen: z.optional(z.number()), dep_func: z.optional(z.number()) }),
    customerService: z.array(z.string()),
    currency: z.string(),
    timeZone: z.string(),
    /**
     * RSA public key of the gateway (SPKI, PEM). The client encrypts a sensitive request body with a random key, and
     * encrypts this random key with the RSA key.
     */
    publicKey: z.string(),
    /**
     * Current time of the gateway in epoch milliseconds. Requests in the JWE format contain their time, and the gateway
     * rejects a wrong time. With `serverTime`, a client whose clock is wrong can correct the time. If absent, the
     * client uses its clock.
     */
    serverTime: z.optional(z.number()),
  }),
};
