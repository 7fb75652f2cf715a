/** Error codes that the client creates. No response of the gateway contains them. */
export const Offline = 'client.offline';
export const TimedOut = 'client.timeout';
export const MalformedResponse = 'client.malformed';
export const MissingEncryptionKey = 'client.no.key';
/** The list has too many pages, so the client cannot export it as a file. */
export const ListTooLong = 'client.tooLong';
