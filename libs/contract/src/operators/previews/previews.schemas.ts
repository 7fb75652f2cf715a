import * as z from 'zod/mini';
import { brand, releaseId } from '../publishing/release-fields.schemas.ts';

/** Screen of the app that a preview can show without parameters. */
const screen = z.object({
  /** Path of the app, such as `/m/home`. */
  path: z.string(),
  feature: z.string(),
  /** Visitor for whom the screen is made. Guests see the screens of `guest` only. */
  access: z.enum(['guest', 'member', 'agent']),
});

const address = {
  /** Address that shows the app of the members. It contains a key, so it needs no log-in. */
  url: z.string(),
  /** Origin of the preview, for messages between the console and the page. */
  origin: z.string(),
  /** Time at which the address ends. */
  endsAt: z.string(),
};

const draftRequest = z.object({ brand, draftId: z.uuid() });

/** A further call of the same operator extends the address, and it stays. */
export const openDraftPreview = {
  request: draftRequest,
  value: z.object({ ...address, screens: z.array(screen) }),
};

/** A further call of the same operator returns the same address until it ends. Its time is not extended. */
export const openPhonePreview = { request: draftRequest, value: z.object(address) };

export const endPhonePreview = {
  request: draftRequest,
  value: z.object({
    /** False if no address worked any more. */
    hasEnded: z.boolean(),
  }),
};

/** A further call of the same operator extends the address, and it stays. */
export const openReleasePreview = {
  request: z.object({ brand, releaseId }),
  value: z.object({
    ...address,
    screens: z.array(screen),
    /** Codes of the languages of the release. The first one is the default. */
    languages: z.array(z.string()),
  }),
};

/** A further call of the same operator extends the address, and it stays. */
export const openEnvironmentPreview = {
  request: z.object({ brand, environment: z.enum(['preview', 'staging']) }),
  value: z.object(address),
};
