import * as z from 'zod/mini';
import { next, pageFields, time } from './operator-fields.schemas.ts';

/**
 * States of a request for a brand. `accepted`: an operator works on the request. `done`: the brand was created. `done`,
 * `declined` and `withdrawn` are final.
 */
export const brandRequestStates = ['open', 'accepted', 'done', 'declined', 'withdrawn'] as const;
export type BrandRequestState = (typeof brandRequestStates)[number];

const requestId = z.uuid();
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const code = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
const market = z.string().check(z.regex(/^[a-z]{1,20}$/));
const language = z.string().check(z.regex(/^[A-Z]{2}$/));

const wishes = {
  name: text(40),
  market,
  /** Languages of the brand. The first one is the default language. */
  languages: z.array(language).check(z.minLength(1), z.maxLength(30)),
  /** Currency code (ISO 4217). */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  wish: z.string().check(z.trim(), z.maxLength(2000)),
  /** Day by which the brand must be ready, such as 2027-06-30. Null for no deadline. */
  deadline: z.nullable(z.iso.date().check(z.regex(/^2\d{3}-/))),
};

const brandRequest = z.object({
  requestId,
  ...wishes,
  hasLogo: z.boolean(),
  state: z.enum(brandRequestStates),
  /** Version of the request (number of its changes). The next change must send it in the `If-Match` header. */
  version: z.number(),
  requestedBy: z.string(),
  requestedAt: time,
  /** Operator who has accepted the request. Null if nobody has accepted it. */
  owner: z.nullable(z.string()),
  /** Reason why the request was declined. Null in any other state. */
  reason: z.nullable(z.string()),
  /** Code of the brand that was created for the request. Null if no brand was created. */
  brand: z.nullable(z.string()),
  changedAt: time,
});
export type BrandRequest = z.infer<typeof brandRequest>;

const comment = z.object({ commentId: z.string(), by: z.string(), at: time, text: z.string() });

export const listBrandRequests = {
  request: z.object({
    /** States of the requests to list. `active` means open or accepted. */
    state: z._default(z.enum(['active', 'all', ...brandRequestStates]), 'active'),
    /** Requests to list. `mine`: only requests that the caller has made or accepted. */
    show: z._default(z.enum(['all', 'mine']), 'all'),
    ...pageFields,
  }),
  value: z.object({ list: z.array(brandRequest), next }),
};

export const getBrandRequest = {
  request: z.object({ requestId }),
  value: z.object({
    ...brandRequest.shape,
    /** Bytes of the logo in base64. Null without a logo. */
    logo: z.nullable(z.object({ content: z.string(), format: z.enum(['svg', 'png']) })),
    /** Comments on the request, oldest first. */
    comments: z.array(comment),
  }),
};

export const addBrandRequest = {
  request: z.object({
    ...wishes,
    /** Bytes of a PNG or SVG in base64. Null without a logo. */
    logo: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(3 * 1024 * 1024))),
  }),
  value: brandRequest,
};

export const commentBrandRequest = {
  request: z.object({ requestId, text: text(2000) }),
  value: comment,
};

export const acceptBrandRequest = {
  request: z.object({ requestId }),
  value: brandRequest,
};

export const declineBrandRequest = {
  request: z.object({ requestId, reason: text(500) }),
  value: brandRequest,
};

export const withdrawBrandRequest = { ...acceptBrandRequest };

export const completeBrandRequest = {
  request: z.object({ requestId, brand: code }),
  value: brandRequest,
};

export const setBrandRequestDeadline = {
  request: z.object({ requestId, deadline: wishes.deadline }),
  value: brandRequest,
};
