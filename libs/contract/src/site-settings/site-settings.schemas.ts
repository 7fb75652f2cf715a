import * as z from 'zod/mini';

/** State of the site for the visitor, and the data that the client needs before log-in. */
export const systemStatus = {
  request: z.object({}),
  value: z.object({
    maintenance: z.boolean(),
    /** Expected end of the maintenance (ISO 8601). Null if it is unknown. */
    maintenanceUntil: z.nullable(z.string()),
    regionRestriction: z.boolean(),
    /** ISO 3166-1 alpha-2 code of the visitor, if the gateway knows it. */
    country: z.nullable(z.string()),
  }),
};

/** Flags that are on. A flag that is missing is off. */
export const whitelabel = {
  request: z.object({}),
  value: z.object({ flags: z.record(z.string(), z.boolean()) }),
};

export const consolidatedSettings = {
  request: z.object({}),
  value: z.object({
    /** 1: the new template. Any other value or none: the base template. */
    mobileTemplate: z.object({ mem_cen: z.optional(z.number()), dep_func: z.optional(z.number()) }),
    customerService: z.array(z.string()),
    currency: z.string(),
    timeZone: z.string(),
    /** RSA public key (SPKI, PEM) that encrypts the keys of encrypted requests. */
    publicKey: z.string(),
    /** Time of the gateway in epoch milliseconds, for devices with a wrong clock. */
    serverTime: z.optional(z.number()),
  }),
};
