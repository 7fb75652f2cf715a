import * as z from 'zod/mini';
import { brand, releaseId } from '../publishing/release-fields.schemas.ts';

/** Screen of the app that a preview can show without parameters. */
const screen = z.object({
  /** URL path of the screen in the app, such as `/m/home`. */
  path: z.string(),
  feature: z.string(),
  /** Visitor for whom the screen is made. Guests see only the screens with the value `guest`. */
  access: z.enum(['guest', 'member', 'agent']),
});

const address = {
  /** URL that opens the preview of the member app. It contains a key, so no log-in is needed. */
  url: z.string(),
  /** Origin of the preview, for messages between the console and the page. */
  origin: z.string(),
  /** Time until which the URL is valid. */
  endsAt: z.string(),
};

const draftRequest = z.object({ brand, draftId: z.uuid() });

/**
 * Returns the URL of a preview of a draft. If the same operator repeats the call, the gateway returns the same URL and
 * extends its validity.
 */
export const openDraftPreview = {
  request: draftRequest,
  value: z.object({ ...address, screens: z.array(screen) }),
};

/**
 * Returns the data that other sites show for a link to the brand's app: title, description and image. The data comes
 * from the page that is built from the draft. `card` is null if the draft has problems, because the page cannot be
 * built then.
 */
export const getDraftShareCard = {
  request: draftRequest,
  value: z.object({
    /** Number of the draft's last operation. */
    sequence: z.int(),
    card: z.nullable(
      z.object({
        title: z.string(),
        /** Host of the brand's canonical address. Null for a brand without domains. */
        host: z.nullable(z.string()),
        /**
         * Description of the site in the default language of the brand. Other sites show this description with a link
         * to the app.
         */
        description: z.string(),
        /**
         * Descriptions in the other languages of the brand, by language code. They are used only for the installed app.
         */
        translations: z.record(z.string(), z.string()),
        /** JPEG image as base64. Null for a brand without domains, because a link preview needs an absolute URL. */
        image: z.nullable(z.string()),
      }),
    ),
  }),
};

/**
 * Returns a URL that opens a preview on a phone. Until this URL expires, a repeated call of the same operator returns
 * the same URL, and does not extend its validity.
 */
export const openPhonePreview = { request: draftRequest, value: z.object(address) };

export const endPhonePreview = {
  request: draftRequest,
  value: z.object({
    /** True if the call ended a URL that was still valid. False if there was no valid URL. */
    hasEnded: z.boolean(),
  }),
};

/**
 * Returns the URL of a preview of a release. If the same operator repeats the call, the gateway returns the same URL
 * and extends its validity.
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
 * Returns the URL of a preview of the release that an environment shows. If the same operator repeats the call, the
 * gateway returns the same URL and extends its validity.
 */
export const openEnvironmentPreview = {
  request: z.object({ brand, environment: z.enum(['preview', 'staging']) }),
  value: z.object(address),
};
