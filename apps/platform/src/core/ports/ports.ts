/**
 * An outside system, as a module needs it. The module that uses it defines the port; `app-adapters.ts` chooses the
 * adapter by the settings.
 */
export interface Port<Adapter> {
  /** Name of the outside system in errors. */
  readonly name: string;
  /** Adapter that is used when the settings name none. */
  readonly fallback?: Adapter;
}

export const definePort = <Adapter>(name: string, fallback?: Adapter): Port<Adapter> => ({
  name,
  ...(fallback !== undefined && { fallback }),
});

/** Error for a port that has neither an adapter nor a fallback. */
export class MissingAdapterError extends Error {
  override readonly name = 'MissingAdapterError';

  constructor(port: string) {
    super(
      `No adapter is chosen for "${port}", and a module needs one. Choose one in app-adapters.ts, or give the port a fallback.`,
    );
  }
}

export interface Ports {
  /** Sets the adapter of a port. A later adapter replaces an earlier one. */
  readonly provide: <Adapter>(port: Port<Adapter>, adapter: Adapter) => void;
  /** Returns the adapter of a port, or its fallback; undefined if it has neither. */
  readonly find: <Adapter>(port: Port<Adapter>) => Adapter | undefined;
  /** Returns the adapter of a port, or its fallback. Throws a MissingAdapterError. */
  readonly use: <Adapter>(port: Port<Adapter>) => Adapter;
}

export const createPorts = (): Ports => {
  const adapters = new Map<Port<unknown>, unknown>();
  const find = <Adapter>(port: Port<Adapter>): Adapter | undefined =>
    (adapters.get(port) as Adapter | undefined) ?? port.fallback;
  return {
    provide: (port, adapter) => void adapters.set(port, adapter),
    find,
    use: (port) => {
      const adapter = find(port);
      if (adapter === undefined) throw new MissingAdapterError(port.name);
      return adapter;
    },
  };
};
