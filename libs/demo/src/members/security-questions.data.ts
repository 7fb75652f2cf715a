import { type DemoText, demoText } from '../demo-text.ts';

interface DemoQuestion {
  readonly id: string;
  readonly texts: DemoText;
}

/** Security questions of the demo brands. The answer to each of them never changes and is rarely public. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    id: 'firstTeacher',
    texts: demoText('questions.firstTeacher'),
  },
  {
    id: 'childhoodFriend',
    texts: demoText('questions.childhoodFriend'),
  },
  {
    id: 'firstJobStreet',
    texts: demoText('questions.firstJobStreet'),
  },
  {
    id: 'firstFilm',
    texts: demoText('questions.firstFilm'),
  },
  {
    id: 'grandmotherTown',
    texts: demoText('questions.grandmotherTown'),
  },
  {
    id: 'favouriteDish',
    texts: demoText('questions.favouriteDish'),
  },
  {
    id: 'firstPet',
    texts: demoText('questions.firstPet'),
  },
];
