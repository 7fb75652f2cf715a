import { withTexts } from '@livery/kit/rest-of-texts';
import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/** Lets parts that failed to load be loaded again when they are drawn next. */
export const retryParts = (): void => {
  for (const renew of failed) renew();
  failed.clear();
};

/** A component that is loaded when it is first drawn. A load that failed is the section's to show; `retryParts` forgets it, which React's `lazy` alone cannot. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await withTexts(load)() };
      } catch (error) {
        failed.add(() => (Loaded = attempt()));
        throw error;
      }
    });
  let Loaded = attempt();
  return function Part(props: Props) {
    return <Loaded {...props} />;
  };
};
