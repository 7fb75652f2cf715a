import { ErrorCode } from '@livery/contract/errors';
import { uploadLimit } from '@livery/contract/support/feedback-limits';
import { uploadsPath } from '@livery/contract/support/feedback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { readMerchant } from '../../core/http/calls/read-merchant.ts';
import { getCaller } from '../../core/http/route.ts';
import { createFeatureGuard } from '../../core/http/calls/require-flag.ts';
import type { CallChecks } from '../../core/http/calls/call-checks.ts';
import type { Uploads } from './uploads.ts';
import { uploadPurposes } from './uploads.tables.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface UploadsRoutesDeps {
  readonly app: FastifyInstance;
  readonly merchants: Merchants;
  readonly authenticate: CallChecks['authenticate'];
  readonly uploads: Uploads;
}

const portraitSize = 192;

/**
 * Maximum number of portrait requests per minute for one IP address. Each request decrypts and scales an image. The
 * limit is high, because many people can share an address. Browsers cache each portrait.
 */
const portraitsPerMinute = 600;

const getPurpose = ({ query }: FastifyRequest) => {
  const purpose = uploadPurposes.find((each) => each === (query as { purpose?: unknown }).purpose);
  if (!purpose)
    throw new GatewayError(ErrorCode.BadRequest, { message: `purpose: one of ${uploadPurposes.join(', ')}` });
  return purpose;
};

/**
 * Routes that upload and return images. The request body contains the raw bytes of the image, because base64 in JSON
 * would be a third larger. These are the only routes that accept bodies of this size.
 */
export const uploadsRoutes = async ({ app, merchants, authenticate, uploads }: UploadsRoutesDeps): Promise<void> => {
  const pass = createFeatureGuard(merchants);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: uploadLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.put(uploadsPath, {
      bodyLimit: uploadLimit,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const purpose = getPurpose(request);
        if (!Buffer.isBuffer(request.body)) throw new GatewayError(ErrorCode.UploadUnreadable);
        const merchant = readMerchant(request, merchants);
        const session = await authenticate(request.headers.authorization, merchant, getCaller(request));
        await pass({ session, merchant });
        return reply
          .header('cache-control', 'no-store')
          .send({ success: true, value: await uploads.add(session, purpose, request.body) });
      },
      errorHandler: (error) => {
        if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw new GatewayError(ErrorCode.UploadTooLarge);
        throw error;
      },
    });
  });

  const portraitLimit = { config: { rateLimit: { max: portraitsPerMinute, timeWindow: '1 minute' } } };
  app.get<{ Params: { id: string } }>('/media/portraits/:id.webp', portraitLimit, async (request, reply) => {
    const { id } = request.params;
    const bytes = /^[0-9a-f-]{36}$/.test(id) ? await uploads.portrait(id) : undefined;
    if (!bytes) throw new GatewayError(ErrorCode.NotFound);
    const image = await sharp(bytes)
      .resize(portraitSize, portraitSize, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    return reply.headers({ 'cache-control': 'public, max-age=31536000, immutable' }).type('image/webp').send(image);
  });
};
