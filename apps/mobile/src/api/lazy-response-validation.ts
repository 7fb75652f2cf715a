import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Schemas that validate responses. They load lazily, because they would double the size of the first load. */
export const lazyResponseValidation = createLazyModule(() => import('@livery/api/client/schema-validator'));
