import { createContext, useContext } from 'react';
import type { BoardStore } from './board-store.ts';
import type { Names } from './names.ts';
import type { Times } from './match-time.ts';
import type { SlipStore } from './slip/slip-store.ts';

export type Place =
  | { readonly name: 'board'; readonly sport: string; readonly isLive: boolean }
  | { readonly name: 'match'; readonly id: string }
  | { readonly name: 'bets' };

/** What the parts of the book share. */
export interface Book {
  readonly board: BoardStore;
  readonly slip: SlipStore;
  readonly names: Names;
  readonly times: Times;
  readonly go: (place: Place) => void;
}

const BookContext = createContext<Book | undefined>(undefined);
export const BookProvider = BookContext.Provider;

export const useBook = (): Book => {
  const book = useContext(BookContext);
  if (!book) throw new Error('A part of the book was drawn outside of it: wrap it in BookProvider');
  return book;
};
