import type { Text } from './text.ts';

export const text: Text = {
  catch: 'Catch',
  shots: 'Shots',
  load: 'Load {amount}',
  loadFirst: 'Load your cannon to begin',
  aim: 'Aim and tap the sea',
  goOnShooting: 'Your magazine is still loaded',
  fire: 'Fire',
  weaker: 'Weaker cannon',
  stronger: 'Stronger cannon',
  handBack: 'Hand back the rest',
  caught: '×{prize} · {amount}',
  packFinished: 'Magazine finished',
  nothing: 'Nothing caught this time',
  packNote: 'The magazine cost {stake}',
  seaLabel: 'A sea with fish and a cannon',
  howTitle: 'How to play',
  howRule:
    'A magazine of {units} shots is one bet. The cannon has the levels {levels}: a level spends so many shots at once, and a catch pays by the same measure. Tap the sea to aim and fire; arrows and space do so on a keyboard.',
  missRule: 'Only a shot that hits costs. One that touches nothing is yours again.',
  preyTitle: 'The catch',
  preyRule:
    'A prize counts in shots of the cannon level. Below it stands the chance that a hit catches. Every creature returns the same: {percent} of 100 in the long run, whatever you aim at.',
  handBackRule:
    'What you have not shot is given back at its full price, together with the catch. A magazine left for half an hour is settled in the same way.',
};
