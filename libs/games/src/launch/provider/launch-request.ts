export interface LaunchRequest {
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: string;
  readonly supportPlay: string | undefined;
  /**
   * Page that the game shows at its start, e.g. the id of a match in a sportsbook. Undefined for the game's normal
   * start page.
   */
  readonly at: string | undefined;
}

/** Reads the game to open from the URL's query. Returns undefined if required parameters are missing. */
export const parseLaunchRequest = (query: URLSearchParams): LaunchRequest | undefined => {
  const [vendor, gameId, nodeId] = ['vendor', 'gameId', 'nodeId'].map((name) => query.get(name));
  return vendor && gameId && nodeId
    ? { vendor, gameId, nodeId, supportPlay: query.get('supportPlay') ?? undefined, at: query.get('at') ?? undefined }
    : undefined;
};
