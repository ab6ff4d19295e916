import type { MemberLimit } from '@lantern/contracts';
import { type LimitKind, limitKinds } from '@lantern/rules';
import { Card, IconDisc } from '@lantern/ui';
import { ArrowDownToLine, Clock, Dices, type LucideIcon, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { Section } from '../../lib/show/section.tsx';
import { useDurationText } from '../../lib/time/duration-text.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';

const icons: Record<LimitKind, LucideIcon> = {
  deposit: ArrowDownToLine,
  loss: TrendingDown,
  stake: Dices,
  session: Clock,
};

interface LimitSectionProps {
  limits: readonly MemberLimit[];
  waitHours: number;
}

/** All the limits that there can be, a card for each kind. */
export function LimitSection({ limits, waitHours }: LimitSectionProps) {
  const { t } = useTranslation('protection');
  const duration = useDurationText();
  const [open, setOpen] = useState<MemberLimit>();
  return (
    <Section
      title={t('limits.title')}
      hint={t('limits.hint', { wait: duration({ hours: waitHours }) })}
    >
      <div className="grid gap-3 xl:grid-cols-2">
        {limitKinds.map((kind) => (
          <KindCard
            key={kind}
            kind={kind}
            limits={limits.filter((one) => one.kind === kind)}
            onOpen={setOpen}
          />
        ))}
      </div>
      {open && (
        <DialogPlace onClose={() => setOpen(undefined)}>
          <LimitDialog limit={open} waitHours={waitHours} onClose={() => setOpen(undefined)} />
        </DialogPlace>
      )}
    </Section>
  );
}

interface KindCardProps {
  kind: LimitKind;
  limits: readonly MemberLimit[];
  onOpen: (limit: MemberLimit) => void;
}

function KindCard({ kind, limits, onOpen }: KindCardProps) {
  const { t } = useTranslation('protection');
  const Icon = icons[kind];
  return (
    <Card padding="none">
      <div className="flex items-start gap-3 border-b border-border p-4 md:px-5">
        <IconDisc icon={Icon} size="small" />
        <p className="min-w-0 self-center text-body text-text-2">{t(`limits.about.${kind}`)}</p>
      </div>
      <ul className="divide-y divide-border">
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onOpen={() => onOpen(limit)} />
        ))}
      </ul>
    </Card>
  );
}
