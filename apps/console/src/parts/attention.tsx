import { useTranslation } from 'react-i18next';

/** Why somebody should look at what stands in the room; nothing where there is no reason. */
export function Attention({ why }: { why: string | null }) {
  const { t } = useTranslation();
  if (!why) return null;
  return (
    <p role="alert" className="rounded-card bg-warning-soft px-4 py-3 text-body text-warning">
      {t('payout.attention')} {why}
    </p>
  );
}
