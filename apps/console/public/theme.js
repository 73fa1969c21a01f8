(function () {
  var root = document.documentElement;
  try {
    var kept = (localStorage.getItem('comanda.webTheme') || '').split('-');
    if (/^[A-O]$/.test(kept[0])) root.dataset.theme = kept[0];
    if (kept[1] === 'system') delete root.dataset.mode;
    else if (kept[1] === 'dark') root.dataset.mode = 'dark';
    var language = localStorage.getItem('lastLanguage');
    if (/^[a-z]{2}-[A-Z]{2}$/.test(language)) root.lang = language;
    if (localStorage.getItem('lastDirection') === 'rtl') root.dir = 'rtl';
  } catch {
    // Without storage the page starts in the look that it is sent with.
  }
})();
