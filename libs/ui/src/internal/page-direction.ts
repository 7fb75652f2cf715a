/** The reading direction of the page: the `dir` of `<html>`. */
export const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
