import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';
import type { BotCheckProvider } from './bot-check-port.ts';

/** Milliseconds for which a check is valid. In this time, the page must solve it and the member must send the form. */
const life = minutes(10);
/** PBKDF2 iterations of one try. They take 2 ms on a desktop computer and about 20 ms on a slow phone. */
const iterationsPerTry = 5000;
/** Factor by which a check without an image needs more work than a check with an image. */
const withoutImageFactor = 4;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(iterationsPerTry),
      keyLength: z.number(),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(64),
      data: z.object({ merchant: z.string().max(64), replacesImage: z.boolean(), expiresAt: z.number() }),
    }),
    signature: z.string().max(64),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

const parsePayload = (text: string): z.infer<typeof payloadSchema> | undefined => {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
};

interface ProofOfWorkDeps {
  readonly clock: Clock;
  readonly ephemeralStore: EphemeralStore;
  /** Secret key of all gateway instances, with which they sign challenges and verify the signatures. */
  readonly secret: string;
  /** Average number of tries that solve a check. */
  readonly work: number;
}

/**
 * Creates checks that cost the caller computing time. The page searches for a number whose PBKDF2 key begins with a
 * given prefix. The gateway itself chooses this number, so that the creation and the verification of a check take only
 * one key computation each.
 */
export const createProofOfWork = ({ clock, ephemeralStore, secret, work }: ProofOfWorkDeps): BotCheckProvider => ({
  canReplaceImage: true,

  create: async ({ merchant }, { replacesImage }) => {
    const maxTries = Math.max(2, work * 2 * (replacesImage ? withoutImageFactor : 1));
    const { parameters, signature = '' } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterationsPerTry,
      counter: randomInt(maxTries),
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `key/${secret}`,
      data: { merchant, replacesImage, expiresAt: clock.now().getTime() + life },
    });
    const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature = '', data = {} } = parameters;
    return {
      proofOfWork: {
        challenge: {
          parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data },
          signature,
        },
        maxTries,
      },
    };
  },

  verify: async (text, { merchant }) => {
    const payload = parsePayload(text);
    if (!payload) return undefined;
    const { challenge, solution } = payload;
    const { data, nonce } = challenge.parameters;
    const now = clock.now().getTime();
    if (data.merchant !== merchant || data.expiresAt <= now) return undefined;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `key/${secret}`,
    });
    if (!verified || !(await ephemeralStore.setIfAbsent(`bot-check/${nonce}`, '1', data.expiresAt - now)))
      return undefined;
    return { replacesImage: data.replacesImage };
  },
});
