import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { releasesModule } from '../releases/index.ts';
import { brandRequestsRoutes } from './brand-requests.routes.ts';

/** Requests of operators for brands that do not exist yet. */
export const brandRequestsModule = defineModule({
  name: 'brand-requests',
  dependsOn: { releases: releasesModule },
  register: ({ operators, clock }, { releases }) => {
    brandRequestsRoutes(operators, {
      clock,
      isExistingBrand: releases.isExistingBrand,
      checkLogo: async (bytes) => {
        const result = await releases.checkLogo(bytes);
        if ('format' in result) return result.format;
        throw new GatewayError(OperatorErrorCode.BrandInvalid, {
          message: result.reason,
          value: { problems: [{ path: '$.logo', ...result }] },
        });
      },
    });
  },
});
