/** Every answer of `/wps/*` and `/lgw/*`. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly errorCode: string; readonly message?: string; readonly value?: unknown };

/** True for JSON that has the envelope's shape; its `value` is still unchecked. */
export const isEnvelope = (json: unknown): json is Envelope<unknown> => {
  if (typeof json !== 'object' || json === null || !('success' in json)) return false;
  return json.success === true ? 'value' in json : 'errorCode' in json && typeof json.errorCode === 'string';
};
