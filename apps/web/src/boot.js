// Runs before the first paint, so that the page never flashes in the wrong theme, and screen
// readers know its language.
(() => {
  var root = document.documentElement;
  try {
    if (localStorage.getItem('theme') === 'dark') root.dataset.theme = 'dark';
    if (localStorage.getItem('sideMenu') === 'narrow') root.dataset.menu = 'narrow';
    root.lang = localStorage.getItem('language') || root.lang;
    if (/^(ar|fa|ur)$/.test(root.lang)) root.dir = 'rtl';
  } catch (_) {
    // A browser that blocks site data gets the defaults.
  }
})();
