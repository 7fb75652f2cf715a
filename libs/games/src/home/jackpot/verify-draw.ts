import type { CompletedRound } from '@livery/api/rewards/jackpot';

const encoder = new TextEncoder();
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

type Range = NonNullable<CompletedRound['winner']>['range'];
type Proof = NonNullable<CompletedRound['winner']>['proof'];

/**
 * Returns true if a Merkle tree (hash tree) with this root hash contains the ticket range. `proof` lists the sibling
 * hashes from the range up to the root. The root was fixed when the round closed, so a later change of a ticket is
 * detected: it would give another root.
 */
const isInMerkleTree = async ({ holder, from, to }: Range, proof: Proof, root: string): Promise<boolean> => {
  let hash = await sha256(`leaf|${holder}|${from}|${to}`);
  for (const { hash: sibling, side } of proof)
    hash = await sha256(side === 'left' ? `node|${sibling}|${hash}` : `node|${hash}|${sibling}`);
  return hash === root;
};

const drawRange = 2 ** 48;

/**
 * Computes the winning ticket from the seed by the gateway's rule: 48 bits of an HMAC-SHA256, modulo the number of
 * tickets. 2^48 is usually not a multiple of the number of tickets, so the lowest tickets would be more likely. To
 * prevent this, the highest 48-bit values are skipped. The next attempt then computes another value.
 */
const computeTicket = async (merchant: string, { seed, number, root, tickets }: CompletedRound): Promise<number> => {
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const fairLimit = drawRange - (drawRange % tickets);
  for (let attempt = 0; ; attempt += 1) {
    const signed = new DataView(
      await crypto.subtle.sign('HMAC', key, encoder.encode(`${merchant}|${number}|${root}|${tickets}|${attempt}`)),
    );
    const candidate = signed.getUint16(0) * 2 ** 32 + signed.getUint32(2);
    if (candidate < fairLimit) return candidate % tickets;
  }
};

/**
 * Verifies a past draw on this device. Returns true if three things are right: the seed has the published hash, the
 * seed gives the winning ticket, and the ticket belongs to the winner. Returns false for a draw without a winner.
 */
export const verifyDraw = async (merchant: string, round: CompletedRound): Promise<boolean> => {
  const { winner, seed, seedHash, root } = round;
  if (!winner || (await sha256(seed)) !== seedHash) return false;
  const { ticket, range, proof } = winner;
  if (ticket < range.from || ticket >= range.to || (await computeTicket(merchant, round)) !== ticket) return false;
  return isInMerkleTree(range, proof, root);
};
