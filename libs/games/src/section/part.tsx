import { type ComponentType, lazy } from 'react';

/** A component that is loaded when it is first drawn. Unlike with React's `lazy` alone, a load that failed is tried again when it is drawn again. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Loaded = attempt();
        throw error;
      }
    });
  let Loaded = attempt();
  return function Part(props: Props) {
    return <Loaded {...props} />;
  };
};
