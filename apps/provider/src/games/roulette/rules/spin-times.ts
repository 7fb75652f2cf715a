/** Time in milliseconds from the throw until the ball lies still, and until the round ends. */
export const ballLiesAt = 7600;
export const spinEndsAt = 9200;
