/** What the patterns say in Arabic beside what pages say, by what they say in English. */
export const arabic = {
  // A form
  'New dish': 'طبق جديد',
  'On the menu under': 'في القائمة ضمن',
  Price: 'السعر',
  'Tills and reports know it by this.': 'تعرفه به الصناديق والتقارير.',
  'Guests read it on the menu: give it a name.': 'يقرؤه الضيوف في القائمة: اكتب له اسمًا.',
  'A price is 0 or more. Discounts have a place of their own.': 'السعر صفر أو أكثر. للخصومات مكان آخر.',
  Starters: 'المقبلات',
  Mains: 'الأطباق الرئيسية',
  Desserts: 'الحلويات',
  // A file
  Certificate: 'الشهادة',
  'Signs the tickets of this business.': 'توقّع تذاكر هذا النشاط.',
  'Password of the file': 'كلمة مرور الملف',
  'What it was exported with. Leave it empty where there is none.':
    'التي صُدّر بها. اتركها فارغة إن لم تكن له كلمة مرور.',
  'The file does not open with this password.': 'لا يُفتح الملف بكلمة المرور هذه.',
  'Issued to': 'صادرة لـ',
  'Valid until': 'صالحة حتى',
  'Ends in 45 days': 'تنتهي خلال 45 يومًا',
  'Download without its key': 'تنزيل دون مفتاحها',
  // The first day
  Dishes: 'الأطباق',
  'What guests can order, and what it costs them.': 'ما يمكن للضيوف طلبه، وبكم.',
  'No dishes yet': 'لا أطباق بعد',
  'Begin with one, or bring the whole menu from a spreadsheet: each row is looked at before it is taken.':
    'ابدأ بطبق واحد، أو أحضر القائمة كلها من جدول: يُراجع كل صف قبل أخذه.',
  'Import a menu': 'استيراد قائمة',
  'Not sure where to begin?': 'لا تعرف من أين تبدأ؟',
  'How a menu is built, in four minutes': 'كيف تُبنى القائمة، في أربع دقائق',
  // Long work
  'You can go on working.': 'يمكنك متابعة العمل.',
  'The publication goes on when this page is closed. A message tells you when it is through.':
    'يستمر النشر حتى لو أُغلقت هذه الصفحة، وتصلك رسالة عند انتهائه.',
  'Publishing 12 changes': 'نشر 12 تغييرًا',
  'Begun by Ana Ruiz at 17:20.': 'بدأته نادية سعد الساعة 17:20.',
  'See the changes': 'عرض التغييرات',
  'Stop after this store': 'التوقف بعد هذا المتجر',
  'Tills that have it': 'الصناديق التي وصلها',
  '6 of 14': '6 من 14',
  'La Encina Retiro': 'السنديانة، المعادي',
  'La Encina Playa': 'السنديانة، الساحل',
  'La Encina Norte': 'السنديانة، مصر الجديدة',
  'Under way': 'قيد النشر',
  'Not reached': 'لم يُوصل إليه',
  Waits: 'ينتظر',
  '4 of 4 tills': '4 من 4 صناديق',
  '2 of 5 tills': '2 من 5 صناديق',
  'Its till Terrace is silent; it takes the change when it is back':
    'صندوق الشرفة صامت، ويأخذ التغيير حين يعود',
  'Closed until 18:00': 'مغلق حتى الساعة 18:00',
  // A question
  '214 prices in three stores.': '214 سعرًا في ثلاثة متاجر.',
  'Delete the price list Terrace, summer?': 'حذف قائمة الأسعار «الشرفة، صيف»؟',
  'Delete the list': 'حذف القائمة',
  'takes Terrace, winter from now on': 'يأخذ «الشرفة، شتاء» من الآن',
  'has no other list: its terrace is closed': 'ليست لديه قائمة أخرى: تُغلق شرفته',
  'Three stores use it. Tickets that are paid keep their prices.':
    'تستخدمها ثلاثة متاجر. التذاكر المدفوعة تحتفظ بأسعارها.',
  // A list with filters
  'Search taxes': 'البحث في الضرائب',
  Filters: 'عوامل التصفية',
} as const satisfies Readonly<Record<string, string>>;
