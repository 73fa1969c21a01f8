// Runs in the head of a page, before anything is painted. Its element says where theme files lie (`data-themes`) and
// under which key the browser keeps the look (`data-key`); the page itself says what holds where nothing is kept, and
// which themes its brand allows (`data-allowed`).
(function () {
  var root = document.documentElement;
  var own = document.currentScript.dataset;
  try {
    var kept = (localStorage.getItem(own.key) || '').split('-');
    if (kept[0].length === 1 && (root.dataset.allowed || 'ABCDEFGHIJKLMNO').includes(kept[0]))
      root.dataset.theme = kept[0];
    if (kept[1] === 'system') delete root.dataset.mode;
    else if (/^(light|dark)$/.test(kept[1])) root.dataset.mode = kept[1];
    var language = localStorage.getItem('lastLanguage');
    if (/^[a-z]{2}-[A-Z]{2}$/.test(language)) root.lang = language;
    if (localStorage.getItem('lastDirection') === 'rtl') root.dir = 'rtl';
  } catch {
    // Without storage the page starts in the look that it is sent with.
  }
  // The parser made this element, so painting waits for its file. The page of a brand brings the brand's own itself.
  if (/[PQ]/.test(root.dataset.theme)) return;
  document.getElementById('theme').href = own.themes + root.dataset.theme.toLowerCase() + '.css';
})();
