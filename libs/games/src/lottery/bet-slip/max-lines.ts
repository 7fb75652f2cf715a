/** Lines that one slip takes; the gateway holds it. */
export const maxLines = 20;
