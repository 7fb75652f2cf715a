export interface LaunchRequest {
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: string;
  readonly supportPlay: string | undefined;
  /** Where in the game it opens. */
  readonly at: string | undefined;
}

/** What the address asks to open, or nothing where it names no game. */
export const parseLaunchRequest = (query: URLSearchParams): LaunchRequest | undefined => {
  const [vendor, gameId, nodeId] = ['vendor', 'gameId', 'nodeId'].map((name) => query.get(name));
  return vendor && gameId && nodeId
    ? { vendor, gameId, nodeId, supportPlay: query.get('supportPlay') ?? undefined, at: query.get('at') ?? undefined }
    : undefined;
};
