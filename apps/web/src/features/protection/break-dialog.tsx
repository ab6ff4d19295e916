import type { protection, ValueOf } from '@lantern/contracts';
import { Button, Checkbox, SelectField } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { Ban, DoorOpen, Lock, LogOut, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { useDurationText } from '../../lib/time/duration-text.ts';
import { useMomentText } from '../../lib/time/moment.tsx';
import { type Break, endOf, useBreak } from './use-break.ts';

export type BreakKind = Break['kind'];
type Options = ValueOf<typeof protection>['options'];

const forever = 'forever';

const effects: readonly (readonly ['logout' | 'closed' | 'open' | 'firm', LucideIcon])[] = [
  ['logout', LogOut],
  ['closed', Ban],
  ['open', DoorOpen],
  ['firm', Lock],
];

function readBreak(kind: BreakKind, chosen: string): Break {
  if (kind === 'coolOff') return { kind, hours: Number(chosen) };
  return { kind, months: chosen === forever ? null : Number(chosen) };
}

interface BreakDialogProps {
  kind: BreakKind;
  options: Options;
  onClose: () => void;
}

/** A break in two steps: how long and what it means, and then the one that cannot be taken back. */
export function BreakDialog({ kind, options, onClose }: BreakDialogProps) {
  const [chosen, setChosen] = useState('');
  const [sure, setSure] = useState(false);
  return sure ? (
    <Confirm wanted={readBreak(kind, chosen)} onBack={() => setSure(false)} onClose={onClose} />
  ) : (
    <Choose
      kind={kind}
      options={options}
      chosen={chosen}
      onChoose={setChosen}
      onNext={() => setSure(true)}
      onClose={onClose}
    />
  );
}

interface ChooseProps extends BreakDialogProps {
  chosen: string;
  onChoose: (value: string) => void;
  onNext: () => void;
}

function Choose({ kind, options, chosen, onChoose, onNext, onClose }: ChooseProps): ReactNode {
  const { t } = useTranslation(['protection', 'common']);
  const duration = useDurationText();
  const [tried, setTried] = useState(false);
  const choices =
    kind === 'coolOff'
      ? options.coolOffHours.map((hours) => ({ value: String(hours), label: duration({ hours }) }))
      : [
          ...options.exclusionMonths.map((months) => ({
            value: String(months),
            label: duration({ months }),
          })),
          { value: forever, label: t('break.forever') },
        ];
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={600}
      title={t(`break.${kind}`)}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            kind="outline"
            size={48}
            className="min-w-fit flex-1 md:flex-none"
            onClick={onClose}
          >
            {t('common:cancel')}
          </Button>
          <Button
            size={48}
            className="min-w-fit flex-1 md:flex-none"
            onClick={() => (chosen ? onNext() : setTried(true))}
          >
            {t('break.next')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label={t('break.how')}
          required
          placeholder={t('break.choose')}
          options={choices}
          value={chosen}
          error={tried && !chosen ? t('break.choose') : undefined}
          onChange={({ target }) => onChoose(target.value)}
        />
        <section aria-label={t('break.effects')}>
          <h3 className="text-h3">{t('break.effects')}</h3>
          <ul className="mt-2 flex flex-col gap-3">
            {effects.map(([effect, Icon]) => (
              <li key={effect} className="flex items-start gap-3 text-body">
                <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
                <span className="min-w-0">{t(`break.effect.${effect}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  );
}

interface ConfirmProps {
  wanted: Break;
  onBack: () => void;
  onClose: () => void;
}

function Confirm({ wanted, onBack, onClose }: ConfirmProps): ReactNode {
  const { t } = useTranslation(['protection', 'common']);
  const duration = useDurationText();
  const momentText = useMomentText();
  const [understood, setUnderstood] = useState(false);
  const [tried, setTried] = useState(false);
  const { begin, busy, trouble } = useBreak();
  const until = endOf(wanted, new Date());
  const time =
    wanted.kind === 'coolOff' ? duration(wanted) : duration({ months: wanted.months ?? 0 });
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={400}
      role="alertdialog"
      title={t('break.confirmTitle')}
      description={
        until
          ? t('break.confirmText', { time, until: momentText(until.toISOString()) })
          : t('break.confirmForever')
      }
      closeLabel={t('common:close')}
      dismissible={!busy}
      footer={
        <>
          <Button
            kind="outline"
            size={48}
            className="min-w-fit flex-1"
            disabled={busy}
            onClick={onBack}
          >
            {t('break.back')}
          </Button>
          <Button
            kind="danger"
            size={48}
            className="min-w-fit flex-1"
            loading={busy}
            onClick={() => (understood ? begin(wanted) : setTried(true))}
          >
            {t(wanted.kind === 'coolOff' ? 'break.doCoolOff' : 'break.doExclude')}
          </Button>
        </>
      }
    >
      <FormTrouble trouble={trouble} />
      <Checkbox
        label={t('break.understood')}
        checked={understood}
        error={tried && !understood ? t('break.notUnderstood') : undefined}
        onChange={({ target }) => setUnderstood(target.checked)}
      />
    </Modal>
  );
}
