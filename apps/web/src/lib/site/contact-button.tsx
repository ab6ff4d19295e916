import { Button, type ButtonKind, type ButtonSize } from '@lantern/ui';
import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from './customer-service.ts';
import { useHasService } from './resources.ts';

interface ContactButtonProps {
  label: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
}

/** Opens customer service, where it can help. */
export function ContactButton({ label, kind = 'brand', size, className }: ContactButtonProps) {
  const contact = useCustomerService();
  return (
    <Button
      kind={kind}
      size={size}
      className={className}
      start={<Headset size={18} aria-hidden />}
      onClick={() => void contact()}
    >
      {label}
    </Button>
  );
}

/**
 * The same below what else can be done about money that has not arrived; nothing where the brand
 * has no such people.
 */
export function ContactBelow() {
  const { t } = useTranslation('centre');
  if (!useHasService()) return null;
  return <ContactButton kind="outline" size={48} className="w-full" label={t('contact')} />;
}
