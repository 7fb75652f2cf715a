export const loadLanguageSheet = () => import('./language-sheet.tsx').then((module) => module.LanguageSheet);
