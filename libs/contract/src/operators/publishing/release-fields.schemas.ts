import * as z from 'zod/mini';

export const brand = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const releaseId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const environment = z.enum(['preview', 'staging', 'live']);
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
export const entryId = z.uuid();
