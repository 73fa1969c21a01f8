import { record, told } from './texts.ts';

const language = (
  iso: string,
  names: readonly [english: string, spanish: string, arabic: string],
  ownName: string,
  fallback: string | null = null,
  draft: object = {},
) => record(iso, told(...names), { iso, ownName, fallback, ...draft });
const right = { direction: 'R' };
const later = { status: 'I' };
/** The three that are complete are active; the others are meant to come. */
export const demoSystemLanguages = [
  language('en-GB', ['English', 'Inglés', 'الإنجليزية'], 'English', null, { isDefault: 'S' }),
  language('es-ES', ['Spanish', 'Español', 'الإسبانية'], 'Español', 'en-GB'),
  language('ar-EG', ['Arabic', 'Árabe', 'العربية'], 'العربية', 'en-GB', right),
  language(
    'es-MX',
    ['Spanish, Mexico', 'Español de México', 'الإسبانية، المكسيك'],
    'Español de México',
    'es-ES',
    later,
  ),
  language(
    'es-AR',
    ['Spanish, Argentina', 'Español de Argentina', 'الإسبانية، الأرجنتين'],
    'Español de Argentina',
    'es-ES',
    later,
  ),
  language('ca-ES', ['Catalan', 'Catalán', 'الكتالونية'], 'Català', 'es-ES', later),
  language('eu-ES', ['Basque', 'Euskera', 'الباسكية'], 'Euskara', 'es-ES', later),
  language('gl-ES', ['Galician', 'Gallego', 'الجاليكية'], 'Galego', 'es-ES', later),
  language('pt-PT', ['Portuguese', 'Portugués', 'البرتغالية'], 'Português', 'en-GB', later),
  language(
    'pt-BR',
    ['Portuguese, Brazil', 'Portugués de Brasil', 'البرتغالية، البرازيل'],
    'Português do Brasil',
    'pt-PT',
    later,
  ),
  language('fr-FR', ['French', 'Francés', 'الفرنسية'], 'Français', 'en-GB', later),
  language('it-IT', ['Italian', 'Italiano', 'الإيطالية'], 'Italiano', 'en-GB', later),
  language('de-DE', ['German', 'Alemán', 'الألمانية'], 'Deutsch', 'en-GB', later),
  language('nl-NL', ['Dutch', 'Neerlandés', 'الهولندية'], 'Nederlands', 'en-GB', later),
  language('pl-PL', ['Polish', 'Polaco', 'البولندية'], 'Polski', 'en-GB', later),
  language('cs-CZ', ['Czech', 'Checo', 'التشيكية'], 'Čeština', 'en-GB', later),
  language('sk-SK', ['Slovak', 'Eslovaco', 'السلوفاكية'], 'Slovenčina', 'cs-CZ', later),
  language('ro-RO', ['Romanian', 'Rumano', 'الرومانية'], 'Română', 'en-GB', later),
  language('el-GR', ['Greek', 'Griego', 'اليونانية'], 'Ελληνικά', 'en-GB', later),
  language('tr-TR', ['Turkish', 'Turco', 'التركية'], 'Türkçe', 'en-GB', later),
  language('ru-RU', ['Russian', 'Ruso', 'الروسية'], 'Русский', 'en-GB', later),
  language('he-IL', ['Hebrew', 'Hebreo', 'العبرية'], 'עברית', 'en-GB', { ...right, ...later }),
  language('zh-CN', ['Chinese', 'Chino', 'الصينية'], '简体中文', 'en-GB', later),
  language('ja-JP', ['Japanese', 'Japonés', 'اليابانية'], '日本語', 'en-GB', later),
  language('ko-KR', ['Korean', 'Coreano', 'الكورية'], '한국어', 'en-GB', later),
];

export const demoKeyValues = [
  record(
    'ES-SIMPLIFIED',
    told('Largest simplified invoice', 'Factura simplificada máxima', 'أكبر فاتورة مبسطة'),
    {
      country: 'ES',
      keyValue: 'invoice.simplified.max=3000',
      notes: 'Hospitality and retail; 400 in other trades (RD 1619/2012, article 4).',
    },
  ),
  record('ES-PAPER', told('Width of receipts', 'Ancho de los tiques', 'عرض الإيصالات'), {
    country: 'ES',
    keyValue: 'receipt.columns=48',
  }),
  record('ES-CN-TAX', told('Name of the tax', 'Nombre del impuesto', 'اسم الضريبة'), {
    country: 'ES-CN',
    keyValue: 'tax.label=IGIC',
  }),
  record('PA-TAX', told('Name of the tax', 'Nombre del impuesto', 'اسم الضريبة'), {
    country: 'PA',
    keyValue: 'tax.label=ITBMS',
  }),
  record('PA-TIP', told('Tip that is suggested', 'Propina sugerida', 'البقشيش المقترح'), {
    country: 'PA',
    keyValue: 'tip.suggested=10',
  }),
  record(
    'FR-PAPER',
    told('Ticket on paper only when asked', 'Tique en papel solo si se pide', 'إيصال ورقي عند الطلب فقط'),
    {
      country: 'FR',
      keyValue: 'receipt.print=ask',
      notes: 'Since 1 August 2023 (loi AGEC, article 49).',
    },
  ),
];

