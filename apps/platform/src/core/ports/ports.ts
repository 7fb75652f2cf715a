/**
 * Connection point for an external system, such as a messaging service. The module that uses the system defines the
 * port. `app-adapters.ts` chooses the adapter (the implementation) of the port.
 */
export interface Port<Adapter> {
  /** Name of the external system, for error messages. */
  readonly name: string;
  /** Adapter that is used if no other adapter is provided. */
  readonly fallback?: Adapter;
}

export const definePort = <Adapter>(name: string, fallback?: Adapter): Port<Adapter> => ({
  name,
  ...(fallback !== undefined && { fallback }),
});

/** Error for a port (connection point for an external system) that has neither an adapter nor a fallback. */
export class MissingAdapterError extends Error {
  override readonly name = 'MissingAdapterError';

  constructor(port: string) {
    super(
      `No adapter is chosen for "${port}", and a module needs one. Choose one in app-adapters.ts, or give the port a fallback.`,
    );
  }
}

export interface Ports {
  /** Sets the adapter of a port, and replaces an adapter that was set before. */
  readonly provide: <Adapter>(port: Port<Adapter>, adapter: Adapter) => void;
  /** Removes the adapter of a port, if one was set. */
  readonly remove: <Adapter>(port: Port<Adapter>) => void;
  /** Returns the adapter of a port, or the fallback of the port. Returns undefined if the port has neither. */
  readonly find: <Adapter>(port: Port<Adapter>) => Adapter | undefined;
  /**
   * Returns the adapter of a port, or the fallback of the port. Throws a MissingAdapterError if the port has neither.
   */
  readonly use: <Adapter>(port: Port<Adapter>) => Adapter;
}

export const createPorts = (): Ports => {
  const adapters = new Map<Port<unknown>, unknown>();
  const find = <Adapter>(port: Port<Adapter>): Adapter | undefined =>
    (adapters.get(port) as Adapter | undefined) ?? port.fallback;
  return {
    provide: (port, adapter) => void adapters.set(port, adapter),
    remove: (port) => void adapters.delete(port),
    find,
    use: (port) => {
      const adapter = find(port);
      if (adapter === undefined) throw new MissingAdapterError(port.name);
      return adapter;
    },
  };
};
