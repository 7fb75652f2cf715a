/** JSON body of every response of the `/wps/*` and `/lgw/*` endpoints. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly errorCode: string; readonly message?: string; readonly value?: unknown };

/** Returns true if the JSON has the fields of a response envelope. The type of `value` is not checked. */
export const isEnvelope = (json: unknown): json is Envelope<unknown> => {
  if (typeof json !== 'object' || json === null || !('success' in json)) return false;
  return json.success === true ? 'value' in json : 'errorCode' in json && typeof json.errorCode === 'string';
};
