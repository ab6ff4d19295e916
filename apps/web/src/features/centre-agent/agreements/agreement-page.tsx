import type { AgreementKind } from '@lantern/rules/agreements';
import { Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementView } from './agreement-view.tsx';
import { BillPage } from './bill-page.tsx';
import { BillsView } from './bills-view.tsx';
import { DebtCards } from './debt-cards.tsx';
import { DownlineAgreements } from './downline-agreements.tsx';
import { OfferForm, type OfferTo } from './offer-form.tsx';
import { OwnAgreement } from './own-agreement.tsx';

const views = ['own', 'downline', 'bills'] as const;

type Opened = { offer: OfferTo } | { agreement: string } | { bill: string };

/** A page of one kind of agreement: the own one, those of the downline, and their bills. */
export function AgreementPage({ kind }: { kind: AgreementKind }) {
  const { t } = useTranslation('agreements');
  const [view, setView] = useState<(typeof views)[number]>('own');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  if (opened)
    return (
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <OpenedPart
          opened={opened}
          kind={kind}
          onClose={close}
          onOffer={(offer) => setOpened({ offer })}
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <p className="max-w-150 text-body text-text-2">{t(`about.${kind}`)}</p>
      <Segmented
        label={t('view.label')}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <DebtCards kind={kind} onOpen={(bill) => setOpened({ bill })} />
      {view === 'own' && (
        <OwnAgreement kind={kind} onOpen={(agreement) => setOpened({ agreement })} />
      )}
      {view === 'downline' && (
        <DownlineAgreements
          kind={kind}
          onOpen={(agreement) => setOpened({ agreement })}
          onOffer={(offer) => setOpened({ offer })}
        />
      )}
      {view === 'bills' && <BillsView kind={kind} onOpen={(bill) => setOpened({ bill })} />}
    </div>
  );
}

interface OpenedPartProps {
  opened: Opened;
  kind: AgreementKind;
  onClose: () => void;
  onOffer: (to: OfferTo) => void;
}

function OpenedPart({ opened, kind, onClose, onOffer }: OpenedPartProps) {
  if ('bill' in opened) return <BillPage id={opened.bill} onClose={onClose} />;
  if ('agreement' in opened)
    return <AgreementView id={opened.agreement} onClose={onClose} onOffer={onOffer} />;
  return <OfferForm kind={kind} to={opened.offer} onClose={onClose} />;
}
