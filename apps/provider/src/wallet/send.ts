export type Send = (url: URL, request: RequestInit) => Promise<Response>;
