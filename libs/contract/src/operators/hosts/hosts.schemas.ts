import * as z from 'zod/mini';
import { brand } from '../publishing/release-fields.schemas.ts';

/** Host name as a person enters it. The gateway converts it to the form that browsers send: lower case, punycode. */
const typedHost = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const host = z.string().check(z.minLength(1), z.maxLength(253));

/**
 * Reasons why the last check did not find the proof that the brand controls the host.
 *
 * - `recordMissing`: there is no record and no file yet.
 * - `recordDiffers`: the TXT record or the CNAME has another value.
 * - `fileDiffers`: the content of the file is not the expected content.
 * - `dnsFailed`: the name servers did not respond, or responded with an error.
 * - `privateAddress`: the host leads to an address that is not public, so the file is not fetched.
 * - `taken`: another brand has proved control of this host, or of a host with a similar name.
 */
export const hostReasons = [
  'recordMissing',
  'recordDiffers',
  'fileDiffers',
  'dnsFailed',
  'privateAddress',
  'taken',
] as const;

const hostState = z.object({
  /** Host name in the form that browsers send: lower case, punycode. */
  host: z.string(),
  /** The same host name in Unicode, for display. */
  unicode: z.string(),
  /**
   * Source of the host. `console`: an operator added the host. `file`: a brand file of the server contains the host,
   * so the host needs no proof.
   */
  source: z.enum(['console', 'file']),
  /** State of the host. `unclaimed`: the live release contains the host, but nobody has started its verification. */
  state: z.enum(['unclaimed', 'waiting', 'failed', 'verified', 'expired']),
  reason: z.nullable(z.enum(hostReasons)),
  /**
   * Text that the last failed check found instead of the expected one, for example another TXT record. For the reason
   * `taken`, it is the same or a similar host of another brand. Null if the check found nothing.
   */
  found: z.nullable(z.string()),
  /** Kind of proof that the last successful check found. Null if no check has succeeded. */
  method: z.nullable(z.enum(['txt', 'cname', 'file'])),
  /** True if this host shows the brand now. */
  isServed: z.boolean(),
  verifiedAt: z.nullable(z.string()),
  lastCheckedAt: z.nullable(z.string()),
  nextCheckAt: z.nullable(z.string()),
  /**
   * Time of the first check that no longer found the proof of a verified host. Null for a host that is not verified,
   * and for a host whose proof was found by the last check.
   */
  lostSince: z.nullable(z.string()),
  /**
   * Time at which the state becomes `expired`, if no check finds the proof until then. Null for a host that does not
   * expire, for example because the last check found the proof.
   */
  endsAt: z.nullable(z.string()),
  /**
   * Three ways to prove control of the host: a TXT record, a CNAME record and a file. The brand needs only one of
   * them. Null for a host without verification.
   */
  proof: z.nullable(
    z.object({
      txt: z.object({ name: z.string(), value: z.string() }),
      cname: z.object({ name: z.string(), value: z.string() }),
      file: z.object({ url: z.string(), content: z.string() }),
    }),
  ),
});

export const listBrandHosts = {
  request: z.object({ brand }),
  value: z.object({ hosts: z.array(hostState) }),
};

export const addBrandHost = {
  request: z.object({ brand, host: typedHost }),
  value: hostState,
};

export const checkBrandHost = {
  request: z.object({ brand, host }),
  value: hostState,
};

export const removeBrandHost = {
  request: z.object({ brand, host }),
  value: z.object({ wasServed: z.boolean() }),
};
