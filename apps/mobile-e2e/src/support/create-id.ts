import { randomUUID } from 'node:crypto';

/** Returns a short random id of lower-case letters and digits. If a test is retried, it gets a new id. */
export const createId = (): string => randomUUID().slice(0, 8);
