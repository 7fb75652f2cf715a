/**
 * Publishes JSON events to the open pages. Events are not stored: only the current subscribers of a topic receive an
 * event.
 */
export interface TopicHub {
  /**
   * Sends an event to the subscribers of `topic`. The topic of one player at one game is `seat/<player state key>`. The
   * key consists of vendor, player id and game id.
   */
  readonly publish: (topic: string, event: { readonly type: string } & Record<string, unknown>) => void;
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
