import { ErrorCode } from '@livery/contract/errors';
import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { BrandProfile } from './nearest-brand.ts';

/** Path of the route with which a demonstration gateway logs in a demonstration account without a password. */
export const demoSessionPath = '/dev/preview-session';

/** Kind of logged-in visitor for whom a preview shows the app. */
export type LoggedInVisitor = Exclude<PreviewScene['visitor'], 'guest'>;

/** Part of the response of `login` that a preview page needs. */
export const sessionValue = z.object({ token: z.string(), userName: z.string(), customerType: z.number() });
export type SessionValue = z.infer<typeof sessionValue>;

/** Data for the pages of previews. It never includes data of real members. */
export interface PreviewData {
  /** Returns the origins from which the pages of previews load games into frames. */
  readonly getGamesOrigins: () => readonly string[];
  /** Handles a call of a preview page. Returns undefined if the normal routes of this gateway must handle the call. */
  readonly handleCall: (
    request: FastifyRequest,
    reply: FastifyReply,
    profile: BrandProfile,
  ) => Promise<FastifyReply | undefined>;
  /** Logs in a demonstration account for a preview of the brand with this profile. */
  readonly logIn: (visitor: LoggedInVisitor, profile: BrandProfile) => Promise<SessionValue>;
}

const createMissingError = (): GatewayError =>
  new GatewayError(ErrorCode.FeatureDisabled, {
    message:
      'Previews have no data here, because a preview never shows that of real members. ' +
      'Set SANDBOX_URL to the origin of a gateway with DEMO=on',
  });

/**
 * Preview data of a gateway without a sandbox (a demonstration gateway that supplies data for previews). Each call is
 * rejected with a GatewayError that explains the reason.
 */
export const missingData: PreviewData = {
  getGamesOrigins: () => [],
  handleCall: async () => {
    throw createMissingError();
  },
  logIn: async () => {
    throw createMissingError();
  },
};
