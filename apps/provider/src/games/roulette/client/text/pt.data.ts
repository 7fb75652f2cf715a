import { tableText } from '../../../../client/tables/text/pt.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'Roda da roleta',
  dozen: '{numbers}',
  low: '1–18',
  even: 'Par',
  red: 'Vermelho',
  black: 'Preto',
  odd: 'Ímpar',
  high: '19–36',
  neighbours: 'Vizinhos ±{count}',
  straight: 'Um número',
  split: 'Dois números',
  street: 'Três números',
  corner: 'Quatro números',
  line: 'Seis números',
  dozenOrColumn: 'Dúzia ou coluna',
  evenChance: 'Chance simples',
  across: 'De uma casa a outra, também as linhas entre números',
  howTo:
    'Uma bola é lançada em uma roda com os números de 0 a 36. Ponha fichas no que você espera: números, cores, dúzias, colunas.',
  howInside:
    'Toque em um número, ou na linha entre números para apostar em dois, três, quatro ou seis de uma vez. No zero perdem todas as apostas que não o incluem.',
  howNeighbours: 'Com vizinhos ligado, tocar em um número põe uma ficha também nos dois números de cada lado na roda.',
  howPast: 'Cada giro é independente. Os números que já saíram não dizem nada sobre o próximo.',
};
