import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Challenge {
  readonly challengeId: string;
  readonly options: Readonly<Record<string, unknown>>;
}

interface PasskeyOptions {
  /** Origin of the page on which the passkey is used. */
  readonly origin: string;
  /** False for an authenticator that does not verify the user by a fingerprint or a PIN. If undefined, it is true. */
  readonly verifiesUser?: boolean;
}

const flags = { userPresent: 1, userVerified: 4, hasCredential: 64 };

const hash = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Creates a passkey in software. It signs challenges as the WebAuthn standard defines. */
export const createSoftwarePasskey = ({ origin, verifiesUser = true }: PasskeyOptions) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const userFlags = flags.userPresent | (verifiesUser ? flags.userVerified : 0);
  let counter = 0;

  const buildClientData = (type: string, { options }: Challenge): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));

  const buildAuthenticatorData = (flagBits: number, credential: Buffer = Buffer.alloc(0)): Buffer => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flagBits, 0);
    rest.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([hash(new URL(origin).hostname), rest, credential]);
  };

  const encodeCredential = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))]);
  };

  const wrap = (challenge: Challenge, response: object) => ({
    challengeId: challenge.challengeId,
    response: { id: toBase64(id), rawId: toBase64(id), type: 'public-key', clientExtensionResults: {}, response },
  });

  return {
    /** Returns the response to a challenge for the creation of the passkey. */
    create: (challenge: Challenge) => {
      const authData = buildAuthenticatorData(userFlags | flags.hasCredential, encodeCredential());
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return wrap(challenge, {
        clientDataJSON: toBase64(buildClientData('webauthn.create', challenge)),
        attestationObject: toBase64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },

    /** Returns the response to a challenge for a log-in or a proof of identity. */
    sign: (challenge: Challenge) => {
      const clientData = buildClientData('webauthn.get', challenge);
      const authData = buildAuthenticatorData(userFlags);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, hash(clientData)]))
        .sign(privateKey);
      return wrap(challenge, {
        clientDataJSON: toBase64(clientData),
        authenticatorData: toBase64(authData),
        signature: toBase64(signature),
      });
    },
  };
};
