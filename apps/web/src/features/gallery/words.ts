/** The texts of the samples: the page is for developers, so they are in no locale. */
export interface Words {
  title: string;
  text: string;
  action: string;
  other: string;
  field: string;
  hint: string;
  error: string;
  choices: readonly [string, string, string];
  locale: string;
}

export const english: Words = {
  title: 'Lucky Bowl',
  text: 'Six symbols, three dice. Every shake can be checked.',
  action: 'Play now',
  other: 'Cancel',
  field: 'Username',
  hint: '6 to 16 letters and digits',
  error: 'This name is taken.',
  choices: ['Today', 'Yesterday', 'Last 7 days'],
  locale: 'en',
};

export const arabic: Words = {
  title: 'وعاء الحظ',
  text: 'ستة رموز وثلاثة أحجار نرد. يمكن التحقق من كل رمية.',
  action: 'العب الآن',
  other: 'إلغاء',
  field: 'اسم المستخدم',
  hint: 'من 6 إلى 16 حرفًا ورقمًا',
  error: 'هذا الاسم مستخدم.',
  choices: ['اليوم', 'أمس', 'آخر 7 أيام'],
  locale: 'ar',
};
