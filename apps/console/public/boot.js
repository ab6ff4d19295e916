// Runs before the first paint, so that the console never flashes in the wrong theme.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark') document.documentElement.dataset.theme = 'dark';
  } catch (_) {
    // A browser that blocks site data gets the default.
  }
})();
