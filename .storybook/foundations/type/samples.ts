/** A sentence of a menu in each script that the product is read in, with what a font must bring for it. */
export const samples = [
  { lang: 'en-GB', name: 'Latin', text: 'Grilled sea bass with lemon, 2 portions' },
  { lang: 'pl-PL', name: 'Latin, extended', text: 'Żurek z białą kiełbasą, 2 porcje' },
  { lang: 'el-GR', name: 'Greek', text: 'Ψητό λαβράκι με λεμόνι, 2 μερίδες' },
  { lang: 'ru-RU', name: 'Cyrillic', text: 'Сибас на гриле с лимоном, 2 порции' },
  { lang: 'ar-EG', name: 'Arabic', text: 'سمك قاروص مشوي بالليمون، حصتان' },
  { lang: 'he-IL', name: 'Hebrew', text: 'לברק על הגריל עם לימון, 2 מנות' },
  { lang: 'zh-CN', name: 'Chinese, simplified', text: '柠檬烤鲈鱼，两份' },
  { lang: 'zh-TW', name: 'Chinese, traditional', text: '檸檬烤鱸魚，兩份' },
] as const;

/** What stands in a column of money: figures of every width, signs and separators. */
export const amounts = ['1,111.10', '−274.90', '18.00', '9,076.35'] as const;
