import { Button, Card } from '@lantern/ui';
import { Headset, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useCustomerService } from '../../lib/site/customer-service.ts';

/** The two ways to a person: a talk, and a message. */
export function ContactActions(): ReactNode {
  const { t } = useTranslation('help');
  const contact = useCustomerService();
  const overlay = useOverlay();
  return (
    <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button start={<Headset size={18} aria-hidden />} onClick={() => void contact()}>
        {t('contact.action')}
      </Button>
      <Button
        kind="outline"
        start={<MessageSquareText size={18} aria-hidden />}
        onClick={() => overlay.open('feedback')}
      >
        {t('contact.feedback')}
      </Button>
    </div>
  );
}

/** The contact, for when the articles did not help. */
export function ContactBlock(): ReactNode {
  const { t } = useTranslation('help');
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-52 flex-1">
        <h2 className="text-h3">{t('contact.title')}</h2>
        <p className="text-body text-text-2">{t('contact.text')}</p>
      </div>
      <ContactActions />
    </Card>
  );
}
