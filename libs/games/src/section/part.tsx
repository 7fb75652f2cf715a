import { type ComponentType, use } from 'react';

/** A component that is loaded when it is first drawn. Unlike React's `lazy`, a load that failed is tried again when it is drawn again. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const arrive = async () => {
    try {
      return (loaded = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return function Part(props: Props) {
    const Loaded = loaded ?? use((loading ??= arrive()));
    return <Loaded {...props} />;
  };
};
