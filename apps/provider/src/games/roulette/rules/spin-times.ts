/** Milliseconds from the throw until the ball rests, and until the round ends. */
export const ballLiesAt = 7600;
export const spinEndsAt = 9200;
