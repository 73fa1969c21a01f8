(function () {
  var texts = {
    en: [
      'A new version is there, or a part of this page did not arrive. What you saved is safe.',
      'Reload page',
    ],
    es: [
      'Hay una versión nueva, o no ha llegado una parte de la página. Lo guardado está a salvo.',
      'Recargar página',
    ],
    ar: ['يوجد إصدار جديد، أو لم يصل جزء من الصفحة. ما حفظته في أمان.', 'إعادة تحميل الصفحة'],
  };
  function say() {
    var root = document.getElementById('root');
    if (!root || root.firstChild) return;
    var text = texts[document.documentElement.lang.slice(0, 2)] || texts.en;
    var line = document.createElement('p');
    var button = document.createElement('button');
    line.setAttribute('role', 'alert');
    line.textContent = text[0];
    button.textContent = text[1];
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
