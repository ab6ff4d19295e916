import { Button } from '@lantern/ui';
import { Hourglass, KeyRound, Landmark, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useMomentText } from '../../lib/time/moment.tsx';
import { Notice } from './notice.tsx';
import type { Terms } from './terms.ts';
import { TurnoverCard } from './turnover-card.tsx';

/** Whether there is anything in the way of asking for any amount. */
export const isBlocked = ({
  obstacle,
  most,
  accounts,
  paymentPassword,
  paymentPasswordUsableAt,
}: Terms): boolean =>
  obstacle !== null ||
  most === '0' ||
  !paymentPassword ||
  paymentPasswordUsableAt !== null ||
  !accounts.some(({ usable }) => usable);

/** The first obstacle as a sentence, with the page that resolves it. */
export function Obstacle({ terms }: { terms: Terms }) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  if (terms.obstacle === 'turnover_not_met') return <TurnoverCard terms={terms} />;
  if (terms.obstacle !== null)
    return (
      <Notice tone="warning" icon={Hourglass}>
        {t(`obstacle.${terms.obstacle}`)}
      </Notice>
    );
  if (terms.accounts.length === 0 || !terms.paymentPassword) return <Missing terms={terms} />;
  const until = waitOf(terms);
  if (until) return <Waiting {...until} />;
  return (
    <Notice tone="info" icon={Wallet}>
      {t('obstacle.little', { minimum: money(terms.minimum, terms.currency) })}
    </Notice>
  );
}

function Missing({ terms }: { terms: Terms }) {
  const { t } = useTranslation('withdrawal');
  const overlay = useOverlay();
  const what = terms.accounts.length === 0 ? 'account' : 'password';
  return (
    <Notice
      tone="info"
      icon={what === 'account' ? Landmark : KeyRound}
      action={
        <Button onClick={() => overlay.openCentre('securityCenter')}>
          {t(`need.${what}Action`)}
        </Button>
      }
    >
      {t(`need.${what}`)}
    </Notice>
  );
}

interface Wait {
  what: 'waiting' | 'passwordWaiting';
  until: string;
}

/**
 * What a member can only wait for: the first account, or a payment password that has taken the
 * place of a forgotten one.
 */
function waitOf({ accounts, paymentPasswordUsableAt }: Terms): Wait | undefined {
  const [soonest] = accounts.map(({ usableAt }) => usableAt).sort();
  if (soonest !== undefined && !accounts.some(({ usable }) => usable))
    return { what: 'waiting', until: soonest };
  return paymentPasswordUsableAt === null
    ? undefined
    : { what: 'passwordWaiting', until: paymentPasswordUsableAt };
}

function Waiting({ what, until }: Wait) {
  const { t } = useTranslation('withdrawal');
  const momentText = useMomentText();
  return (
    <Notice tone="info" icon={Hourglass}>
      {t(`need.${what}`, { time: momentText(until) })}
    </Notice>
  );
}
