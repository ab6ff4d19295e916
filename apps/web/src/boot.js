// Runs before the first paint, so that the page never flashes in the wrong theme, and screen
// readers know its language. Without a choice of the visitor the theme is the system's, and the
// language is the one that the gateway chose for the browser.
(() => {
  var root = document.documentElement;
  var theme;
  var system;
  try {
    theme = localStorage.getItem('theme');
    system = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
    if (theme ? theme === 'dark' : system) root.dataset.theme = 'dark';
    if (localStorage.getItem('sideMenu') === 'narrow') root.dataset.menu = 'narrow';
    root.lang = localStorage.getItem('language') || root.lang;
    if (/^(ar|fa|ur)$/.test(root.lang)) root.dir = 'rtl';
  } catch (_) {
    // A browser that blocks site data gets the defaults.
  }
})();
