/** Pages that are open, and what they are told. An event is JSON; it is told to those who listen at that moment and not kept. */
export interface Live {
  /** Events for pages that hear `topic`. A seat's own topic is `seat/<seat key>`. */
  readonly tell: (topic: string, event: { readonly type: string } & Record<string, unknown>) => void;
  /** How many pages hear a topic. */
  readonly listeners: (topic: string) => number;
  readonly listen: (topics: readonly string[], hear: (event: string) => void) => () => void;
}

export const createLive = (): Live => {
  const hearers = new Map<string, Set<(event: string) => void>>();
  return {
    tell: (topic, event) => {
      const told = hearers.get(topic);
      if (!told) return;
      const text = JSON.stringify(event);
      for (const hear of told) hear(text);
    },
    listeners: (topic) => hearers.get(topic)?.size ?? 0,
    listen: (topics, hear) => {
      for (const topic of topics) hearers.set(topic, (hearers.get(topic) ?? new Set()).add(hear));
      return () => {
        for (const topic of topics) {
          const told = hearers.get(topic);
          told?.delete(hear);
          if (told?.size === 0) hearers.delete(topic);
        }
      };
    },
  };
};
