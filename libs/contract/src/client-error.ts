/** Failures that the client itself names: no answer of the gateway carries them. */
export const Offline = 'client.offline';
export const TimedOut = 'client.timeout';
export const MalformedResponse = 'client.malformed';
export const MissingEncryptionKey = 'client.no.key';
