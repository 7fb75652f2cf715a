import * as z from 'zod/mini';
import { brand, releaseId } from '../publishing/release-fields.schemas.ts';

/** Screen of the app that a preview can show without parameters. */
const screen = z.object({
  /** Path of the app, such as `/m/home`. */
  path: z.string(),
  feature: z.string(),
  /** Visitor for whom the screen is made. Guests see only the screens with the value `guest`. */
  access: z.enum(['guest', 'member', 'agent']),
});

const address = {
  /** URL that opens the app of the members. It contains a key, so no log-in is needed. */
  url: z.string(),
  /** Origin of the preview, for messages between the console and the page. */
  origin: z.string(),
  /** Time until which the URL is valid. */
  endsAt: z.string(),
};

const draftRequest = z.object({ brand, draftId: z.uuid() });

/**
 * Returns the URL of a preview of a draft. If the same operator calls this again, the URL stays the same and is valid
 * for longer.
 */
export const openDraftPreview = {
  request: draftRequest,
  value: z.object({ ...address, screens: z.array(screen) }),
};

/**
 * Returns a URL that opens a preview on a phone. If the same operator calls this again, the same URL is returned until
 * it expires. It does not become valid for longer.
 */
export const openPhonePreview = { request: draftRequest, value: z.object(address) };

export const endPhonePreview = {
  request: draftRequest,
  value: z.object({
    /** True if a URL was still valid and has been ended. False if there was none. */
    hasEnded: z.boolean(),
  }),
};

/**
 * Returns the URL of a preview of a release. If the same operator calls this again, the URL stays the same and is valid
 * for longer.
 */
export const openReleasePreview = {
  request: z.object({ brand, releaseId }),
  value: z.object({
    ...address,
    screens: z.array(screen),
    /** Codes of the languages of the release. The first one is the default. */
    languages: z.array(z.string()),
  }),
};

/**
 * Returns the URL of a preview of an environment. If the same operator calls this again, the URL stays the same and is
 * valid for longer.
 */
export const openEnvironmentPreview = {
  request: z.object({ brand, environment: z.enum(['preview', 'staging']) }),
  value: z.object(address),
};
