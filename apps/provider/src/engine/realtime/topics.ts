/** Pages that are open, and what they are told. An event is JSON; it is told to those who listen at that moment and not kept. */
export interface TopicHub {
  /** Events for pages that hear `topic`. A seat's own topic is `seat/<seat key>`. */
  readonly publish: (topic: string, event: { readonly type: string } & Record<string, unknown>) => void;
  /** How many pages hear a topic. */
  readonly countListeners: (topic: string) => number;
  readonly subscribe: (topics: readonly string[], onEvent: (event: string) => void) => () => void;
}

export const createTopicHub = (): TopicHub => {
  const subscribers = new Map<string, Set<(event: string) => void>>();
  return {
    publish: (topic, event) => {
      const topicSubscribers = subscribers.get(topic);
      if (!topicSubscribers) return;
      const text = JSON.stringify(event);
      for (const onEvent of topicSubscribers) onEvent(text);
    },
    countListeners: (topic) => subscribers.get(topic)?.size ?? 0,
    subscribe: (topics, onEvent) => {
      for (const topic of topics) subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(onEvent));
      return () => {
        for (const topic of topics) {
          const topicSubscribers = subscribers.get(topic);
          topicSubscribers?.delete(onEvent);
          if (topicSubscribers?.size === 0) subscribers.delete(topic);
        }
      };
    },
  };
};
