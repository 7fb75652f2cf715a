import type { Text } from './text.ts';

export const text: Text = {
  catch: 'Huli',
  shots: 'Bala',
  load: 'Magkarga ng {amount}',
  loadFirst: 'Kargahan ang kanyon para magsimula',
  aim: 'Umasinta at i-tap ang dagat',
  goOnShooting: 'May karga pa ang magasin mo',
  fire: 'Barilin',
  weaker: 'Mas mahinang kanyon',
  stronger: 'Mas malakas na kanyon',
  handBack: 'Ibalik ang natira',
  caught: '×{prize} · {amount}',
  packFinished: 'Tapos na ang magasin',
  nothing: 'Walang nahuli ngayon',
  packNote: '{stake} ang halaga ng magasin',
  seaLabel: 'Dagat na may isda at kanyon',
  howTitle: 'Paano maglaro',
  howRule:
    'Ang magasin na {units} bala ay isang taya. May mga antas ang kanyon na {levels}: ganoon karaming bala ang ginagamit sa isang putok, at ganoon din ang bayad ng huli. I-tap ang dagat para umasinta at pumutok; arrow at space sa keyboard.',
  missRule: 'Ang tumamang putok lang ang may bayad. Ang walang tinamaan ay balik sa iyo.',
  preyTitle: 'Ang huli',
  preyRule:
    'Ang premyo ay bilang ng bala sa antas ng kanyon. Sa ibaba nito ang tsansang makahuli ang isang tama. Pareho ang balik ng lahat: {percent} sa bawat 100 sa katagalan, anuman ang asintahin mo.',
  handBackRule:
    'Ibinabalik nang buo ang halaga ng hindi mo naiputok, kasama ng huli. Ganoon din ang gagawin sa magasing iniwan nang kalahating oras.',
};
