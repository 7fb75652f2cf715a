/** Error codes that the client creates. No response of the gateway contains them. */
export const Offline = 'client.offline';
export const TimedOut = 'client.timeout';
export const MalformedResponse = 'client.malformed';
export const MissingEncryptionKey = 'client.no.key';
/** The list has more pages than the client can load for a file, so the export fails. */
export const ListTooLong = 'client.tooLong';
