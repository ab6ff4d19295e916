import { Button, Card, SectionHeading } from '@lantern/ui';
import clsx from 'clsx';
import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSite, useSwitch } from '../../lib/site/site.ts';

/** Three steps from a visitor to a first round; a member has made them. */
export function FirstSteps(): ReactNode {
  const { t } = useTranslation(['home', 'layout']);
  const { minimumAge } = useSite().settings;
  const direct = useSwitch('DIRECTREG3');
  const overlay = useOverlay();
  if (useSession()) return null;
  const steps = [
    { title: t('steps.account'), text: t('steps.accountText', { age: minimumAge }) },
    { title: t('steps.deposit'), text: t('steps.depositText') },
    { title: t('steps.play'), text: t('steps.playText') },
  ];
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading icon={<Footprints size={20} />} title={t('steps.title')} />
      <ol className="grid gap-2 md:grid-cols-3 md:gap-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="contents">
            <Card className="flex gap-4 md:flex-col md:gap-3">
              <span
                aria-hidden
                className={clsx(
                  'grid size-10 shrink-0 place-items-center',
                  'num rounded-button bg-brand-soft text-h3 font-extrabold text-brand',
                )}
              >
                {index + 1}
              </span>
              <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
                <h3 className="text-h3">{title}</h3>
                <p className="text-body text-text-2">{text}</p>
                {index === 0 && direct && (
                  <Button kind="soft" className="mt-2" onClick={() => overlay.open('register')}>
                    {t('layout:register')}
                  </Button>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
