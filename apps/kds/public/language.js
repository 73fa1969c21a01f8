(function () {
  var root = document.documentElement;
  try {
    var language = localStorage.getItem('lastLanguage');
    if (/^[a-z]{2}-[A-Z]{2}$/.test(language)) root.lang = language;
    if (localStorage.getItem('lastDirection') === 'rtl') root.dir = 'rtl';
  } catch {
    // Without storage the page starts in the language that it is sent with.
  }
})();
