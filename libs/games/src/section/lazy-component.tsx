import { withTranslations } from '@livery/kit/i18n/deferred-translations';
import { type ComponentType, lazy } from 'react';

const resetFailed = new Set<() => void>();

/** Lets parts that failed to load be loaded again when they are drawn next. */
export const resetFailedComponents = (): void => {
  for (const reset of resetFailed) reset();
  resetFailed.clear();
};

/** A component that is loaded when it is first drawn. A load that failed is the section's to show; `retryParts` forgets it, which React's `lazy` alone cannot. */
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