export const demoAdvertising = [
  record('KIOSK-27', told('Kiosks from January', 'Quioscos desde enero', 'أكشاك الخدمة الذاتية من يناير'), {
    text: told(
      'Three kiosks for the price of two until the end of March.',
      'Tres quioscos al precio de dos hasta finales de marzo.',
      'ثلاثة أكشاك بسعر اثنين حتى نهاية مارس.',
    ),
    image: { color: '#0f766e' },
    url: 'https://comanda.example/kiosks',
    places: ['L', 'H'],
    from: '2027-01-07',
    until: '2027-03-31',
  }),
  record('YEAR-END', told('Closing the year', 'Cierre del año', 'إقفال السنة'), {
    text: told(
      'How to close the year at your tills: a guide of five minutes.',
      'Cómo cerrar el año en tus cajas: una guía de cinco minutos.',
      'كيف تقفل السنة على أجهزتك: دليل في خمس دقائق.',
    ),
    image: { color: '#1d4ed8' },
    url: 'https://comanda.example/year-end',
    places: ['H', 'T'],
    from: '2026-12-15',
    until: '2027-01-10',
  }),
  record('LUM-SUPPORT', told('Support at night', 'Asistencia nocturna', 'دعم ليلي'), {
    text: told(
      'Lumbral answers until two in the morning, also on Sundays.',
      'Lumbral atiende hasta las dos de la madrugada, también los domingos.',
      'لومبرال يجيب حتى الثانية صباحًا، حتى أيام الأحد.',
    ),
    image: { color: '#b45309' },
    places: ['H'],
    idLicenceBrand: '@BRN.LUMBRAL',
    from: '2026-09-01',
  }),
];

/** Where a file lies and how its contents are told; the digits are invented. */
const file = (fileName: string, build: string, start: string) => ({
  fileName,
  build,
  url: `https://files.comanda.example/${fileName}`,
  fingerprint: start.padEnd(64, '7be2904df1a83c56'),
});
export const demoRepository = [
  record('DRV-TS80', told('Driver of the TS-80E', 'Controlador de la TS-80E', 'تعريف طابعة TS-80E'), {
    kind: 'D',
    system: 'Windows',
    ...file('ts80e-driver-3.2.1.exe', '3.2.1', '41fa'),
  }),
  record('FW-TS80', told('Firmware of the TS-80E', 'Firmware de la TS-80E', 'برنامج TS-80E الثابت'), {
    kind: 'F',
    ...file('ts80e-1.18.bin', '1.18', 'c90d'),
    notes: 'Needed for receipts with Arabic text.',
  }),
  record(
    'TPL-LABEL',
    told('Template of allergen labels', 'Plantilla de etiquetas de alérgenos', 'قالب بطاقات مسببات الحساسية'),
    {
      kind: 'T',
      ...file('allergen-labels-2.0.xlsx', '2.0', '6e33'),
    },
  ),
  record('MAN-KITCHEN', told('Hanging a kitchen monitor', 'Colgar un monitor de cocina', 'تعليق شاشة مطبخ'), {
    kind: 'M',
    ...file('kitchen-monitor-en-es-ar-1.4.pdf', '1.4', '0ab7'),
  }),
];

export const demoCategories = [
  record('DISHES', told('Dishes', 'Platos', 'أطباق'), { uses: ['P', 'K'], color: '#b45309' }),
  record('DRINKS', told('Drinks', 'Bebidas', 'مشروبات'), { uses: ['P', 'K'], color: '#1d4ed8' }),
  record('DESSERTS', told('Desserts', 'Postres', 'حلويات'), { uses: ['P', 'K'], color: '#be185d' }),
  record('ICONS', told('Icons of departments', 'Iconos de departamentos', 'أيقونات الأقسام'), {
    uses: ['D'],
    color: '#0f766e',
  }),
  record('SCREENS', told('Backgrounds of screens', 'Fondos de pantallas', 'خلفيات الشاشات'), {
    uses: ['K', 'S'],
    color: '#334155',
  }),
  record('CAMPAIGNS', told('Campaigns', 'Campañas', 'حملات'), { uses: ['S', 'A'], color: '#7c3aed' }),
];

