import { text as slot } from '../../../slots-shared/client/text/en.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  waysTitle: '{count} ways',
  waysRule:
    'Equal symbols on neighbouring reels win from the first reel on, wherever they stand: {count} ways, all of them always played. Several of a kind on one reel multiply the ways.',
  waysNote: 'Prizes for each way, at a bet of {bet}. The longest run of a symbol counts.',
  waysWin: '{count} in a row · {ways} ways · {amount}',
  waysScatterRule: 'Three or more anywhere pay {three}, {four} or {five} and open {a}, {b} or {c} free spins.',
  trailLabel: 'Multiplier',
  trailNote: 'Wins count {start}× at first. Every {wilds} wilds raise the multiplier by one.',
  trailRule:
    'The first free spin counts {start}×. Wilds that you see are collected: every {wilds} of them raise the multiplier by one for the spins that follow, up to {top}×. Three or more scatters add {more} spins, up to {longest} in all. Free spins cost nothing.',
};
