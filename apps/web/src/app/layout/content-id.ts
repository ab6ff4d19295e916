/** The main part of every page, for links that skip to it and for the focus. */
export const contentId = 'content';
