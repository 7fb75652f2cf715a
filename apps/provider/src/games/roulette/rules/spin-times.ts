/** Milliseconds from the throw until the ball lies, and until the round is over. */
export const ballLiesAt = 7600;
export const spinEndsAt = 9200;
