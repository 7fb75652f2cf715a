import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { FastifyRequest } from 'fastify';
import { getFallbackLanguages } from '../../text/language-fallback.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Merchants } from '../hosts/brand-directory.ts';

/**
 * Returns the number of headers with this name in a request. A request with two Merchant headers is rejected, because
 * it does not identify one brand.
 */
const countHeader = (request: FastifyRequest, name: string): number =>
  request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;

/**
 * Returns the brand in the Merchant header of a call. Throws a GatewayError if the request does not have exactly one
 * such header with a known brand.
 */
export const readMerchant = (request: FastifyRequest, merchants: Pick<Merchants, 'find'>): Merchant => {
  const { merchant: code } = request.headers;
  if (typeof code !== 'string' || countHeader(request, 'merchant') !== 1)
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'Exactly one Merchant header with the code of the brand is required',
    });
  const merchant = merchants.find(code);
  if (!merchant)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'The Merchant header names no brand of this gateway' });
  return merchant;
};

/**
 * Returns the language of the response. It is the first of these languages that the brand supports: the requested
 * language, a variant of the requested language (such as TY for TL), the default language of the brand.
 */
export const readLanguage = (requestedLanguage: unknown, brand: Pick<Merchant, 'languages'>): LanguageCode =>
  getFallbackLanguages(String(requestedLanguage), brand).find((code) => brand.languages.includes(code)) ??
  (brand.languages[0] as LanguageCode);
