import { Modal } from '@lantern/ui/modal';
import { useTranslation } from 'react-i18next';

const sections = ['age', 'account', 'money', 'fair', 'privacy', 'care'] as const;

/** What a member agrees to. */
export default function TermsModal({
  minimumAge,
  onClose,
}: {
  minimumAge: number;
  onClose: () => void;
}) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <Modal
      open
      reading
      onOpenChange={onClose}
      title={t('terms.title')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        {sections.map((section) => (
          <section key={section}>
            <h3 className="text-h3">{t(`terms.${section}Title`)}</h3>
            <p className="mt-1 max-w-prose text-article text-text-2">
              {t(`terms.${section}`, { age: minimumAge })}
            </p>
          </section>
        ))}
      </div>
    </Modal>
  );
}
