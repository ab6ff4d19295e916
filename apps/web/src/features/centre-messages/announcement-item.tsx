import type { announcements, ValueOf } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../lib/show/rich-text.tsx';
import { exactText, Stamp } from '../../lib/time/stamp.tsx';
import { NewsItem } from './news-item.tsx';

export type Announcement = ValueOf<typeof announcements>['list'][number];

export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('centre');
  const { type, title, content, timestamp } = announcement;
  return (
    <NewsItem
      badge={t(`messages.type.${type}`)}
      tone={type === 'PR' ? 'accent' : 'brand'}
      when={<Stamp instant={timestamp} />}
      title={title}
    >
      <p className="num mb-3 text-caption text-text-3">{exactText(timestamp)}</p>
      <RichText html={content} />
    </NewsItem>
  );
}
