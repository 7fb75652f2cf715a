/** Response body of all `/wps/*` and `/lgw/*` endpoints. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly errorCode: string; readonly message?: string; readonly value?: unknown };

/** Checks that the JSON has the shape of the envelope. `value` is not checked. */
export const isEnvelope = (json: unknown): json is Envelope<unknown> => {
  if (typeof json !== 'object' || json === null || !('success' in json)) return false;
  return json.success === true ? 'value' in json : 'errorCode' in json && typeof json.errorCode === 'string';
};
