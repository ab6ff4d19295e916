import { useTranslation } from 'react-i18next';

/** The reason why an order needs attention, if there is one. */
export function Attention({ why }: { why: string | null }) {
  const { t } = useTranslation();
  if (!why) return null;
  return (
    <p role="alert" className="rounded-card bg-warning-soft px-4 py-3 text-body text-warning">
      {t('payout.attention')} {why}
    </p>
  );
}
