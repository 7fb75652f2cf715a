import { randomUUID } from 'node:crypto';
import { securityChanged } from './letters.ts';
import type { NotifyMember } from './notify-member.ts';

/** Writes a letter about a change to what protects an account. The change is made: nobody waits for the letter, and a letter that fails undoes nothing. */
export const createTellChange =
  (notifyMember: NotifyMember, onTrouble: (error: unknown) => void) =>
  ({ memberId, merchant }: { readonly memberId: string; readonly merchant: string }, change: Parameters<typeof securityChanged>[1]): void =>
    void notifyMember(securityChanged({ memberId, merchant }, change, randomUUID())).catch(onTrouble);
export type TellChange = ReturnType<typeof createTellChange>;
