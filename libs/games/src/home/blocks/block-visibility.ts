import { isAgent, isTrial } from '@livery/contract/enums';
import type { Session } from '@livery/kit/session';
import type { HomeAudience, HomeBlock } from '@livery/merchant/home-blocks';

/** Returns the audience of a visitor, which decides the visible blocks of the home page. */
export const getAudience = (session: Pick<Session, 'type'> | null): HomeAudience => {
  if (!session) return 'guest';
  if (isTrial(session.type)) return 'trial';
  return isAgent(session.type) ? 'agent' : 'member';
};

/**
 * Returns true if the block is shown to the audience `visitor` on `day` (`YYYY-MM-DD`, in the brand's time zone). The
 * days `from` and `to` are included. An absent setting of the block is no restriction.
 */
export const isBlockShown = ({ audience, from, to }: HomeBlock, visitor: HomeAudience, day: string): boolean =>
  (!audience || audience.includes(visitor)) && (!from || from <= day) && (!to || day <= to);
