import { formatTag } from '@lantern/rules';
import { IconDisc } from '@lantern/ui';
import clsx from 'clsx';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface InvitedCountProps {
  count: number;
  label: string;
  /** In place of the label while the count is zero. */
  none?: string;
}

/** The number of members who joined by an invitation. */
export function InvitedCount({ count, label, none = label }: InvitedCountProps) {
  const { i18n } = useTranslation();
  return (
    <div
      className={clsx(
        'flex items-center gap-4 px-5 py-4',
        'rounded-card bg-linear-to-r brand-band from-20%',
        'rtl:bg-linear-to-l',
      )}
    >
      <IconDisc icon={Users} className="bg-header-well" />
      <p className="flex min-w-0 flex-col">
        <span className="num text-h1">
          <bdi>{new Intl.NumberFormat(formatTag(i18n.language)).format(count)}</bdi>
        </span>
        <span className="text-caption text-on-header-2">{count === 0 ? none : label}</span>
      </p>
    </div>
  );
}
