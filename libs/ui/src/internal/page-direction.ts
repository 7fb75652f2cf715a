/** Returns the reading direction of the page from the `dir` attribute of `<html>`. */
export const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
