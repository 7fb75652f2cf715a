import type { members } from './members.tables.ts';

export type Member = typeof members.$inferSelect;
