import { registerSettings } from '@lantern/contracts';
import { Button, StatusPill, StatusRow } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { DialogPlace } from '../../../lib/navigation/dialog-place.tsx';
import { part } from '../../../lib/parts/lazy-part.ts';
import { Rows, Section } from '../../../lib/show/section.tsx';
import type { SecurityState } from '../state.ts';
import { providerNames } from './provider-names.ts';

const ChangeLink = lazy(part(() => import('./change-link.tsx')));

interface LinkedSectionProps {
  social: SecurityState['social'];
  guard: (go: () => void) => void;
}

/**
 * Accounts elsewhere that can log in here: those that are linked, and those of providers that the
 * brand has.
 */
export function LinkedSection({ social, guard }: LinkedSectionProps) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<SecurityState['social'][number]>();
  const offered = useQuery(queryOf(registerSettings)).data?.social ?? [];
  const shown = social.filter(({ provider, linked }) => linked || offered.includes(provider));
  const close = () => setOpen(undefined);
  if (shown.length === 0) return null;
  return (
    <Section title={t('linked.title')} hint={t('linked.hint')}>
      <Rows>
        {shown.map((one) => (
          <StatusRow
            key={one.provider}
            icon={<Link2 size={20} />}
            title={providerNames[one.provider]}
            state={
              <StatusPill tone={one.linked ? 'success' : 'neutral'}>
                {t(one.linked ? 'linked.on' : 'linked.off')}
              </StatusPill>
            }
            action={
              <Button
                kind="outline"
                aria-label={t(one.linked ? 'linked.unlinkOf' : 'linked.linkOf', {
                  provider: providerNames[one.provider],
                })}
                onClick={() => guard(() => setOpen(one))}
              >
                {t(one.linked ? 'linked.unlink' : 'linked.link')}
              </Button>
            }
          />
        ))}
      </Rows>
      {open && (
        <DialogPlace onClose={close}>
          <ChangeLink {...open} onClose={close} />
        </DialogPlace>
      )}
    </Section>
  );
}
