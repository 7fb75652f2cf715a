/** Numeric `type` of a member in the API. All types except 0, 4 and 40 are agents, who have members below them. */
export const MemberType = {
  Member: 0,
  Agent: 1,
  AgentNoUpline: 2,
  Trial: 4,
  Neither: 40,
  AgentTeam: 41,
  AgentBranch: 42,
} as const;
const notAgents: readonly number[] = [MemberType.Member, MemberType.Trial, MemberType.Neither];
export const isAgent = (type: number): boolean => !notAgents.includes(type);
export const isTrial = (type: number): boolean => type === MemberType.Trial;
