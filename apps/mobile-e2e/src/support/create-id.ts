import { randomUUID } from 'node:crypto';

/** Returns a short id of lower-case letters and digits. A second attempt of a journey gets another one. */
export const createId = (): string => randomUUID().slice(0, 8);
