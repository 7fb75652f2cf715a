import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Schemas that validate responses. They load after the first load, because they would double it. */
export const lazyResponseValidation = createLazyModule(() => import('@livery/api/client/schema-validator'));