export const demoTags = [
  record('VEGAN', told('Vegan', 'Vegano', 'نباتي'), { idCategory: '@CAT.DISHES', color: '#15803d' }),
  record('SPICY', told('Spicy', 'Picante', 'حار'), { idCategory: '@CAT.DISHES', color: '#b91c1c' }),
  record('SHARE', told('To share', 'Para compartir', 'للمشاركة'), { idCategory: '@CAT.DISHES' }),
  record('COLD', told('Served cold', 'Se sirve frío', 'يُقدَّم باردًا'), {
    idCategory: '@CAT.DRINKS',
    color: '#0369a1',
  }),
  record('SUMMER', told('Summer', 'Verano', 'صيف'), { color: '#ca8a04' }),
  record('CHRISTMAS', told('Christmas', 'Navidad', 'عيد الميلاد'), {
    idCategory: '@CAT.CAMPAIGNS',
    color: '#991b1b',
  }),
];

export const demoTips = [
  record('PUBLISH', told('Look before you publish', 'Mira antes de publicar', 'راجع قبل النشر'), {
    text: told(
      'Changes waits for you: open one to see the old value beside the new one.',
      'En Cambios te esperan todos: abre uno y verás el valor anterior junto al nuevo.',
      'كل تغيير ينتظرك في التغييرات: افتح واحدًا لترى القيمة القديمة بجانب الجديدة.',
    ),
    path: '/settings/sync/trackers',
  }),
  record('PRICES', told('A price for a whole column', 'Un precio para toda una columna', 'سعر لعمود كامل'), {
    text: told(
      'Choose several products and edit them together: raise all prices by a percentage, and see each before it is saved.',
      'Elige varios productos y edítalos juntos: sube todos los precios un porcentaje y mira cada uno antes de guardar.',
      'اختر عدة منتجات وعدّلها معًا: ارفع كل الأسعار بنسبة وشاهد كل سعر قبل الحفظ.',
    ),
    path: '/settings/sales/products',
  }),
  record('PIN', told('One PIN for each person', 'Un PIN para cada persona', 'رقم سري لكل شخص'), {
    text: told(
      'Give everybody a PIN of their own: a closing then says who sold what.',
      'Da a cada uno su propio PIN: así el cierre dice quién vendió qué.',
      'أعطِ كل شخص رقمه السري: عندها يوضح الإقفال من باع ماذا.',
    ),
    application: 'POS',
    path: '/settings/basics/employees',
  }),
  record('UNDO', told('Pressed too early', 'Pulsado demasiado pronto', 'ضغطت مبكرًا'), {
    text: told(
      'The last ten presses on a kitchen screen can be taken back, the newest first.',
      'En una pantalla de cocina puedes deshacer las diez últimas pulsaciones, empezando por la más reciente.',
      'يمكن التراجع عن آخر عشر ضغطات على شاشة المطبخ، بدءًا بالأحدث.',
    ),
    application: 'KDS',
  }),
];

/** One brand puts its day first and leaves out what its customers do not keep. */
export const demoMenus = [
  record('CANARIA', told('Canaria', 'Canaria', 'كناريا'), {
    brand: 'canaria',
    branches: [
      {
        branch: 'sales',
        entries: [
          { path: '/statistics/todaysales', hidden: 'N' },
          { path: '/documents/sales/tickets', hidden: 'N' },
        ],
      },
      {
        branch: 'kitchen',
        names: told('Kitchen screens', 'Pantallas de cocina', 'شاشات المطبخ'),
        entries: [],
      },
      { branch: 'menu', entries: [{ path: '/settings/advanced/matrixes', hidden: 'S' }] },
      { branch: 'purchases', hidden: 'S', entries: [] },
    ].map((branch) => ({ names: null, hidden: 'N', ...branch })),
  }),
];

/** What operators word otherwise: one acts, one waits to be looked at, one is half done. */
export const demoTranslates = [
  record('FALLBACK', told('Help: falls back to', 'Ayuda: idioma de reserva', 'مساعدة: اللغة البديلة'), {
    key: 'SLN.fallback.help',
    language: 'es-ES',
    text: 'Se usa cuando a este idioma le falta un texto.',
  }),
  record('KITCHEN', told('Kitchen', 'Cocina', 'المطبخ'), {
    key: 'menu.kitchen',
    language: 'ar-EG',
    text: 'المطبخ والشاشات',
    state: 'R',
  }),
  record('CHANGES', told('Number of changes', 'Número de cambios', 'عدد التغييرات'), {
    key: '{0, plural, one {# change} other {# changes}}',
    language: 'en-GB',
    text: '{0, plural, one {# edit} other {# edits}}',
    state: 'P',
  }),
];
