/** Sends a wallet call, like `fetch`. */
export type Send = (url: URL, request: RequestInit) => Promise<Response>;
