import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { Coins, type LucideIcon, SearchCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Coral stays with the game beside it. */
const quiet = 'border-on-header-2! bg-transparent! text-on-header! hover:bg-header-well!';

interface PanelProps {
  icon: LucideIcon;
  title: string;
  text: string;
  action: ReactNode;
}

/** A dark panel with one action, beside a game that is alone on its shelf. */
function Panel({ icon: Icon, title, text, action }: PanelProps): ReactNode {
  return (
    <section
      className={clsx(
        'flex flex-col items-start gap-3 p-5',
        'rounded-card bg-linear-to-br brand-band from-20%',
        'md:justify-center md:p-6',
      )}
    >
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-button bg-header-well text-gold"
      >
        <Icon size={22} />
      </span>
      <h3 className="text-h2">{title}</h3>
      <p className="max-w-prose text-body text-on-header/85">{text}</p>
      {action}
    </section>
  );
}

/** Play money for visitors who want to try first. */
export function FreePlayPanel({
  busy,
  onStart,
}: {
  busy: boolean;
  onStart: () => void;
}): ReactNode {
  const { t } = useTranslation('home');
  return (
    <Panel
      icon={Coins}
      title={t('freePlay.title')}
      text={t('freePlay.text')}
      action={
        <Button kind="outline" className={quiet} loading={busy} onClick={onStart}>
          {t('freePlay.action')}
        </Button>
      }
    />
  );
}

/** The betting record, for a member. */
export function RecordPanel({ onOpen }: { onOpen: () => void }): ReactNode {
  const { t } = useTranslation('home');
  return (
    <Panel
      icon={SearchCheck}
      title={t('record.title')}
      text={t('record.text')}
      action={
        <Button kind="outline" className={quiet} onClick={onOpen}>
          {t('record.action')}
        </Button>
      }
    />
  );
}
