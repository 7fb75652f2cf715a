import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { type ComponentType, lazy } from 'react';

const resetFailed = new Set<() => void>();

/** Resets components that failed to load, so that the next render loads them again. */
export const resetFailedComponents = (): void => {
  for (const reset of resetFailed) reset();
  resetFailed.clear();
};

/**
 * Creates a component that loads on its first render. The section boundary shows a failed load, and
 * `resetFailedComponents` resets it. React's `lazy` alone cannot retry.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await withTranslations(load)() };
      } catch (error) {
        resetFailed.add(() => (Loaded = attempt()));
        throw error;
      }
    });
  let Loaded = attempt();
  return function LazyComponent(props: Props) {
    return <Loaded {...props} />;
  };
};
