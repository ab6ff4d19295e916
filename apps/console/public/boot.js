// Runs before the first paint, so that the console never flashes in the wrong theme: the chosen
// one, or else the system's.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    const system = matchMedia('(prefers-color-scheme: dark)').matches;
    if (theme ? theme === 'dark' : system) document.documentElement.dataset.theme = 'dark';
  } catch (_) {
    // A browser that blocks site data gets the default.
  }
})();
