import { formatTag } from '@lantern/rules';
import { IconDisc } from '@lantern/ui';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface InvitedCountProps {
  count: number;
  label: string;
  /** In place of the label while there is nobody. */
  none?: string;
}

/** How many have come by an invitation. */
export function InvitedCount({ count, label, none = label }: InvitedCountProps) {
  const { i18n } = useTranslation();
  return (
    <div className="flex items-center gap-4 rounded-card bg-linear-to-r from-header from-20% to-brand px-5 py-4 text-on-header rtl:bg-linear-to-l dark:from-raised dark:to-brand-soft">
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
