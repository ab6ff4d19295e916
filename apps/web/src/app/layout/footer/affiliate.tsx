import { invitationLink, Refusal } from '@lantern/contracts';
import { mayOpenAgentCentre } from '@lantern/rules';
import { Button, IconDisc } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Network } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { useSession } from '../../../lib/session/session.ts';

/**
 * The invitation to bring others: a visitor logs in, an agent goes to the agent centre, a member to
 * the referral, or to the security centre where the brand has no referral (NAV-15).
 */
export function Affiliate(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const client = useQueryClient();
  const session = useSession();
  const start = () => {
    if (!session) overlay.open('login');
    else if (mayOpenAgentCentre(session.isAgent)) overlay.openAgent();
    else void openReferral();
  };
  const openReferral = async () => {
    const trouble = await client.fetchQuery(queryOf(invitationLink)).then(
      () => undefined,
      (error: unknown) => error,
    );
    const isOff = trouble instanceof Refusal && trouble.code === 'feature_disabled';
    overlay.openCentre(isOff ? 'securityCenter' : 'referral');
  };
  return (
    <section
      className={clsx(
        'flex flex-wrap items-center gap-4 p-4',
        'rounded-card bg-linear-to-r brand-band rtl:bg-linear-to-l md:p-5',
      )}
    >
      <IconDisc icon={Network} className="bg-header-well" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-h3">{t('affiliate.title')}</h2>
        <p className="text-body text-on-header-2">{t('affiliate.text')}</p>
      </div>
      <Button kind="accent" size={48} onClick={start}>
        {t('affiliate.start')}
      </Button>
    </section>
  );
}
