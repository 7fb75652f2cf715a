import agent from './samples/agent.json' with { type: 'json' };
import guest from './samples/guest.json' with { type: 'json' };
import member from './samples/member.json' with { type: 'json' };

/** Time at which the samples were recorded. */
export const recordedAt = '2026-11-24T01:42:00Z';

type Samples = Readonly<Record<string, unknown>>;

/**
 * Values of operations by operation, recorded from the demonstration with shortened lists. `member` has what differs
 * from `guest`, `agent` what differs from both.
 */
export const samples: Readonly<Record<'guest' | 'member' | 'agent', Samples>> = { guest, member, agent };
