export const topics = ['suggestion', 'problem', 'payment', 'game', 'other'] as const;
export type Topic = (typeof topics)[number];
