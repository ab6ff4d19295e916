import type { Exclusion, protection, ValueOf } from '@lantern/contracts';
import { Button, Card, IconDisc } from '@lantern/ui';
import { DoorOpen, type LucideIcon, PauseCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../lib/show/section.tsx';
import { useDurationText } from '../../lib/time/duration-text.ts';
import { BreakDialog, type BreakKind } from './break-dialog.tsx';

interface BreakSectionProps {
  options: ValueOf<typeof protection>['options'];
  exclusion: Exclusion | null;
}

/** The two ways to stop for a while. Who is excluded already can still choose something longer. */
export function BreakSection({ options, exclusion }: BreakSectionProps) {
  const { t } = useTranslation('protection');
  const duration = useDurationText();
  const [open, setOpen] = useState<BreakKind>();
  const [shortest, longest] = [
    Math.min(...options.coolOffHours),
    Math.max(...options.coolOffHours),
  ];
  return (
    <Section title={t('break.title')}>
      <div className="grid gap-3 lg:grid-cols-2">
        {options.coolOffHours.length > 0 && exclusion === null && (
          <BreakCard
            icon={PauseCircle}
            title={t('break.coolOff')}
            text={t('break.coolOffText', {
              shortest: duration({ hours: shortest }),
              longest: duration({ hours: longest }),
            })}
            action={t('break.coolOffAction')}
            onOpen={() => setOpen('coolOff')}
          />
        )}
        <BreakCard
          icon={DoorOpen}
          title={t('break.exclusion')}
          text={t('break.exclusionText')}
          action={t('break.exclusionAction')}
          onOpen={() => setOpen('exclusion')}
        />
      </div>
      {open && <BreakDialog kind={open} options={options} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

interface BreakCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  action: string;
  onOpen: () => void;
}

function BreakCard({ icon: Icon, title, text, action, onOpen }: BreakCardProps) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <div className="flex items-start gap-3">
        <IconDisc icon={Icon} size="small" className="bg-warning-soft text-warning" />
        <div className="min-w-0">
          <h4 className="text-h3">{title}</h4>
          <p className="mt-0.5 text-body text-text-2">{text}</p>
        </div>
      </div>
      <Button kind="outline" className="mt-auto" onClick={onOpen}>
        {action}
      </Button>
    </Card>
  );
}
