import * as z from 'zod/mini';

/** Whether the site may be entered, and what the member's browser needs before it can log in. */
export const systemStatus = {
  request: z.object({}),
  value: z.object({
    maintenance: z.boolean(),
    /** When the operator expects to be done (ISO 8601); null where nothing was promised. */
    maintenanceUntil: z.nullable(z.string()),
    regionRestriction: z.boolean(),
    /** ISO 3166-1 alpha-2 of the visitor, as far as the gateway knows. */
    country: z.nullable(z.string()),
  }),
};

/** What is on now, by flag; a flag that the answer omits is off. */
export const whitelabel = {
  request: z.object({}),
  value: z.object({ flags: z.record(z.string(), z.boolean()) }),
};

export const consolidatedSettings = {
  request: z.object({}),
  value: z.object({
    /** 1 is the new template; anything else, and nothing, the base one. */
    mobileTemplate: z.object({ mem_cen: z.optional(z.number()), dep_func: z.optional(z.number()) }),
    customerService: z.array(z.string()),
    currency: z.string(),
    timeZone: z.string(),
    /** RSA public key (SPKI, PEM) under which the keys of encrypted calls travel. */
    publicKey: z.string(),
    /** Milliseconds since 1970 by the gateway's clock, for devices whose own is wrong. */
    serverTime: z.optional(z.number()),
  }),
};
