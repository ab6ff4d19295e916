import type { InboxMessage, MessageKind } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../lib/time/moment.tsx';
import { NewsItem } from './news-item.tsx';
import { useMark } from './use-mark.ts';

const about = {
  safety: 'layout:centre.securityCenter',
  password_changed: 'layout:centre.securityCenter',
  new_login: 'layout:centre.securityCenter',
  deposit: 'layout:centre.depositv2',
  withdrawal: 'layout:centre.withdraw',
  free_rounds: 'layout:centre.rewardCenter',
  lottery_correction: 'layout:page.lottery',
  staff: 'layout:service.title',
} as const satisfies Record<MessageKind, string>;

/** A message to the member, which can be removed once it is open. */
export function InboxItem({ message }: { message: InboxMessage }) {
  const { t } = useTranslation(['centre', 'layout']);
  const { mark } = useMark();
  const { mark: remove, marking: removing } = useMark('remove');
  const { id, kind, title, text, at, read } = message;
  return (
    <NewsItem
      badge={t(about[kind])}
      tone={kind === 'staff' ? 'accent' : 'brand'}
      when={<Moment instant={at} />}
      title={title}
      unread={read ? undefined : t('messages.unread')}
      onOpen={() => !read && mark({ ids: [id] })}
    >
      <div className="flex flex-col items-start gap-3">
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-body">
          {text}
        </p>
        <Button
          kind="ghost"
          className="-ms-4"
          loading={removing}
          aria-label={t('messages.removeOf', { title })}
          start={<Trash2 size={18} aria-hidden />}
          onClick={() => remove({ ids: [id] })}
        >
          {t('messages.remove')}
        </Button>
      </div>
    </NewsItem>
  );
}
