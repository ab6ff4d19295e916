import { type RealityCheck, seeRealityCheck } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { SignedMoney } from '../../lib/money/shown-money.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { refreshProtection } from '../../lib/protection/protection-now.ts';
import { useDurationText } from '../../lib/time/duration-text.ts';
import { useMomentText } from '../../lib/time/moment.tsx';

/** A game that fills the screen would hide what lies over the page. */
function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/**
 * How long and how dear it was since the login. It goes only when the member says to have seen it.
 */
export function RealityDialog({ reality }: { reality: RealityCheck }): ReactNode {
  const { t } = useTranslation(['protection', 'common']);
  const overlay = useOverlay();
  const client = useQueryClient();
  const duration = useDurationText();
  const momentText = useMomentText();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(leaveFullscreen, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_next: () => void) => call(seeRealityCheck, { body: {} }),
    onSuccess: async (_value, next) => {
      await refreshProtection(client);
      next();
    },
  });
  const stay = () => undefined;
  return (
    <Modal
      open
      onOpenChange={stay}
      width={400}
      role="alertdialog"
      dismissible={false}
      initialFocus={goOn}
      title={t('reality.dialogTitle')}
      description={t('reality.dialogText', {
        time: duration({ minutes: reality.minutes }),
        since: momentText(reality.since),
      })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            kind="outline"
            size={48}
            className="min-w-fit flex-1"
            disabled={isPending}
            onClick={() => mutate(() => overlay.open('logout'))}
          >
            {t('reality.leave')}
          </Button>
          <Button
            ref={goOn}
            size={48}
            className="min-w-fit flex-1"
            loading={isPending}
            onClick={() => mutate(stay)}
          >
            {t('reality.continue')}
          </Button>
        </>
      }
    >
      <FormTrouble trouble={error} />
      <Figures reality={reality} />
      <Button
        kind="ghost"
        className="mt-3"
        disabled={isPending}
        onClick={() => mutate(() => overlay.openCentre('protection'))}
      >
        {t('reality.limits')}
      </Button>
    </Modal>
  );
}

function Figures({ reality }: { reality: RealityCheck }) {
  const { t } = useTranslation('protection');
  const money = useMoney();
  const { staked, won, net, currency } = reality;
  return (
    <dl className="m-0 flex flex-col gap-2 rounded-card bg-sunken p-4 text-body">
      <div className="flex justify-between gap-4">
        <dt className="text-text-2">{t('reality.staked')}</dt>
        <dd className="num m-0 font-semibold">
          <bdi>{money(staked, currency)}</bdi>
        </dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-text-2">{t('reality.won')}</dt>
        <dd className="num m-0 font-semibold">
          <bdi>{money(won, currency)}</bdi>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-border pt-2">
        <dt className="text-h3">{t('reality.net')}</dt>
        <dd className="m-0 text-h2">
          <SignedMoney minor={net} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
