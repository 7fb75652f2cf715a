import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { ResponseValue } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { getBrandFont } from '@livery/contract/operators/texts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Composer } from '../compose/composer.ts';

/**
 * Creates the function that describes a font. `languages` are language codes separated by commas. The created
 * function throws a GatewayError if there is no compiled app, or if the bytes are not a font.
 */
export const createFontDescriber =
  (composer: Pick<Composer, 'canCompose' | 'reportFont'>) =>
  async (bytes: Buffer, languages: string): Promise<ResponseValue<typeof getBrandFont>> => {
    if (!composer.canCompose())
      throw new GatewayError(OperatorErrorCode.ComposerUnavailable, { message: 'There is no compiled app' });
    const known = languages.split(',').filter((code): code is LanguageCode => Object.hasOwn(languageTable, code));
    const report = await composer.reportFont(bytes, known);
    if ('reason' in report)
      throw new GatewayError(OperatorErrorCode.BrandInvalid, {
        message: report.reason,
        value: { problems: [{ path: '$', ...report }] },
      });
    return {
      ...report,
      axes: [...report.axes],
      languages: report.languages.map((each) => ({ ...each, missing: [...each.missing] })),
      files: [...report.files],
    };
  };

export type DescribeFont = ReturnType<typeof createFontDescriber>;
