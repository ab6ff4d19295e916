import { Button } from '@lantern/ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Leads from an opened part of a page back to its list. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button
      kind="ghost"
      className="-ms-2 self-start"
      start={<ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />}
      onClick={onClick}
    >
      {t('back')}
    </Button>
  );
}
