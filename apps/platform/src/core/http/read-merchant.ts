import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyRequest } from 'fastify';
import type { Merchants } from '../../modules/brands/brand-repository.ts';
import { GatewayError } from './errors/gateway-error.ts';

/** A request may name a header twice; which of the two counts must never be a matter of taste. */
const countHeader = (request: FastifyRequest, name: string): number =>
  request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;

/** The brand that a call is for. Throws a GatewayError unless exactly one known merchant is named. */
export const readMerchant = (request: FastifyRequest, merchants: Merchants): Merchant => {
  const { merchant: code } = request.headers;
  if (typeof code !== 'string' || countHeader(request, 'merchant') !== 1)
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'Exactly one Merchant header is wanted, with the code of the brand',
    });
  const merchant = merchants.find(code);
  if (!merchant)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'The Merchant header names no brand of this gateway' });
  return merchant;
};

/** The language to answer in: the one asked for when the brand has it, else the brand's default. */
export const readLanguage = (requestedLanguage: unknown, { languages }: Merchant): LanguageCode =>
  languages.find((code) => code === requestedLanguage) ?? (languages[0] as LanguageCode);
