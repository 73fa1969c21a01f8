(function () {
  var texts = {
    en: ['A new version has been detected.', 'What you saved is safe.', 'Reload page'],
    es: ['Se ha detectado una nueva versión.', 'Lo guardado está a salvo.', 'Recargar página'],
    ar: ['تم اكتشاف إصدار جديد.', 'ما حفظته في أمان.', 'إعادة تحميل الصفحة'],
  };
  function say() {
    var root = document.getElementById('root');
    if (!root || root.firstChild) return;
    var text = texts[document.documentElement.lang.slice(0, 2)] || texts.en;
    var line = document.createElement('p');
    var button = document.createElement('button');
    line.setAttribute('role', 'alert');
    line.textContent = text[0] + ' ' + text[1];
    button.textContent = text[2];
    button.addEventListener('click', function () {
      location.reload();
    });
    root.append(line, button);
  }
  addEventListener('unhandledrejection', say);
  addEventListener(
    'error',
    function (event) {
      if (!event.target.tagName || event.target.tagName === 'SCRIPT') say();
    },
    true,
  );
})();
