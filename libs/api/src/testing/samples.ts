import agent from './samples/agent.json' with { type: 'json' };
import guest from './samples/guest.json' with { type: 'json' };
import member from './samples/member.json' with { type: 'json' };

/** Time at which the samples were recorded from the demo gateway. */
export const recordedAt = '2026-11-24T01:42:00Z';

type Samples = Readonly<Record<string, unknown>>;

/**
 * Sample responses by operation name, recorded from the demo gateway. Long lists are shortened. `member` contains only
 * the responses that are different for a member than for a guest. `agent` contains only those that are also different
 * from `member`.
 */
export const samples: Readonly<Record<'guest' | 'member' | 'agent', Samples>> = { guest, member, agent };
